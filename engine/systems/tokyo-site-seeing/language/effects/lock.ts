import { selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const lock = op('lock', {
  sort: 'effect',
  rules: ['TSS-SCN-06', 'TSS-EQUIP-09'],
  fields: { card: selector('card') },
  about: {
    ja: '装備しているカードを、シナリオが終わるまで装備から外せなくする。ダウンしても外れない',
    en: 'Equipped cards stay until the scenario ends: nothing takes them off, not even Down',
  },
  text: { ja: 'シナリオ終了まで、{card}は装備から外せない', en: '{card} cannot be unequipped until the scenario ends' },
  facts: { printed: [phrases.equipped], suits: { card: ['equipped', 'vehicles', 'thisCard'] } },
  example: { op: 'lock', card: { op: 'equipped', of: { op: 'self' } } },
  canChange: (game, seen) => seen.card.some((card) => !game.isLocked(card)),
  run: (game, seen) => seen.card.filter((card) => game.isCard(card)).map((card) => change('lock', { card })),
});
