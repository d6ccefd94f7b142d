import { oneOf, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { skillKinds } from '../../basics/vocabulary.ts';
import { counter } from '../../table/numbered.ts';
import { op } from '../op.ts';

export const unseal = op('unseal', {
  sort: 'effect',
  fields: { who: selector('pc'), skill: oneOf('skill', skillKinds) },
  about: { ja: 'スキルの封印トークンを取り除く', en: 'Removes the seal token from a skill' },
  text: { ja: '{who}の{skill}の封印トークンを取り除く', en: 'unseal the {skill} of {who}' },
  facts: { printed: [{ ja: /封印トークン[^。、]{0,60}?取り除/, en: /\bunseals?\b/i }] },
  example: { op: 'unseal', who: { op: 'self' }, skill: 'support' },
  canChange: (game, seen) => seen.who.some((pc) => game.count(game.skill(pc, seen.skill), counter.sealed) === 1),
  run: (game, seen) => seen.who.map((by) => change('unseal', { by, skill: game.skill(by, seen.skill) })),
});
