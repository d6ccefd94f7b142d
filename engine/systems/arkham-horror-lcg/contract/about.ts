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

export const about = aboutChoices<ArkhamGame>(nameOf, {
  playerWindow: inWindow,
  test: committing,
  change: answering('interrupt'),
  react: answering('react'),
});
