import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { effects, idOf, oneOf } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { cancel, change, instead, type Next } from '#engine/kernel/procedures/next.ts';
import { altersAmount } from '#engine/library/words/record-words.ts';
import { resolutionIds } from '../formats/scenario.ts';
import { ends } from '../rulebook/elimination.ts';
import { effectOp } from './op.ts';

/** The course of the story, and of what is about to happen. */
export const storyEffects: readonly Op[] = [
  effectOp('nextAct', {
    rules: ['AH-AC-09'],
    fields: { id: idOf('card') },
    about: {
      ja: '次のアクトやアジェンダを決め、ほかの次の候補は除く',
      en: 'Names the next act or agenda; the others of the deck before it are removed',
    },
    text: { ja: '次は{id}にする', en: 'the next one is {id}' },
    example: { id: 'C2' },
    run: (game, seen, { source }): Next => {
      const deck = game.at('acts').includes(source) ? game.at('acts') : game.at('agendas');
      const at = deck.findIndex((card) => game.kind(card).id === seen.id);
      return deck.slice(1, Math.max(1, at)).map((of) => change('remove', { of }));
    },
  }),
  effectOp('resolve', {
    rules: ['AH-AC-10'],
    fields: { resolution: oneOf('resolution', resolutionIds) },
    about: { ja: '結末に進み、シナリオを終える', en: 'Ends the scenario with a resolution' },
    text: { ja: '→{resolution}', en: '(→{resolution})' },
    run: (game, seen) => ends(game, seen.resolution, 'AH-AC-10'),
  }),
  altersAmount('reduceAmount', {
    ...{ field: 'amount', rule: 'AH-DH-05', by: (asked: number) => ({ amount: -asked }) },
    about: { ja: '起きることの量を減らす', en: 'Lowers the amount of what happens' },
    text: { ja: '{amount}減らす', en: 'lower it by {amount}' },
  }),
  effectOp('instead', {
    rules: ['AH-TM-03'],
    fields: { do: effects() },
    about: { ja: '代わりに do を行う', en: 'Does "do" instead of what would happen' },
    text: { ja: '代わりに{do}', en: 'instead {do}' },
    run: (_, seen, scope): Next => instead(runBlock(seen.do, scope)),
  }),
  effectOp('cancel', {
    rules: ['AH-TM-22'],
    fields: {},
    about: { ja: '打ち消す', en: 'Cancels what is about to happen' },
    text: { ja: 'それを打ち消す', en: 'cancel it' },
    run: (): Next => cancel,
  }),
];
