# The words of the pages in English.

# Every page.
skip = Skip to the content
site = Site
nav-import = Import
nav-about = About
nav-settings = Settings
language-label = Language
theme-label = Switch between light and dark
theme-auto = As the device has it
theme-light = Light
theme-dark = Dark
offline = No connection. We keep trying.
online = The connection is back.
went-wrong = Something went wrong. Please try again.
loading = Loading
close = Close
copy = Copy
copied = Copied.
yes = Yes
no = No
back = Back
link = Link

# Home.
home-title = Four games about nature
home-lead = Play with friends, against bots or alone; replay, study and learn. Exact rules, honest chance, no account needed.
play-now = Play now
new-table = New table
learn = Learn
players-count = Players:
minutes-short = min
your-tables = Your tables
open-tables = Tables with a free seat
watch-tables = Tables to watch
status-waiting = waiting for players
status-playing = being played
status-over = finished
your-turn = Your turn
free-seat = Free seat
home-back = To the start

# A new table.
new-title = { $game }: new table
options = The game
seats = Seats
seats-help = You can sit on several seats: then everybody plays on this device, and hands are hidden in between.
seat-me = Me, on this device
seat-open = Free, for whoever has the link
seat-bot = Bot: { $name }
seat-number = Seat { $n }
seat-name = Name of seat { $n }
terms = Terms
term-clock = Clock
clock-none = No clock
clock-bank = Time for the whole game
clock-move = Time for each move
minutes-bank = Minutes for each player, and 10 seconds more with each move
minutes-move = Minutes for each move
term-spectators = Spectators
spectators-open = May watch
spectators-delayed = May watch a little later
spectators-off = None
term-rated = Rated
rated-no = No, hints and undo are there
rated-yes = Yes, without hints
term-start = Begins
start-full = When all seats are taken
start-now = When I say so
create = Open the table
players = Players
parts = Parts of the table
board = Table
choices = What I can do

# At the table.
timeline = Timeline
more = Beside the board
log = Log
moves = Moves
chat = Chat
study = Study
type-move = Find or type a move
chat-line = Say something
send = Send
mute = Hide the chat
unmute = Show the chat
chat-said = { $who } says: { $text }
choose-one = Which of these?
choose-next = { $n ->
    [one] { $n } thing to choose.
   *[other] { $n } things to choose.
}
confirm-ask = { $move }? Confirm or go back.
confirm-do = Confirm: { $move }
place = Place it like this
turn = Turn
more-moves = { $n ->
    [one] { $n } more …
   *[other] { $n } more …
}
moves-found = { $all ->
    [one] { $n } of { $all } legal move
   *[other] { $n } of { $all } legal moves
}
moves-none = You have no move to make here.
undo = Undo
undo-asked = { $who } would like to take a move back. Do you agree?
undo-waits = You asked to take a move back; the others have to agree.
enlarge = Enlarge
zoom = Zoom
bot = bot
left = left
absent = away
late = out of time
you = you
acts = to move
rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
score-now = If the game ended now
score-of = { $who }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
sit = Sit down
start = Begin
invite = Invite
rematch = Rematch
to-rematch = To the rematch
leave = Leave
leave-sure = Leave this table? A bot will take your seat.
return = Come back
judge-more = Give { $who } more time
judge-bot = Let a bot play for { $who }
cover-title = It is { $who }'s turn
cover-help = Pass the device on. Nobody else should look now.
cover-open = I am here, show my hand

# Looking back, studying.
moment = Before move { $n } of { $all }
looking-back = You are looking at an earlier moment.
to-now = Back to now
missed = { $n ->
    [one] { $n } move since you were last here.
   *[other] { $n } moves since you were last here.
}
missed-show = Show me
dismiss = Dismiss
time = Moment of the game
time-first = To the beginning
time-turn-back = One turn back
time-back = One move back
time-play = Play
time-pause = Pause
time-on = One move on
time-turn-on = One turn on
time-last = To now
curves = Points of all players over the game; click to go to a moment
branch = Branch from here
branch-alone = Branch, playing every seat
moment-link = Link to this moment
export = Export
secret = Secret of the deal: { $secret }…
commitment = The deal is sealed: { $secret }…
hints = Hints
hint-legal = What is legal
hint-score = What it scores now
hint-bot = What a strong bot would do
no-hints = There are no hints at this table.
thinking = Thinking …
worse = { $n } less
worth = { $n } points

# Learning.
learn-title = Learn { $game }
lesson-title = Your first game
lesson-lead = Learn by doing: a few guided moves on a real table, a quarter of an hour at most. You may stop at any time.
lesson-begin = Begin the first game
lesson-rules = Read the rules
lesson-step = Step { $n } of { $of }
lesson-way = How far the first game has come
lesson-back = One move back
lesson-again = Begin again
lesson-leave = Leave the lesson
lesson-done = You can do it. Go on here to the end, or sit down at a real table:

# About.
page-about = About
about-title = About Hedgerow
about-what = Hedgerow is a home for four modern board games about nature: to play, replay, study and research them. It keeps exactly to the published rules.
about-games = The games and who made them
about-game = { $title } by { $designers }, published by { $publisher } in { $year }
about-unofficial = This is an unofficial work of enthusiasts. It is not connected with the designers and publishers named here, whose games deserve a place on your shelf. Drawings, words and code are our own.
about-fair-title = Honest chance
about-fair = Before a game begins its deal is sealed: you see a fingerprint of a secret. When the game is over the secret is shown, and anybody can check that nobody meddled with the cards.
about-data-title = What is kept about you
about-data = A cookie so that you are yourself again tomorrow, the name you choose, and your games. Nothing is loaded from other sites, and nothing is counted.
keys-title = Keys at the table
keys-arrows = walk among the things you may choose
keys-look = walk among all things, to have them read or explained
keys-enter = choose
keys-turn = turn the piece in hand
keys-back = take back a half-made choice
keys-about = explain the thing in focus
keys-type = find or type a move
keys-board = to the board
keys-undo = undo a move
keys-time = a move back, a move on

# Settings.
page-settings = Settings
set-name = Your name
set-theme = Colours
set-play = Play
set-confirm = Ask before each move is made
set-still = Nothing should move on the screen
set-notify = Tell me when it is my turn (while the page is open)
set-link = Your link
set-link-help = Open this link on another device and you are yourself there too. Keep it private; it works once, for a quarter of an hour.
set-games = All my finished games
set-games-help = Records of them in one file, a game on each line.
link-make = Make a link
saved = Saved.

# Import, and what is missing.
page-import = Import a game
import-help = A record that was exported here or written by the command line becomes a table to replay and study.
import-file = File
import-text = Or the record as text
import-go = Import
no-json = This is no record: it cannot be read as JSON.
page-me = Your other device
me-wait = One moment …
page-missing = Not found
missing-sentence = There is no such page.
