import { describe, expect, it } from 'vitest';
import { makeAdviser } from '#engine/simulation/advice/adviser.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/tide-bell');
if (!('playable' in project)) throw new Error('the sample has errors');
const { playable } = project;
const adviser = makeAdviser(() => () => false);

function reached(name: string): unknown {
  const known = adviser.goal(playable, name);
  if (!('goal' in known)) return 'unknown';
  const { goal } = known;
  return { goal, found: adviser.reach(playable, { goal, setup: null, lines: [], seed: 1, games: 40 }).found };
}

describe('a search for a position', () => {
  it('finds a game that ends with a resolution', () =>
    expect(reached('R1')).toEqual({ goal: { kind: 'end', result: 'R1' }, found: true }));

  it('finds a game in which a location is revealed that is set aside at first', () =>
    expect(reached('L6')).toEqual({ goal: { kind: 'design', id: 'L6' }, found: true }));
});
