// Narrowing the legal moves, click by click.  No document here: moves in, what may be chosen next out.
//
// A move is a list of refs, in the order of its arguments: ["domino:owl-fox", "cell:c4", "cell:d4"].  A thing on the table
// may answer to several refs, so a *pick* is the set of refs of what was clicked.  Kinds may be picked in any order (the cell
// before the card); within a kind the order counts where it makes a difference (which half of a domino goes where).

const kind = (ref) => ref.slice(0, ref.indexOf(":"));

// What is left of a move's refs after these picks, and whether each pick was the first of its kind; null if they don't fit.
function match(move, picks) {
  const rest = move.refs.slice();
  let strict = true;
  for (const pick of picks) {
    const at = rest.findIndex((ref) => pick.has(ref));
    if (at < 0) return null;
    if (rest.slice(0, at).some((ref) => kind(ref) === kind(rest[at]))) strict = false;
    rest.splice(at, 1);
  }
  return { move, rest, strict };
}

export class Choice {
  // `present(ref)` says whether there is such a thing on the table; the rest of a move is chosen from words.
  constructor(moves = [], present = () => true) {
    this.moves = moves;
    this.present = present;
    this.picks = [];
    this.turn = 0;
  }

  reset() {
    this.picks = [];
    this.turn = 0;
  }

  // The moves that the picks still allow.  Where two differ only in the order of equal kinds, the order of the clicks decides.
  candidates(picks = this.picks) {
    const found = this.moves.map((move) => match(move, picks)).filter(Boolean);
    const strict = new Set(found.filter((one) => one.strict).map(same));
    return found.filter((one) => one.strict || !strict.has(same(one)));
  }

  // What to light up: the next thing of each candidate, past what all of them share; and what may be clicked besides.
  next() {
    const found = this.candidates().map((one) => ({ ...one, rest: one.rest.filter(this.present) }));
    const open = found.filter((one) => one.rest.length);
    const shared = new Set(open.length ? open[0].rest.filter((ref) => open.every((one) => one.rest.includes(ref))) : []);
    const first = new Set();
    const other = new Set();
    for (const { rest } of open) {
      const own = rest.filter((ref) => !shared.has(ref));
      const wanted = own.length ? own : rest.slice(-1);
      first.add(wanted[0]);
      if (wanted.length > 1 && kind(wanted[1]) === kind(wanted[0])) first.add(wanted[1]);
      for (const ref of rest) other.add(ref);
    }
    for (const ref of first) other.delete(ref);
    return { first, other };
  }

  // Picks a thing.  True if something came of it.
  pick(refs) {
    const pick = new Set(refs);
    if (!this.candidates([...this.picks, pick]).length) return false;
    this.picks.push(pick);
    this.turn = 0;
    return true;
  }

  back() {
    this.turn = 0;
    return this.picks.pop() !== undefined;
  }

  // What stands now: one move if all of it is said, the moves to choose among by words if clicking says no more.
  verdict() {
    if (!this.picks.length) return { move: null, menu: [] };
    const found = this.candidates();
    const said = found.filter((one) => !one.rest.some(this.present)).map((one) => one.move);
    if (found.length === 1 && said.length === 1) return { move: said[0], menu: [] };
    return { move: null, menu: said };
  }

  // The ways a piece could lie if this thing were picked: moves that lack one last thing of the same kind.
  ways(refs) {
    const pick = new Set(refs);
    const found = this.candidates([...this.picks, pick]);
    const open = found.filter((one) => one.rest.filter(this.present).length);
    const kinds = new Set([...pick].map(kind));
    const pairs = open.filter((one) => {
      const rest = one.rest.filter(this.present);
      const ends = rest.filter((ref) => kinds.has(kind(ref)));
      return ends.length === 1 && rest.every((ref) => ref === ends[0] || this.shared(open, ref));
    });
    if (!pairs.length || pairs.length !== open.length || pairs.length > 8) return [];
    return new Set(pairs.map((one) => one.move.action)).size === 1 ? pairs.map((one) => one.move) : [];
  }

  shared(found, ref) {
    return found.every((one) => one.rest.includes(ref));
  }

  // The move that a click here would make, if no other click is needed: for the ghost of a piece.
  would(refs) {
    const ways = this.ways(refs);
    if (ways.length) return ways[((this.turn % ways.length) + ways.length) % ways.length];
    const found = this.candidates([...this.picks, new Set(refs)]);
    const rests = found.map((one) => one.rest.filter(this.present));
    const whole = found.filter((one, i) => rests[i].every((ref) => this.shared(found, ref)));
    return whole.length && whole.length === found.length ? whole[0].move : null;
  }

  // Moves no part of which lies on the table: they are buttons.
  spoken() {
    return this.moves.filter((move) => !move.refs.some(this.present));
  }

  // The moves whose words contain all these words, or whose text begins like this.
  filter(text) {
    const wanted = fold(text).split(/\s+/).filter(Boolean);
    if (!wanted.length) return this.moves;
    return this.moves.filter((move) => {
      const said = fold(`${move.say} ${move.text}`);
      return wanted.every((word) => said.includes(word));
    });
  }
}

const same = (one) => `${one.move.action} ${one.move.refs.slice().sort().join(" ")}`;
export const fold = (text) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
