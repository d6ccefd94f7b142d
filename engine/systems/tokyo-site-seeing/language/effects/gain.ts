import { oneOf, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { marketKinds } from '../../basics/vocabulary.ts';
import { op } from '../op.ts';

export const gain = op('gain', {
  sort: 'effect',
  fields: { who: selector('pc'), from: oneOf('cardKind', marketKinds) },
  about: {
    ja: '武器、アイテム、フォロワーの山札の一番上のカードを自分の山札の一番上に置く',
    en: "The top card of a market deck goes on top of the PC's deck",
  },
  text: {
    ja: '{who}は{from}の山札の一番上のカードを獲得する',
    en: '{who} {who|gains|gain} the top card of the {from} deck{who|| each}',
  },
  facts: { unit: 'cards' },
  example: { op: 'gain', who: { op: 'self' }, from: 'item' },
  canChange: (game, seen) => seen.who.length > 0 && game.at(seen.from).length > 0,
  run: (game, seen) => {
    const cards = game.at(seen.from);
    return seen.who.map((by, i) => {
      const card = cards[i];
      return card === undefined ? undefined : change('gain', { by, card });
    });
  },
});
