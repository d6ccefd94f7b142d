import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Reaction } from '#engine/kernel/changes/windows.ts';
import type { ChangeRecord, Next } from '#engine/kernel/procedures/next.ts';
import type { PeriodMoment } from '#engine/kernel/table/lasting.ts';
import { abilityWindows } from '#engine/library/abilities/ability-windows.ts';
import { characteristicsOf } from '#engine/library/abilities/characteristics.ts';
import { type Sources, textsOf } from '#engine/library/abilities/texts-in-force.ts';
import type { CardAbility } from '../content/design.ts';
import { advance, objectiveMet } from '../rulebook/advance.ts';
import { call } from '../rulebook/book.ts';
import { defeated } from '../rulebook/elimination.ts';
import { harm } from '../rulebook/harm.ts';
import { canDo, mayUse } from '../rulebook/may-use.ts';
import { engagement, engaging } from '../rulebook/movement.ts';
import { use } from '../rulebook/using.ts';
import { type ArkhamBehaviour, type ArkhamGame, placesInPlay, queries } from '../table/game.ts';
import { layers } from '../table/numbers.ts';
import { counter } from '../table/plan.ts';

/** Abilities of cards in play; one that nobody controls speaks to whom it concerns (AH-AB-02, AH-AB-21). */
const sources: Pick<Sources<ArkhamGame, CardAbility>, 'inForce' | 'looksAt'> = {
  inForce(game, tell) {
    const add = (self: number, card: number): void => {
      if (game.type(card) !== 'location' || game.isRevealed(card))
        for (const entry of game.face(card).entries) if (!entry.inHand) tell(self, card, entry);
      for (const one of game.table.on(card)) add(self, one);
    };
    for (const seat of game.seats) {
      if (!game.isPlaying(seat)) continue;
      for (const key of ['investigator', 'play', 'threat', 'committed'] as const)
        for (const card of game.at(key, seat)) add(seat, card);
      for (const card of game.at('hand', seat))
        for (const entry of game.face(card).entries) if (entry.inHand) tell(seat, card, entry);
    }
    for (const location of game.locations) add(-1, location);
    for (const card of [game.act, game.agenda]) if (card !== undefined) add(-1, card);
  },
  looksAt: {
    places: (game) => [
      ...placesInPlay(game),
      ...game.places('committed'),
      ...game.places('hand'),
      game.place('acts'),
      game.place('agendas'),
    ],
    attached: true,
    counters: [counter.side, counter.state],
  },
};
/** What cards have and gain; a text box that is blank has no traits and keywords either (AH-AB-26, AH-AB-28). */
const characteristics = characteristicsOf<ArkhamGame, CardAbility>(queries, {
  ...sources,
  sorts: {
    trait: { printed: (game, card) => (game.isCard(card) ? game.face(card).traits : []) },
    keyword: { printed: (game, card) => (game.isCard(card) ? game.face(card).keywords : []) },
  },
});
const texts = textsOf<ArkhamGame, CardAbility>(queries, {
  ...sources,
  altered: characteristics,
  held: {
    texts(game, tell) {
      for (const seat of game.seats)
        for (const card of game.at('hand', seat))
          if (game.type(card) === 'event')
            for (const entry of game.face(card).entries) if (entry.kind === 'play') tell(seat, card, entry);
    },
    looksAt: { places: (game) => game.places('hand') },
  },
  rule: 'AH-MO-02',
});

/** Whom a change concerns: the investigator in it, else the one whose turn it is, else the lead. */
function concerned(game: ArkhamGame, record: { readonly [field: string]: unknown }): number {
  for (const field of ['by', 'of']) {
    const who = record[field];
    if (typeof who === 'number' && game.isSeat(who)) return who;
  }
  return game.active > 0 ? game.active : game.lead;
}

/** State-based: whatever is defeated leaves, ready enemies engage, and objectives are met (AH-DH-07, AH-EN-09, AH-AC-03). */
function stateCheck(game: ArkhamGame): Next {
  const checked = checkedAt(game);
  const { revision } = game.table;
  // What is only announced changes nothing on the table
  if (checked.revision === revision) return undefined;
  const next = actionOfState(game);
  if (next === undefined) checked.revision = revision;
  return next;
}
/** When there was nothing to do. */
const checkedAt = memoizeByKey((_: ArkhamGame): { revision: number } => ({ revision: -1 }));

function actionOfState(game: ArkhamGame): Next {
  if (defeated(game).length > 0) return harm.defeat;
  const [enemy] = engaging(game);
  if (enemy !== undefined) return call(engagement, { enemy });
  const card = objectiveMet(game);
  return card === undefined ? undefined : call(advance, { card });
}

const delayedNumber = (game: ArkhamGame) => game.content.effectNames.indexOf('delayed');

/** Forced texts of the moment, for the one list that the lead orders (AH-TM-10, AH-AB-11). */
function due(game: ArkhamGame, { name, of, at }: PeriodMoment): readonly Reaction[] {
  const record: ChangeRecord = { kind: 'period', what: momentWord(game, name, at), of: of < 0 ? game.active : of };
  return texts.answering(game, 'period').flatMap(({ self, source, entry }): readonly Reaction[] => {
    const by = self >= 0 ? self : concerned(game, record);
    const scope = game.scope(by, source, { record });
    if (entry.optional || entry.pattern?.matches(game, scope, record) !== true) return [];
    if (!mayUse(game, by, source, entry) || !canDo(game, by, source, entry)) return [];
    const next = call(use, { by, card: source, effect: entry.effect, record, asAction: false });
    return [{ pick: { by: game.lead, card: source, effect: entry.effect }, next }];
  });
}
/** The word of triggers for a moment: the phases have names of their own. */
const momentWord = (game: ArkhamGame, period: string, at: PeriodMoment['at']): string =>
  `${period === 'phase' ? game.phase : period}${at === 'start' ? 'Begins' : 'Ends'}`;

const windows = abilityWindows<ArkhamGame, CardAbility>({
  texts,
  concernedBy: concerned,
  // Forced texts at the start or end of a period are listed with what is delayed until then
  mayUse: (game, { self, source, entry }, record) =>
    (record.kind !== 'period' || entry.optional) && mayUse(game, self, source, entry),
  due,
  delayedPick: (game, { source }) => ({ by: game.lead, card: source, effect: delayedNumber(game) }),
  usedBy: (_, text, who) => (text.self >= 0 ? text : { ...text, self: who }),
  pick: (game, { self, source, entry }) => ({
    by: entry.optional ? self : game.lead,
    card: source,
    effect: entry.effect,
  }),
  speak: (_, { self, source, entry }, record) =>
    call(use, { by: self, card: source, effect: entry.effect, record, asAction: false }),
  use: (_, { self, source, entry }, record) =>
    call(use, { by: self, card: source, effect: entry.effect, record, asAction: false }),
  forcedOrder: 'chosen',
  playerOrder: (game) => game.investigators,
  rechecksReactions: true,
  settledAt: 'after',
  stateCheck,
  also: ['would', 'offered'],
});

/** Cards that effects of these types of card neither choose nor change (AH-TM-35). */
const isImmune = (game: ArkhamGame, thing: number, source: number): boolean =>
  game.isCard(thing) && game.isCard(source) && game.face(thing).immune.some((type) => type === game.type(source));

export const workings: ArkhamBehaviour = { windows, texts, layers, characteristics, isImmune };
