/** What the open desk holds: a piece is made when it is first asked for, and is gone with the desk. */
const open: { pieces: Map<() => unknown, unknown> } = { pieces: new Map() };
/** What is begun with every desk. */
const begun = new Set<() => void>();

/** A piece of the open desk's state. */
export function piece<Piece>(make: () => Piece): () => Piece {
  return () => {
    if (!open.pieces.has(make)) open.pieces.set(make, make());
    return open.pieces.get(make) as Piece;
  };
}

/** Begins something with this desk and with every one after it, such as following a store. */
export function withEveryDesk(begin: () => void): void {
  begun.add(begin);
  begin();
}

/** Throws the desk's state away whole; the next one begins as at first. */
export function throwDeskAway(): void {
  open.pieces = new Map();
  for (const begin of begun) begin();
}
