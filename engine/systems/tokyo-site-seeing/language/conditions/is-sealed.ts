import { oneOf, selector } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { skillKinds } from '../../basics/vocabulary.ts';
import { counter } from '../../table/numbered.ts';
import { op } from '../op.ts';

export const isSealed = op('isSealed', {
  sort: 'condition',
  fields: { pc: selector('pc'), skill: oneOf('skill', skillKinds) },
  about: {
    ja: '選ばれたPCの誰かの、そのスキルが封印されているか',
    en: 'Whether that skill of a selected PC is sealed',
  },
  text: { ja: '{pc}の{skill}が封印されている', en: 'the {skill} of {pc} is sealed' },
  also: [negatedWording('{pc}の{skill}が封印されていない', 'the {skill} of {pc} is not sealed')],
  example: { op: 'isSealed', pc: { op: 'self' }, skill: 'site' },
  run: (game, seen) => seen.pc.some((pc) => game.count(game.skill(pc, seen.skill), counter.sealed) === 1),
});
