/** Runs one at a time; requests during a run share a single rerun. */
export class Coalesce {
  private readonly work: () => Promise<void>;
  private isDoing = false;
  private isAsked = false;

  constructor(work: () => Promise<void>) {
    this.work = work;
  }

  /** Resolves after a run that started after this call. */
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

  /** Requests another run, as this one's result is stale. */
  again(): void {
    this.isAsked = true;
  }
}
