import { describe, expect, it } from 'vitest';
import { findEffect, waysTo, writtenAt } from '#authoring/project/documents/effect-place.ts';

const strike = { id: 'strike', do: [{ op: 'if', then: [{ op: 'hit' }] }, { op: 'rest' }] };
const written = {
  'cards/swords.json': { cards: [{ id: 'A-01', effects: [{ id: 'guard', do: [] }, strike] }, { id: 'ann' }] },
  'games/small.json': { id: 'small', setup: [{ id: 'mix', do: [{ op: 'mix' }] }] },
  'people.json': { people: [{ id: 'ann', skills: { first: { do: [] } } }] },
};

describe('where an effect is written', () => {
  it.each([
    ['A-01/effects/strike/do/1', 'cards/swords.json', ['cards', 0, 'effects', 1, 'do', 1]],
    ['A-01/effects/strike/do/0/then/0', 'cards/swords.json', ['cards', 0, 'effects', 1, 'do', 0, 'then', 0]],
    ['small/setup/mix/do/0', 'games/small.json', ['setup', 0, 'do', 0]],
    ['people/ann/skills/first/do', 'people.json', ['people', 0, 'skills', 'first', 'do']],
  ])('%s is found by ids, keys and numbers', (way, path, steps) => {
    expect(findEffect(written, way)).toEqual({ path, steps });
  });

  it('what is not written any more is found as far as it is', () => {
    expect(findEffect(written, 'A-01/effects/strike/do/7')).toEqual({
      path: 'cards/swords.json',
      steps: ['cards', 0, 'effects', 1, 'do'],
    });
    expect(findEffect(written, 'Z-01/effects/strike/do/0')).toBeNull();
  });
});

describe('the ways to what is written', () => {
  it.each([
    ['cards/swords.json', ['cards', 0, 'effects', 1, 'do', 0, 'then', 0], 'A-01/effects/strike/do/0/then/0'],
    ['people.json', ['people', 0, 'skills', 'first', 'do'], 'people/ann/skills/first/do'],
    ['games/small.json', ['setup', 0, 'do', 0], 'small/setup/mix/do/0'],
  ] as const)(
    'of %s %s, that by which the content calls it is among them, and leads there again',
    (path, steps, way) => {
      expect(waysTo(written[path], steps)).toContain(way);
      expect(findEffect(written, way)).toEqual({ path, steps });
    },
  );

  it('what stands at the end of a way is found only where the way leads all the way', () => {
    expect(writtenAt(written, 'A-01/effects/strike/do/1')).toEqual({ op: 'rest' });
    expect(writtenAt(written, 'A-01/effects/strike')).toEqual(strike);
    expect(writtenAt(written, 'A-01/effects/strike/do/7')).toBeUndefined();
  });
});
