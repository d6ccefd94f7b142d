/** Parts of the work, in the order in which they are done. */
type Part = 'seats' | 'forced' | 'decided';

/** How far the search for findings is, in games. What forced choices take is known late: at first it is the most. */
export class FindingsProgress {
  private done = 0;
  private readonly left: { [part in Part]: number };
  private readonly heard: (done: number, of: number) => void;

  constructor(left: { readonly [part in Part]: number }, heard: (done: number, of: number) => void) {
    this.left = { ...left };
    this.heard = heard;
  }

  took(part: Part, games: number): void {
    this.done += games;
    this.leaves(part, Math.max(0, this.left[part] - games));
  }

  /** The most games that are left of a part. */
  leaves(part: Part, games: number): void {
    this.left[part] = games;
    const { seats, forced, decided } = this.left;
    this.heard(this.done, this.done + seats + forced + decided);
  }
}
