import { idOf, optional } from '#engine/kernel/language/field.ts';
import { thingIn } from '../../changes/kinds.ts';
import type { TokyoGame } from '../../table/game.ts';
import { op } from '../op.ts';

export const onPlace = op('onPlace', {
  sort: 'trigger',
  rules: ['TSS-SCN-14'],
  fields: { card: optional(idOf('card')) },
  about: {
    ja: 'カードがスロットに置かれたとき、または別のスロットに移ったとき。指定がなければこのカード',
    en: 'When a card has been placed in a slot, or moved to another one; without an id, this card',
  },
  text: { ja: '[{card}|カード]がスロットに置かれたとき', en: 'when [card {card}|a card] is laid on a slot' },
  example: { op: 'onPlace', card: 'SC00-03' },
  run: (_, seen) => ({
    change: 'place',
    matches: (game: TokyoGame, scope, record) => {
      const id = seen.card(game, scope);
      const card = thingIn(record, 'card');
      return id === undefined ? card === scope.source : game.design(card).id === id;
    },
  }),
});
