import { idOf, oneOf, optional } from '#engine/kernel/language/field.ts';
import { solvableKinds } from '../../basics/vocabulary.ts';
import { thingIn } from '../../changes/kinds.ts';
import type { TokyoGame } from '../../table/game.ts';
import { op } from '../op.ts';

export const onSolve = op('onSolve', {
  sort: 'trigger',
  fields: { card: optional(idOf('card')), kind: optional(oneOf('cardKind', solvableKinds)) },
  about: {
    ja: 'カードが解決されたとき。カードの番号か、種類で絞れる',
    en: 'When a card has been solved: one card, or any of a kind',
  },
  text: { ja: '[{card}|カード][（{kind}）]が解決されたとき', en: 'when [card {card}|a card][ ({kind})] is solved' },
  facts: { time: /解決された(?:とき|ら)|解決したとき|\bis solved\b/ },
  example: { op: 'onSolve', card: 'SC00-04' },
  run: (_, seen) => ({
    change: 'solve',
    matches: (game: TokyoGame, scope, record) => {
      const [id, kind] = [seen.card(game, scope), seen.kind(game, scope)];
      const solved = game.design(thingIn(record, 'card'));
      return (id === undefined || solved.id === id) && (kind === undefined || solved.kind === kind);
    },
  }),
});
