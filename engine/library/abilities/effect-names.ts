/** The names of all entries of a content, each with its number: how answers carry them. A new name gets the next one. */
export class EffectNames {
  private readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** In the order of their numbers. */
  get all(): readonly string[] {
    return this.names;
  }

  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.names.push(name) - 1;
    this.numbers.set(name, number);
    return number;
  }
}
