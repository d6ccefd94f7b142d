import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, end, finish, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { call, procedure } from './book.ts';
import { resolveEncounter } from './encounter.ts';

/** An act or agenda advances: tokens off, side b, the next card (AH-AC-07). */
export const advance = procedure(
  'advance',
  ({ card }: { readonly card: Thing }) => ({ card, source: card }),
  ({ step, settle }) => ({
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
      const face = game.face(card);
      // Side b is an encounter card: the lead draws it (AH-AC-08)
      if (face.type !== 'act' && face.type !== 'agenda')
        return [
          change('play', { of: card, into: game.place('resolving') }),
          call(resolveEncounter, { by: game.lead, card }),
        ];
      return face.entries
        .filter(({ kind }) => kind === 'advance')
        .map(({ block, condition }) => {
          const scope = game.scope(game.lead, card);
          return condition !== null && !condition(game, scope) ? undefined : runBlock(block, scope);
        });
    }),
    next: step('AH-AC-07', (game, { card }) =>
      card === game.act || card === game.agenda ? change('remove', { of: card }) : undefined,
    ),
    after: settle('AH-TM-08', 'after'),
  }),
  ['source'],
);

export function doomInPlay(game: ArkhamGame): readonly Thing[] {
  const found: Thing[] = [];
  for (let card = game.layout.firstPiece; card < game.table.things; card++)
    if (game.count(card, counter.doom) > 0) found.push(card);
  return found;
}
/** Doom on the agenda and on every other card in play (AH-AC-05). */
export const doomCount = (game: ArkhamGame): number =>
  doomInPlay(game).reduce((sum, card) => sum + game.count(card, counter.doom), 0);

/** The usual requirement of an agenda, unless its objective overrides it (AH-AC-03, AH-AC-05). */
export function agendaIsDue(game: ArkhamGame): boolean {
  const { agenda } = game;
  if (agenda === undefined || game.face(agenda).doom === null || isOverridden(game, agenda)) return false;
  return doomCount(game) >= game.value('doomLimit', agenda);
}
export const isOverridden = (game: ArkhamGame, card: Thing): boolean =>
  game.face(card).entries.some(({ kind, overrides }) => kind === 'objective' && overrides);

/** Who may spend clues for the act; an objective can narrow it down (AH-AC-02, AH-AC-03). */
export function spenders(game: ArkhamGame, act: Thing): readonly Thing[] {
  const objective = game.face(act).entries.find(({ kind, who }) => kind === 'objective' && who !== null);
  if (objective?.who == null) return game.investigators;
  return game
    .only(objective.who(game, game.scope(game.active, act)), ['investigator'])
    .filter((seat) => game.isPlaying(seat));
}
export function actCanAdvance(game: ArkhamGame): boolean {
  const { act } = game;
  if (act === undefined || game.face(act).clues === null || isOverridden(game, act)) return false;
  const needed = game.value('clueLimit', act);
  return spenders(game, act).reduce((sum, seat) => sum + game.count(seat, counter.clues), 0) >= needed;
}
/** The group spends the stated number of clues (AH-AC-02). */
export function spendClues(game: ArkhamGame, act: Thing): Next {
  let left = game.value('clueLimit', act);
  return spenders(game, act).flatMap((seat) => {
    const amount = Math.min(left, game.count(seat, counter.clues));
    left -= amount;
    return amount > 0 ? [change('takeClues', { of: seat, amount })] : [];
  });
}
/** A resolution ends the scenario at once (AH-AC-10). */
export const resolve = (id: string): Next => end(id);
