import { expect, it } from 'vitest';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { times } from '../../matrix.ts';
import { contentWith } from '../sample.ts';

const system: RuleSystem = tokyoSiteSeeing;
const decisionsPlayed = times(50_000, 5000);

// More of them, on all cores: npm run laws -- --decisions 1000000 --every 8
it(`no law is broken in ${decisionsPlayed} random decisions over every kind of set-up`, () => {
  const content = contentWith();
  const setups = system.setups(content);
  let decisions = 0;
  for (let game = 0; decisions < decisionsPlayed; game++) {
    const setup = { ...setups[game % setups.length], seed: 1 + game };
    const how = { player: players['random']!, laws: true, lawsEvery: 16 };
    const { brokenLaws, outcome } = playOut({ system, content, setup }, how);
    // To repeat: npx studio play sample-content/tokyo-site-seeing --setup FILE --bot random --laws, with this set-up in
    // FILE
    if (brokenLaws.length > 0) expect({ setup, brokenLaws }).toEqual({ setup, brokenLaws: [] });
    expect(['cleared', 'defeated']).toContain(outcome.result);
    decisions += outcome.decisions;
  }
});

it('every kind of set-up can be played: each role, one to four PCs, BOT cards, pairs out of one hand, several PCs a player, MODs, rewards', () => {
  const setups = system.setups(contentWith()).map((setup) => system.readSetup(contentWith(), setup) as never as Sat);
  const has = (what: (setup: Sat) => boolean) => setups.filter(what).length;
  const pcs = ({ players: seats }: Sat) => seats.flatMap((seat) => seat.pcs);
  const found = {
    counts: [1, 2, 3, 4].map((count) => has((setup) => pcs(setup).length === count) > 0),
    bots: has(({ botCards }) => botCards.length > 0) > 0,
    pairs: has(({ players: seats }) => seats.some(({ variant }) => variant === 'twoPcs')) > 0,
    twoPairs: has(({ players: seats }) => seats.every(({ variant }) => variant === 'twoPcs') && seats.length === 2),
    alone: has(({ players: seats }) => seats.length === 1 && (seats[0]?.pcs.length ?? 0) === 4) > 0,
    settings: has(({ settings }) => Object.keys(settings).length > 0) > 0,
    mods: has(({ mods }) => mods.length > 0) > 0,
    rewards: has(({ rewards }) => rewards !== null && rewards.length > 0) > 0,
    asked: has(({ rewards }) => rewards === null) > 0,
  };
  expect(found).toMatchObject({
    counts: [true, true, true, true],
    bots: true,
    pairs: true,
    alone: true,
    settings: true,
    mods: true,
    rewards: true,
    asked: true,
  });
  expect(found.twoPairs).toBeGreaterThan(0);
});
interface Sat {
  readonly players: readonly { readonly pcs: readonly string[]; readonly variant?: string }[];
  readonly botCards: readonly string[];
  readonly settings: object;
  readonly mods: readonly string[];
  readonly rewards: readonly string[] | null;
}
