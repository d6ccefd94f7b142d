/** For long polls: those who wait are answered when something changes, or after a while. */
export class News {
  private readonly waiting = new Set<() => void>();

  /** Until `changed` is called, or for so many milliseconds. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((then) => {
      const end = (): void => {
        clearTimeout(timer);
        this.waiting.delete(end);
        then();
      };
      const timer = setTimeout(end, milliseconds).unref();
      this.waiting.add(end);
    });
  }

  changed(): void {
    for (const end of [...this.waiting]) end();
  }
}
