import { amount, optional, selector } from '#engine/kernel/language/field.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const vehicles = op('vehicles', {
  sort: 'selector',
  counter: '枚',
  rules: ['TSS-SCN-04'],
  fields: { of: selector('pc'), capacity: optional(amount()) },
  about: {
    ja: 'PCが装備している乗り物。定員（いま何人乗れるか）で絞れる',
    en: 'Vehicles equipped by these PCs; with a capacity, only vehicles of that capacity',
  },
  text: {
    ja: '{of}が装備している[定員{capacity}以上の]乗り物',
    en: 'vehicles[ of capacity {capacity} or more] equipped by {of}',
  },
  any: {
    ja: '{of}が装備している[定員{capacity}以上の]乗り物',
    en: 'a vehicle[ of capacity {capacity} or more] equipped by {of}',
  },
  facts: { traits: ['vehicle'], printed: [phrases.equipped, phrases.trait] },
  example: { op: 'vehicles', of: { op: 'allPcs' }, capacity: { op: 'pcCount' } },
  run: (game, seen) =>
    seen.of.flatMap((pc) =>
      game
        .equipped(pc)
        .filter((card) => game.design(card).vehicle !== null)
        .filter((card) => seen.capacity === undefined || game.value('capacity', pc, card) >= seen.capacity),
    ),
});
