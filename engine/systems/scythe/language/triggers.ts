import { idOf, oneOf, optional } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { triggersOf } from '#engine/library/words/answering.ts';
import type { ScytheGame } from '../table/game.ts';

const trigger = triggersOf<ScytheGame>();
const combatResults = ['won', 'lost'] as const;

export const triggers: readonly Op[] = [
  trigger('onCombat', {
    fields: {},
    about: { ja: '自分の戦闘が始まり、ダイアルを回す前', en: 'When a combat of yours begins, before dials are set' },
    text: { ja: '戦闘が始まったとき', en: 'when you begin a combat' },
    facts: { time: /戦闘(?:が始ま|の(?:始|初)め)|(?:when|before|at the start of) .{0,30}combat/i },
    example: { op: 'onCombat' },
    answers: {
      change: 'combat',
      about: {},
      where: (_, { self }, record) => record['seat'] === self || record['opponent'] === self,
    },
  }),
  trigger('afterCombat', {
    fields: { result: optional(oneOf('combatResult', combatResults)) },
    about: {
      ja: '自分の戦闘の後。勝ったときだけ、負けたときだけにもできる',
      en: 'After a combat of yours, won or lost',
    },
    text: { ja: '戦闘[に{result}|の]後', en: 'after a combat[ that you {result}]' },
    facts: { time: /戦闘.{0,8}後|after .{0,30}combat/i },
    example: { op: 'afterCombat', result: 'won' },
    answers: ({ result }) => ({
      change: 'fought',
      about: {},
      where: (game, scope, record) => {
        if (record['seat'] !== scope.self) return false;
        const asked = result(game, scope);
        return asked === undefined || (asked === 'won') === record['won'];
      },
    }),
  }),
  trigger('onTop', {
    fields: { top: idOf('top') },
    about: { ja: '自分がその上段アクションを行うとき', en: 'When you take that top action' },
    text: { ja: '「{top}」を行ったとき', en: 'when you take {top}' },
    facts: { time: /(?:行う|行った|する)(?:とき|たび)|(?:when|whenever|each time) you /i },
    example: { op: 'onTop', top: 'bolster' },
    answers: ({ top }) => ({
      change: 'top',
      about: {},
      where: (game: ScytheGame, scope, record) =>
        record['seat'] === scope.self && game.area(record['area'] as Thing).printed?.top.id === top(game, scope),
    }),
  }),
];
