import { selector } from '#engine/kernel/language/field.ts';
import { answering } from '#engine/library/words/answering.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const onDrive = op('onDrive', {
  sort: 'trigger',
  rules: ['TSS-MOVE-10'],
  fields: { vehicle: selector('card') },
  about: {
    ja: '乗り物での移動判定に成功し、走り出すとき',
    en: 'When a vehicle sets off, its move check passed',
  },
  text: { ja: '{vehicle:any}で移動するとき', en: 'when somebody drives {vehicle:any}' },
  facts: { traits: ['vehicle'], printed: [phrases.trait] },
  example: { op: 'onDrive', vehicle: { op: 'thisCard' } },
  run: (_, seen) => answering(seen, { change: 'drive', about: { vehicle: 'card' } }),
});
