import { amount, flag, optional, selector } from '#engine/kernel/language/field.ts';
import { moveTo } from '../../rulebook/15-move.ts';
import { call } from '../../rulebook/book.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const travel = op('travel', {
  sort: 'effect',
  rules: ['TSS-MOVE-10'],
  fields: {
    who: selector('pc'),
    areas: optional(amount()),
    capacity: optional(amount()),
    bonus: optional(amount()),
    free: optional(flag()),
  },
  about: {
    ja: '移動のルールどおりに移動する：行き先を選び、同乗させ、判定する。areas 進めるエリアの数、capacity 定員、bonus 判定に加わる値、free 判定なし',
    en: 'Makes a move by its rules: route, riders, check. areas: the maximum number of areas; capacity: PCs on board; bonus: on the check; free: without a check',
  },
  text: {
    ja: '{who}は[{areas}エリアまで][{capacity}人まで一緒に][判定に{bonus}を加えて]{free?判定なしで}移動する',
    en: '{who} {who|moves|move}[ up to {areas*area|areas}][ with up to {capacity*PC|PCs} on board][ at +{bonus} on the check]{free? without a check}',
  },
  facts: { printed: [phrases.may, phrases.adjacent, phrases.thisArea] },
  example: { op: 'travel', who: { op: 'self' }, areas: 2, capacity: 4, bonus: 3 },
  canChange: (game, seen) => seen.areas !== 0 && seen.who.some((pc) => !game.isInSite(pc)),
  run: (game, seen) => {
    const by = seen.who.find((pc) => !game.isInSite(pc));
    if (by === undefined) return undefined;
    return call(moveTo, {
      by,
      card: -1,
      path: [],
      areas: seen.areas ?? game.value('moveAreas', by),
      capacity: seen.capacity ?? game.value('capacity', by),
      bonus: seen.bonus ?? game.value('moveBonus', by),
      free: seen.free === true,
    });
  },
});
