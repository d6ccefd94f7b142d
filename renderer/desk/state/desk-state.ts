/** State of the open desk, created on first use and discarded with the desk. */
const open: { pieces: Map<() => unknown, unknown> } = { pieces: new Map() };
const begun = new Set<() => void>();

/** Defines state of the open desk. */
export function deskState<Piece>(make: () => Piece): () => Piece {
  return () => {
    if (!open.pieces.has(make)) open.pieces.set(make, make());
    return open.pieces.get(make) as Piece;
  };
}

/** Runs now and for each later desk, such as following a store. */
export function withEveryDesk(begin: () => void): void {
  begun.add(begin);
  begin();
}

export function discardDeskState(): void {
  open.pieces = new Map();
  for (const begin of begun) begin();
}
