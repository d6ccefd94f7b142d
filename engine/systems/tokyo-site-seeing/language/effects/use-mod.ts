import { idOf, optional } from '#engine/kernel/language/field.ts';
import { useModCard } from '../../rulebook/20-scenario.ts';
import { call } from '../../rulebook/book.ts';
import { op } from '../op.ts';

export const useMod = op('useMod', {
  sort: 'effect',
  rules: ['TSS-COMP-60', 'TSS-SCN-16'],
  fields: { card: optional(idOf('mod')) },
  about: {
    ja: 'セットアップで選ばれ、脇に置かれているシナリオMODカードを使用する。指定がなければ、そのすべて',
    en: 'Puts a scenario MOD card into use that was chosen at set-up and set aside; without an id, all of them',
  },
  text: {
    ja: '[シナリオMODカード{card}|選ばれたシナリオMODカードすべて]を使用する',
    en: 'use [scenario MOD card {card}|all scenario MOD cards that were chosen]',
  },
  example: { op: 'useMod', card: 'SM-01' },
  run: (game, seen) =>
    game.table
      .at(game.place('scenario/aside'))
      .filter((card) => game.design(card).kind === 'mod')
      .filter((card) => seen.card === undefined || game.design(card).id === seen.card)
      .map((card) => call(useModCard, { card })),
});
