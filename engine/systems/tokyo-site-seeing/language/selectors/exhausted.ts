import { oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { counter } from '../../table/numbered.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const exhausted = op('exhausted', {
  sort: 'selector',
  fields: { of: selector('pc'), kind: optional(oneOf('exhaustible', ['skill', 'equipment'])) },
  about: {
    ja: '消耗トークンのある、PCのスキルと装備',
    en: "A PC's skills and equipment that have an exhaust token",
  },
  text: { ja: '{of}の消耗したもの[（{kind}）]', en: 'what is exhausted[ ({kind})] of {of}' },
  any: { ja: '{of}の消耗したもの[（{kind}）]', en: 'something exhausted[ ({kind})] of {of}' },
  facts: { unit: 'things', printed: [phrases.equipped] },
  example: { op: 'exhausted', of: { op: 'self' }, kind: 'skill' },
  run: (game, seen) =>
    seen.of
      .flatMap((pc) => [
        ...(seen.kind === 'equipment' ? [] : game.skillsOf(pc)),
        ...(seen.kind === 'skill' ? [] : game.equipped(pc)),
      ])
      .filter((thing) => game.count(thing, counter.exhaust) > 0),
});
