import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { playerNamed } from '#engine/players/players.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from './sample.ts';

it('TSS-INFO-02 TSS-INFO-05: for a seat, decks and unrevealed scenario cards are `?`, hands and discards are open', () => {
  const session = Session.open(tokyoSiteSeeing, contentWith(), { players: [{ pcs: ['procurer'] }], seed: 3 });
  const whole = session.table() as never as Seen;
  const seen = session.table(0) as never as Seen;
  const hidden = (cards: readonly string[]) => cards.map(() => '?');
  expect(seen).toEqual({
    ...whole,
    pcs: { procurer: { ...whole.pcs.procurer, deck: hidden(whole.pcs.procurer.deck) } },
    piles: Object.fromEntries(Object.entries(whole.piles).map(([kind, cards]) => [kind, hidden(cards)])),
    scenario: { ...whole.scenario, deck: hidden(whole.scenario.deck), aside: hidden(whole.scenario.aside) },
  });
});
interface Seen {
  readonly pcs: { readonly procurer: { readonly deck: readonly string[] } };
  readonly piles: { readonly [kind: string]: readonly string[] };
  readonly scenario: { readonly deck: readonly string[]; readonly aside: readonly string[] };
}

describe('output for a seat names nothing that is face down for it', () => {
  const played = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => {
    const session = Session.open(tokyoSiteSeeing, contentWith(), { seed });
    const player = playerNamed('random', seed)!;
    while (session.decision !== null) session.choose(player.choose(session));
    return { session, all: session.eventsFrom(0), told: session.eventsFrom(0, 0) };
  });

  it('TSS-INFO-05 TSS-SITE-02: a SITE card that goes face down onto the encounter slot is `?`, a revealed one has its name', () => {
    const encounters = played.flatMap(({ told }) => told.filter(({ into }) => into === 'encounter'));
    expect(encounters.length).toBeGreaterThan(20);
    expect(new Set(encounters.map(({ card }) => card))).toEqual(new Set(['?']));
    const drawn = played.flatMap(({ told }) =>
      told.filter(({ kind, into }) => kind === 'draw' && into !== 'encounter'),
    );
    expect(drawn.filter(({ card }) => card === '?')).toEqual([]);
    const revealed = played.flatMap(({ told }) => told.filter(({ kind }) => kind === 'reveal'));
    expect([revealed.length > 0, revealed.some(({ card }) => card === '?')]).toEqual([true, false]);
  });

  it('TSS-INFO-05: the scenario deck and the cards set aside are shown as one `?` for each card', () => {
    for (const { all, told } of played) {
      const laid = all.flatMap((event, i) =>
        String(event['slot']).startsWith('scenario/') ? [[event, told[i]!] as const] : [],
      );
      expect(laid.length).toBeGreaterThan(0);
      for (const [event, seen] of laid)
        expect(seen).toEqual({ ...event, cards: (event['cards'] as readonly string[]).map(() => '?') });
    }
  });

  it('everything else is unchanged', () => {
    const kinds = new Set<unknown>();
    for (const { all, told } of played)
      for (const [i, event] of all.entries())
        if (JSON.stringify(event) !== JSON.stringify(told[i])) kinds.add(event['kind']);
    expect([...kinds].sort()).toEqual(['draw', 'gain', 'lay']);
  });

  it('a cheat shows a seat the real card, and the set-up has no seed', () => {
    const session = Session.open(tokyoSiteSeeing, contentWith(), { seed: 3 });
    session.cheat({ put: { piles: { trouble: ['T-01#1'] } } });
    const at = session.eventCount;
    const forced = session.eventsFrom(0, 0).find(({ kind }) => kind === 'forced') as JsonObject;
    expect([at > 0, forced['put'], session.entriesFrom(0, 0)]).toEqual([true, '?', [{ cheat: { put: '?' } }]]);
    expect([session.sight.setup(0)['seed'], session.sight.setup(undefined)['seed']]).toEqual([undefined, 3]);
  });
});
