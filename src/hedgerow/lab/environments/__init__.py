"""The same positions as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and batches of games in compiled code."""
