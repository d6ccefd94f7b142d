import { oneOf, selector } from '#engine/kernel/language/field.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { skillKinds } from '../../basics/vocabulary.ts';
import { counter } from '../../table/numbered.ts';
import { op } from '../op.ts';

export const seal = op('seal', {
  sort: 'effect',
  rules: ['TSS-COMP-66'],
  fields: { who: selector('pc'), skill: oneOf('skill', skillKinds) },
  about: { ja: 'スキルに封印トークンを置く', en: 'Places a seal token on a skill' },
  text: { ja: '{who}の{skill}に封印トークンを置く', en: 'seal the {skill} of {who}' },
  facts: { printed: [{ ja: /封印トークン[^。、]{0,60}?置/ }] },
  example: { op: 'seal', who: { op: 'self' }, skill: 'support' },
  canChange: (game, seen) => seen.who.some((pc) => game.count(game.skill(pc, seen.skill), counter.sealed) === 0),
  run: (game, seen) =>
    seen.who
      .map((by) => ({ by, skill: game.skill(by, seen.skill) }))
      .filter(({ skill }) => game.count(skill, counter.sealed) === 0)
      .map((sealed) => change('seal', sealed)),
});
