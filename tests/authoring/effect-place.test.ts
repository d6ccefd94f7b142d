import { describe, expect, it } from 'vitest';
import { findEffect, pathsTo, writtenAt } from '#authoring/project/documents/effect-place.ts';

const strike = { id: 'strike', do: [{ op: 'if', then: [{ op: 'hit' }] }, { op: 'rest' }] };
const written = {
  'cards/swords.json': {
    cards: [
      { id: 'A-01', effects: [{ id: 'guard', do: [] }, strike] },
      { id: 'ann', skills: { first: {} } },
    ],
  },
  'games/small.json': { id: 'small', setup: [{ id: 'mix', do: [{ op: 'mix' }] }] },
  'people.json': { people: [{ id: 'ann', skills: { first: { do: [] }, second: { do: [{ op: 'rest' }] } } }] },
};

describe('the place of an effect', () => {
  it.each([
    ['A-01/effects/strike/do/1', 'cards/swords.json', ['cards', 0, 'effects', 1, 'do', 1]],
    ['A-01/effects/strike/do/0/then/0', 'cards/swords.json', ['cards', 0, 'effects', 1, 'do', 0, 'then', 0]],
    ['small/setup/mix/do/0', 'games/small.json', ['setup', 0, 'do', 0]],
    ['people/ann/skills/first/do', 'people.json', ['people', 0, 'skills', 'first', 'do']],
    ['ann/skills/second/do/0', 'people.json', ['people', 0, 'skills', 'second', 'do', 0]],
  ])('%s is found by ids, keys and numbers', (way, path, steps) => {
    expect(findEffect(written, way)).toEqual({ path, steps });
  });

  it('is found as far as it still exists', () => {
    expect(findEffect(written, 'A-01/effects/strike/do/7')).toEqual({
      path: 'cards/swords.json',
      steps: ['cards', 0, 'effects', 1, 'do'],
    });
    expect(findEffect(written, 'Z-01/effects/strike/do/0')).toBeNull();
  });
});

describe('the paths to written values', () => {
  it.each([
    ['cards/swords.json', ['cards', 0, 'effects', 1, 'do', 0, 'then', 0], 'A-01/effects/strike/do/0/then/0'],
    ['people.json', ['people', 0, 'skills', 'first', 'do'], 'people/ann/skills/first/do'],
    ['games/small.json', ['setup', 0, 'do', 0], 'small/setup/mix/do/0'],
  ] as const)('of %s %s include the one used by the content, and lead back to the value', (path, steps, way) => {
    expect(pathsTo(written[path], steps)).toContain(way);
    expect(findEffect(written, way)).toEqual({ path, steps });
  });

  it('reach a value only where the whole path exists', () => {
    expect(writtenAt(written, 'A-01/effects/strike/do/1')).toEqual({ op: 'rest' });
    expect(writtenAt(written, 'A-01/effects/strike')).toEqual(strike);
    expect(writtenAt(written, 'A-01/effects/strike/do/7')).toBeUndefined();
  });
});
