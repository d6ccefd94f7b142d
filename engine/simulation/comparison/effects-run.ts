import type { Probe } from '#engine/kernel/language/block.ts';
import { AskedParts } from './asked-parts.ts';

/** Which effects ran in a game, in few letters. The content must be compiled with `probe`. */
export class EffectsRun {
  private readonly parts = new AskedParts();
  private readonly marks = new Map<string, () => void>();

  readonly probe: Probe = {
    compiled: (path, sort) => {
      if (sort === 'effect') this.marks.set(path, this.parts.probe.asked?.(path, null) ?? (() => undefined));
    },
    ran: (path) => this.marks.get(path)?.(),
  };

  begin(): void {
    this.parts.begin();
  }
  end(): string {
    return this.parts.end();
  }
  /** Effects that ran in none of these games, by path. */
  never(games: readonly string[]): readonly string[] {
    return this.parts.all.flatMap(([path], index) =>
      games.some((ran) => this.parts.hasAsked(ran, [index])) ? [] : [path],
    );
  }
  get paths(): readonly string[] {
    return this.parts.all.map(([path]) => path);
  }
}
