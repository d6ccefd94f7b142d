import { oneOf, optional } from '#engine/kernel/language/field.ts';
import { marketKinds } from '../../basics/vocabulary.ts';
import { thingIn } from '../../changes/kinds.ts';
import type { TokyoGame } from '../../table/game.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const onScrap = op('onScrap', {
  sort: 'trigger',
  fields: { kind: optional(oneOf('cardKind', ['starter', ...marketKinds])) },
  about: {
    ja: '自分がプレイした消費カードが廃棄されるとき',
    en: 'When a consumable this PC played is about to be scrapped',
  },
  text: {
    ja: '自分の使った消費カード[（{kind}）]が廃棄されるとき',
    en: 'when a consumable[ ({kind})] this PC used is about to be scrapped',
  },
  facts: { printed: [phrases.scrap], time: /廃棄されるとき|would be scrapped/ },
  example: { op: 'onScrap', kind: 'item' },
  run: (_, seen) => ({
    change: 'scrap',
    moment: 'before',
    matches: (game: TokyoGame, scope, record) => {
      const card = thingIn(record, 'card');
      const kind = seen.kind(game, scope);
      const { consumable, kind: cardKind } = game.design(card);
      // Scrapped from hand is not used (p.7)
      const isUsed = consumable && game.table.placeOf(card) === game.place('inPlay');
      return thingIn(record, 'by') === scope.self && isUsed && (kind === undefined || kind === cardKind);
    },
  }),
});
