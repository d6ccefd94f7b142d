import type { Json } from '#engine/kernel/basics/json.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type AboutInFull, aboutChoices, namesAbout } from '#engine/library/choices/about.ts';
import type { ArkhamGame } from '../table/game.ts';

const nameOf = (game: ArkhamGame, thing: Thing) => (thing > 0 ? game.name(thing) : null);
const named = namesAbout<ArkhamGame>(nameOf);

/** The next of those who are still to be asked. Whether they can answer is not told: it would show their hands. */
const after = (order: readonly Thing[], by: Json | undefined, asked: Json | undefined): Thing =>
  order.find((seat) => seat !== by && !((asked ?? []) as readonly Thing[]).includes(seat)) ?? -1;

const inWindow: AboutInFull<ArkhamGame> = (game, { window = null, by, passed }) => ({
  window,
  ...named(game, { by, next: after(game.investigators, by, passed) }),
});
const committing: AboutInFull<ArkhamGame> = (game, { by, of, asked, skill = null }) => {
  const tester = by as Thing;
  const here = game.investigatorsAt(game.locationOf(tester));
  const order = here.includes(tester) ? [tester, ...here.filter((seat) => seat !== tester)] : here;
  const now = (asked as readonly Thing[]).at(-1) ?? -1;
  return { window: 'commit', skill, ...named(game, { by: now, card: of, next: after(order, now, asked) }) };
};
const answering =
  (window: 'interrupt' | 'react'): AboutInFull<ArkhamGame> =>
  (game, { record }) => {
    const { kind = null, amount = null, of, by, to } = (record ?? {}) as { readonly [field: string]: Json };
    const what = { kind, ...(typeof amount === 'number' ? { amount } : {}) };
    return { window, ...what, ...named(game, { card: of, investigator: by, to }) };
  };

/** The harm that is assigned first of what is left, and to whom it is dealt. */
const assigning: AboutInFull<ArkhamGame> = (game, { unassigned }) => {
  const [first] = unassigned as unknown as readonly { to: Thing; kind: string; amount: number }[];
  return first === undefined ? {} : { ...named(game, { to: first.to }), harm: first.kind, missing: first.amount };
};
const acting: AboutInFull<ArkhamGame> = (game, { by }) => ({
  ...named(game, { by }),
  count: game.actionsLeft(by as Thing),
});
const discarding: AboutInFull<ArkhamGame> = (game, { by, amount, chosen }) => ({
  ...named(game, { by }),
  missing: Number(amount) - (chosen as readonly Thing[]).length,
});

export const about = aboutChoices<ArkhamGame>(nameOf, {
  dealHarm: assigning,
  turn: acting,
  payCost: { by: 'payer', card: 'source' },
  either: { by: 'self', card: 'source' },
  ...{ attacks: { by: 'by' }, opportunity: { by: 'by' }, fight: { by: 'by' }, evade: { by: 'by' } },
  handDiscard: discarding,
  revealToken: { by: 'by' },
  ...{ enterPlay: { by: 'by', card: 'card' }, spawn: { by: 'by', card: 'card' } },
  ...{ hunting: { card: 'enemy' }, massiveAttacks: { card: 'enemy' }, engagement: { card: 'enemy' } },
  playerWindow: inWindow,
  test: committing,
  change: answering('interrupt'),
  react: answering('react'),
});
