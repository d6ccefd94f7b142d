/** Work that is done once at a time: all who ask for it meanwhile are seen to by doing it once more, not once each. */
export class OnceMore {
  private readonly work: () => Promise<void>;
  private isDoing = false;
  private isAsked = false;

  constructor(work: () => Promise<void>) {
    this.work = work;
  }

  /** Fulfilled when it is done as of now; at once for who asked while it was being done. */
  async ask(): Promise<void> {
    this.isAsked = true;
    if (this.isDoing) return;
    this.isDoing = true;
    try {
      while (this.isAsked) {
        this.isAsked = false;
        await this.work();
      }
    } finally {
      this.isDoing = false;
    }
  }

  /** What was done was for nothing: it is done again. */
  again(): void {
    this.isAsked = true;
  }
}
