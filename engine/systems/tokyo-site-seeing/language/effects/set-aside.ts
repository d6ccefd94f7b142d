import type { Scope } from '#engine/kernel/language/block.ts';
import { idOf, optional } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../../table/game.ts';
import { op } from '../op.ts';

export const setAside = op('setAside', {
  sort: 'effect',
  rules: ['TSS-SCN-16'],
  fields: { card: optional(idOf('card')) },
  about: {
    ja: 'シナリオカードを脇に置く。名指しされるまで働かない。指定がなければこのカード',
    en: 'Sets a scenario card aside until a text names it; without an id, this card',
  },
  text: { ja: '[シナリオカード{card}|このカード]を脇に置く', en: 'set [scenario card {card}|this card] aside' },
  facts: { tags: ['tells'], scenes: { does: 'removes', named: 'card', otherwise: 'own' } },
  example: { op: 'setAside', card: 'SC00-05' },
  canChange: (game, seen, scope) => toSetAside(game, seen.card, scope).length > 0,
  run: (game, seen, scope) => {
    const cards = toSetAside(game, seen.card, scope);
    return cards.length === 0 ? undefined : change('lay', { slot: game.place('scenario/aside'), cards });
  },
});

function toSetAside(game: TokyoGame, id: string | undefined, scope: Scope): readonly Thing[] {
  const aside = game.place('scenario/aside');
  const meant = id === undefined ? [scope.source] : game.copiesOf(id);
  return meant.filter((card) => game.isCard(card) && game.isScenarioCard(card) && game.table.placeOf(card) !== aside);
}
