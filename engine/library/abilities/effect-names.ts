/** Numbers for the ids of entries, as answers carry them. */
export class EntryNumbers {
  private readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

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
