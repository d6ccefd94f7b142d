import { describe, expect, it } from 'vitest';
import { findEffect } from '#renderer/project/effect-place.ts';

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
