import type { Probe } from '#engine/kernel/language/block.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { AskedParts } from './asked-parts.ts';

/** Which effects ran in a game, in few letters. The content must be compiled with `probe`. */
export class EffectsRun {
  private readonly parts = new AskedParts();
  private isLookingAhead = false;

  readonly probe: Probe = {
    runs: (path) => {
      const mark = this.parts.probe.asked?.(path, null);
      return () => {
        if (!this.isLookingAhead) mark?.();
      };
    },
  };

  /** The same program. What it tries before it answers does not count. */
  watched(make: PlayerMaker): PlayerMaker {
    return (seed, effort) => {
      const program = make(seed, effort);
      return {
        choose: (session, seat) => {
          this.isLookingAhead = true;
          try {
            return program.choose(session, seat);
          } finally {
            this.isLookingAhead = false;
          }
        },
      };
    };
  }

  begin(): void {
    this.parts.begin();
  }
  end(): string {
    return this.parts.end();
  }
  /** In how many of these games each effect ran, by path. */
  counts(games: readonly string[]): ReadonlyMap<string, number> {
    return new Map(
      this.parts.all.map(([path], index) => [path, games.filter((ran) => this.parts.hasAsked(ran, [index])).length]),
    );
  }
}
