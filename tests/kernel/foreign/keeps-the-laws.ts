import { expect, it } from 'vitest';
import type { Content, Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';

/** Save, undo, fork, replay, hidden and secret: all the laws of the simulation, on random games. */
export function keepsTheLaws(
  system: RuleSystem,
  seeds: readonly number[] = [1, 2, 3, 4, 5, 6],
  documents: Documents = {},
): void {
  it.each(seeds)('keeps the laws of every game, seed %i', (seed) => {
    const content = system.compile(documents, system.language, null) as Content;
    const player = players['random']!;
    const [held, bare] = [true, false].map((laws) => playOut({ system, content, setup: { seed } }, { player, laws }));
    expect(held?.brokenLaws).toEqual([]);
    expect(held?.outcome.result).not.toBe(null);
    expect([bare?.outcome, bare?.session.hash()]).toEqual([held?.outcome, held?.session.hash()]);
  });
}
