/** Games that were handed out were not those that this machine plays: the question is to be asked again. */
export class GamesThrownOut extends Error {
  /** The machine that played them. */
  readonly by: string;
  constructor(by: string) {
    super(`games of ${by} do not count`);
    this.by = by;
  }
}
