import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { numbersIn, withNumber } from '#authoring/tools/numbers/content-numbers.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { players } from '#engine/players/players.ts';
import { AskedParts } from '#engine/simulation/comparison/asked-parts.ts';
import { ContentParts } from '#engine/simulation/comparison/content-difference.ts';
import { type GameSummary, lineOf } from '#engine/simulation/game-line.ts';
import { playOut } from '#engine/simulation/play.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { times } from '../../matrix.ts';

/** One of each game. */
const samples = new Map(
  (
    await Promise.all(readdirSync('sample-content').map((name) => readProjectForPlay(`sample-content/${name}`)))
  ).flatMap((one) => ('playable' in one ? [[one.playable.system.id, one.playable] as const] : [])),
);
const seeds = Array.from({ length: times(8, 2) }, (_, seed) => seed + 1);
/** Every number of these. */
const stride = times(4, 60);

it.each([...samples])('a game of %s that did not ask for a changed number is the same with it', (_, playable) => {
  const { system, documents } = playable;
  const setup = system.setups(system.compile(documents, system.language, null)).at(-1) as JsonObject;
  const gamesOf = (played: Documents, player = 'greedy') => {
    const parts = new AskedParts();
    const content = system.compile(played, system.language, parts.probe);
    return (seed: number): GameSummary => {
      parts.begin();
      const how = { player: players[player]!, effort: { playouts: 2 }, most: 400 };
      const line = lineOf(playOut({ system, content, setup: { ...setup, seed } }, how));
      return { ...line, asked: parts.end() };
    };
  };
  const whole = new ContentParts(system, documents);
  const programs = ['greedy', 'search'].slice(0, times(2, 1));
  const numbers = numbersIn(playable);
  let alike = 0;
  for (const program of programs) {
    const lines = seeds.map(gamesOf(documents, program));
    for (const number of numbers.filter((_, at) => at % stride === 1)) {
      const other = withNumber(playable, number, number.value + 1)?.documents;
      const touches = other === undefined ? null : whole.touching(new ContentParts(system, other));
      if (other === undefined || touches === null) continue;
      const again = gamesOf(other, program);
      for (const line of lines.filter(({ asked }) => !touches(asked))) {
        expect([number.path, again(line.seed)]).toEqual([number.path, line]);
        alike++;
      }
    }
  }
  // A small game asks for each of its numbers.
  if (numbers.length >= stride) expect(alike).toBeGreaterThan(0);
});
