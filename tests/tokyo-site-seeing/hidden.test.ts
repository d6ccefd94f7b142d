import { expect, it } from 'vitest';
import { Session } from '#engine/kernel/session.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from './sample.ts';

it('TSS-INFO-02 TSS-INFO-05: for a seat, decks and scenario cards not yet shown are `?`, hands and discards are open', () => {
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
