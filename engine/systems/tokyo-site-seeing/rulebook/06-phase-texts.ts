import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { type ResolveProgress, readingOn, resolveZone, resolveZones } from '#engine/library/abilities/resolve-zones.ts';
import type { CardKind } from '../basics/vocabulary.ts';
import { equipment, query } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';
import { procedure } from './book.ts';
import { resolveOutsideActions } from './in-full.ts';
import { canChange } from './targets.ts';
import { entriesAt, textsAt } from './timed-texts.ts';

function visibleIn(game: TokyoGame, slot: Place, kind: CardKind): Thing | null {
  const card = game.top(slot);
  return card >= 0 && game.design(card).kind === kind ? card : null;
}

const readShown = (game: TokyoGame, my: ResolveProgress, row: Place, when: 'start' | 'end', step: string): Next =>
  resolveZone(game, my, row, { step, read: (card) => resolveOutsideActions(textsAt(game, -1, card, when)) });
/** From SNG, left to right, each card once per phase; only a trouble placed anew is read again (TSS-ROUND-41). */
const readSlots = (game: TokyoGame, my: ResolveProgress, kind: CardKind, when: 'start' | 'end', step: string): Next =>
  resolveZones(my, game.places('slots'), {
    step,
    read: (card) => resolveOutsideActions(textsAt(game, -1, card, when)),
    at: (slot) => visibleIn(game, slot, kind),
    once: kind === 'scenario',
  });

/** 手順2 (p.17): 【PCアクションフェーズ開始時】 scenario cards, MODs, then boards and equipment in any order. */
export const startTexts = procedure('startTexts', readingOn, ({ step, choose, offer }) => ({
  shown: step('TSS-ROUND-15', (game, my) => readShown(game, my, game.place('scenario/shown'), 'start', 'shown')),
  slots: step('TSS-ROUND-16', (game, my) => readSlots(game, my, 'scenario', 'start', 'slots')),
  mods: step('TSS-ROUND-15', (game, my) => readShown(game, my, game.place('scenario/mods'), 'start', 'mods')),
  own: choose(
    'TSS-ROUND-17',
    {
      choose: offer('TSS-ROUND-17', {
        fields: ['by', 'target'],
        among: (game, my) => ownStarts(game).filter(({ target }) => !my.done.includes(target)),
        then: (game, my, { by, target }) => {
          my.done = [...my.done, target];
          return [resolveOutsideActions(textsAt(game, by, target, 'start')), goto('own')];
        },
      }),
    },
    { asks: 'order' },
  ),
}));

interface OwnStart {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly target: Thing;
}

/** Boards, equipment and BOT cards with start texts (TSS-ROUND-18). */
const ownSources = query({ places: equipment }, (game): readonly OwnStart[] =>
  [
    ...game.pcs.flatMap((pc) => [pc, ...game.equipped(pc)].map((target) => ({ by: pc, target }))),
    ...game.bots.map((target) => ({ by: -1, target })),
  ].filter(({ target }) => entriesAt(game, target, 'start').length > 0),
);

const ownStarts = (game: TokyoGame): readonly OwnStart[] =>
  ownSources(game).filter(({ by, target }) =>
    entriesAt(game, target, 'start').some((entry) => canChange(game, { by, source: target, entry })),
  );

/** 手順5 (p.20): 【PCアクションフェーズ終了時】 scenario cards, troubles, MODs, then facilities. */
export const areaEnds = procedure(
  'areaEnds',
  () => ({ ...readingOn(), area: 0 }),
  ({ step }) => ({
    shown: step('TSS-ROUND-36', (game, my) => readShown(game, my, game.place('scenario/shown'), 'end', 'shown')),
    scenarioSlots: step('TSS-ROUND-37', (game, my) => readSlots(game, my, 'scenario', 'end', 'scenarioSlots')),
    troubles: step('TSS-ROUND-41', (game, my) => readSlots(game, my, 'trouble', 'end', 'troubles')),
    mods: step('TSS-ROUND-36', (game, my) => readShown(game, my, game.place('scenario/mods'), 'end', 'mods')),
    facilities: step('TSS-ROUND-42', (game, my): Next => {
      const area = game.content.areas[my.area];
      if (area === undefined) return finish();
      const thing = game.areas[my.area] as Thing;
      my.area++;
      const isUsed = area.facility !== null && game.pcsIn(thing).length > 0;
      const text = isUsed ? runBlock(area.facility as string, game.scope(-1, thing)) : undefined;
      return [resolveOutsideActions(text), goto('facilities')];
    }),
  }),
);

export const phaseTextProcedures = [startTexts, areaEnds];
