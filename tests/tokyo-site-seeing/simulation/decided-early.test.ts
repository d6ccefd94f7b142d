import { expect, it } from 'vitest';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { greedy } from '#engine/players/greedy.ts';
import { decidedEarly } from '#engine/simulation/answers/decided-early.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { sample } from '../sample.ts';

const cards = 'scenarios/S03-a-town-that-cannot-say-good-night/cards.json';

/** The sample with another number of tokens at which the town is lost. */
function lostAt(tokens: number) {
  const changed = (part: Json, key = ''): Json => {
    if (key === 'than' && part === 20) return tokens;
    if (Array.isArray(part)) return part.map((one: Json) => changed(one));
    if (!isObject(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, changed(one, name)]));
  };
  const documents = { ...sample, [cards]: changed(sample[cards] as JsonObject) };
  const content = tokyoSiteSeeing.compile(documents, tokyoSiteSeeing.language, null);
  const setup = { scenario: 'S03', seed: 3, players: [{ pcs: ['procurer'] }] };
  return { system: tokyoSiteSeeing as never, content: content as never, setup };
}

it('a game that can only be lost is decided at the first look, and one that is open is not', () => {
  const found = decidedEarly(lostAt(1), { player: greedy }, 8);
  expect([found?.at, found?.tries]).toEqual([Math.floor((found?.of ?? 0) / 8), 8]);
  expect(decidedEarly(lostAt(40), { player: greedy }, 8)).toBe(null);
});

it('what is decided is found again, since the chance of each try follows from the seed', () => {
  expect(decidedEarly(lostAt(1), { player: greedy }, 4)).toEqual(decidedEarly(lostAt(1), { player: greedy }, 4));
});
