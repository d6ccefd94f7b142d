import type { Cost } from '#engine/kernel/language/block.ts';
import { change, finish, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Paid } from '#engine/library/costs/pay-cost.ts';
import { isPayable } from '#engine/library/costs/payable.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { call, procedure } from './book.ts';
import { cluesOf, costOf, paying } from './costs.ts';
import { resolveEncounter } from './encounter.ts';
import { runPrinted } from './run-printed.ts';

/** An act or agenda advances: tokens off, side b, the next card (AH-AC-07). */
export const advance = procedure(
  'advance',
  ({ card }: { readonly card: Thing }) => ({ card, source: card }),
  ({ step, settle }) => ({
    // While it advances, its objective is not met once more
    begins: step('AH-AC-07', (_, { card }) => change('falls', { of: card, amount: 1 })),
    announce: step('AH-AC-07', (_, { card }) => change('advance', { of: card })),
    tokens: step('AH-AC-07', (game, { card }): Next => {
      if (card !== game.act && card !== game.agenda) return finish();
      const doomed = card === game.agenda ? doomInPlay(game) : [];
      return [
        change('clearTokens', { of: card }),
        ...doomed
          .filter((one) => one !== card)
          .map((one) => change('removeDoom', { of: one, amount: game.count(one, counter.doom) })),
      ];
    }),
    flip: step('AH-AC-07', (game, { card }): Next => {
      if (game.kind(card).sides.length === 1) return undefined;
      return change('flip', { of: card });
    }),
    back: step('AH-AC-07', (game, { card }): Next => {
      // Side b is an encounter card: the lead draws it (AH-AC-08)
      if (!game.is(card, 'act', 'agenda'))
        return [
          change('falls', { of: card, amount: 0 }),
          change('toResolve', { of: card, into: game.place('resolving') }),
          call(resolveEncounter, { by: game.lead, card }),
        ];
      return runPrinted(game, card, 'advance', game.scope(game.lead, card));
    }),
    next: step('AH-AC-07', (game, { card }) =>
      card === game.act || card === game.agenda ? change('remove', { of: card }) : undefined,
    ),
    after: settle('AH-TM-08', 'after', { yields: true }),
  }),
  ['source'],
);

export const doomInPlay = (game: ArkhamGame): readonly Thing[] =>
  game.piecesWith((card) => game.count(card, counter.doom) > 0);
/** Doom on the agenda and on every other card in play (AH-AC-05). */
const doomCount = (game: ArkhamGame): number =>
  doomInPlay(game).reduce((sum, card) => sum + game.count(card, counter.doom), 0);

/** The usual requirement of an agenda, unless its objective overrides it (AH-AC-03, AH-AC-05). */
export function agendaIsDue(game: ArkhamGame): boolean {
  const { agenda } = game;
  if (agenda === undefined || game.face(agenda).doom === null || isOverridden(game, agenda)) return false;
  return doomCount(game) >= game.value('doomLimit', agenda);
}
const isOverridden = (game: ArkhamGame, card: Thing): boolean =>
  game.printedAbilities(card, 'objective').some(({ overrides }) => overrides);

/** The current act or agenda that advances as soon as its objective holds (AH-AC-03). */
export const objectiveMet = (game: ArkhamGame): Thing | undefined =>
  [game.act, game.agenda].find((card) => {
    if (card === undefined || game.count(card, counter.falling) > 0) return false;
    const scope = game.scope(game.active > 0 ? game.active : game.lead, card);
    return game.printedAbilities(card, 'objective').some(({ condition }) => condition?.(game, scope) === true);
  });
/** Who may spend clues for the act; an objective can narrow it down (AH-AC-02, AH-AC-03). */
function spenders(game: ArkhamGame, act: Thing): readonly Thing[] {
  const objective = game.printedAbilities(act, 'objective').find(({ who }) => who !== null);
  if (objective?.who == null) return game.investigators;
  return game
    .only(objective.who(game, game.scope(game.active, act)), ['investigator'])
    .filter((seat) => game.isPlaying(seat));
}
const clueCost = (game: ArkhamGame, act: Thing): Cost =>
  costOf([cluesOf(game, spenders(game, act), game.value('clueLimit', act))]);

export function canAdvanceAct(game: ArkhamGame, by: Thing): boolean {
  const { act } = game;
  if (act === undefined || !game.isPlaying(by) || game.face(act).clues === null || isOverridden(game, act))
    return false;
  return isPayable(clueCost(game, act));
}
/** The group spends the stated number of clues in any split, and the act advances (AH-AC-02). */
export const spendForAct = procedure(
  'spendForAct',
  ({ by }: { readonly by: Thing }) => ({ by, act: 0 as Thing, paid: null as Paid }),
  ({ step }) => ({
    spend: step('AH-AC-02', (game, my): Next => {
      my.act = game.act ?? 0;
      return my.act === 0 ? finish() : paying.payCost(clueCost(game, my.act), my.by, my.act, 'paid');
    }),
    advance: step('AH-AC-07', (_, { act, paid }) => (paid === null ? undefined : call(advance, { card: act }))),
  }),
);
