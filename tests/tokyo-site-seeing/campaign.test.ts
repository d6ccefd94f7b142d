import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { unlocked } from '#engine/systems/tokyo-site-seeing/basics/campaign.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import type { TokyoGame } from '#engine/systems/tokyo-site-seeing/table/game.ts';
import { contentWith } from './sample.ts';

const content = contentWith();
const setupWith = (clears: unknown) => ({ players: [{ pcs: ['engineer'], clears }], seed: 3 }) as JsonObject;

describe('the campaign record of a player in a set-up', () => {
  it.each([
    ['a value that is not a list', 'S00', 'setupNoClears'],
    ['a clear without its scenario', [{ reward: 'flag' }], 'setupNoClears'],
    ['a reward the scenario does not offer', [{ scenario: 'S00', reward: 'umbrella' }], 'unknownOffer'],
  ])('refuses %s', (_, clears, code) => {
    expect(() => system.readSetup(content as never, setupWith(clears))).toThrow(code);
  });

  it('TSS-CAMP-09: a scenario of another project counts as cleared, and its reward is skipped', () => {
    const setup = system.readSetup(content as never, setupWith([{ scenario: 'S77', reward: 'anything' }]));
    expect(setup['rewards']).toEqual([]);
  });

  it('is unchanged when it is read again with its defaults', () => {
    const setup = system.readSetup(content as never, setupWith([{ scenario: 'S00', reward: 'flag' }]));
    expect([setup['rewards'], system.readSetup(content as never, setup)]).toEqual([null, setup]);
  });

  it('the laws hold when rewards are chosen at the table', () => {
    const setup = setupWith([{ scenario: 'S00', reward: 'buns' }]);
    const player = players['random'];
    if (player === undefined) throw new Error('no random player');
    const { brokenLaws, outcome } = playOut({ system, content, setup }, { player, laws: true });
    expect([brokenLaws, outcome.result === null]).toEqual([[], false]);
  });
});

describe('rewards of a victory', () => {
  it.each(['SC06-91', 'SC06-92'])('a reward of one end is offered only when that end was reached (%s)', (end) => {
    const reached = `prize-of-${end}`;
    const ends = ['SC06-91', 'SC06-92'];
    const prize = { joins: 'item', rarity: 'unique', category: 'equipment', ap: 1, effects: [] };
    const clear = [{ id: 'end', when: 'reveal', do: [{ op: 'clearScenario' }] }];
    const entries = {
      scenarios: [
        {
          ...{ formatVersion: 1, id: 'S06', title: 'S06', setup: [], ranks: [{ rank: 'A' }] },
          rewards: [
            { id: 'any', cards: ['SC06-93'] },
            ...ends.map((id, i) => ({ id: `prize-of-${id}`, cards: [`SC06-${94 + i}`], end: id })),
          ],
        },
      ],
      cards: [
        ...ends.map((id) => ({ id, name: id, effects: clear })),
        ...['SC06-93', 'SC06-94', 'SC06-95'].map((id) => ({ id, name: id, ...prize })),
      ],
    };
    const setup = { scenario: 'S06', players: [{ pcs: ['engineer'] }], seed: 1 };
    const session = Session.open(system, contentWith(entries), setup, { laid: 'empty' });
    session.cheat({ put: { scenario: { deck: ends } } });
    session.cheat({ reveal: { card: end } });
    const { rewards } = unlocked(session.game as TokyoGame) as { rewards: readonly { readonly id: string }[] };
    expect(rewards.map(({ id }) => id)).toEqual(['any', reached]);
  });

  it('include the rewards to choose from, and the skills that will begin without a seal', () => {
    const scenario = {
      ...{ formatVersion: 1, id: 'S06', title: 'S06', setup: [], ranks: [{ rank: 'A' }] },
      rewards: [{ id: 'prize', cards: ['SC06-90'] }],
    };
    const prize = { id: 'SC06-90', joins: 'item', name: 'SC06-90', rarity: 'unique', category: 'equipment', ap: 1 };
    const end = { id: 'SC06-91', name: 'end', effects: [{ id: 'end', when: 'reveal', do: [{ op: 'clearScenario' }] }] };
    const entries = { scenarios: [scenario], cards: [{ ...prize, effects: [] }, end] };
    const session = Session.open(
      system,
      contentWith(entries),
      { scenario: 'S06', players: [{ pcs: ['engineer'] }], seed: 1 },
      { laid: 'empty' },
    );
    session.cheat({ put: { scenario: { deck: ['SC06-91'] } } });
    expect(unlocked(session.game as TokyoGame)).toBe(null);
    session.cheat({ reveal: { card: 'SC06-91' } });
    expect(unlocked(session.game as TokyoGame)).toEqual({
      scenario: 'S06',
      rewards: [{ id: 'prize', cards: ['SC06-90'] }],
      skills: ['support', 'enhancement', 'site'],
    });
  });
});
