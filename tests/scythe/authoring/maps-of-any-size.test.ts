import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/scythe/examples/small-project.ts';

interface Drawn {
  readonly hexes: readonly object[];
  readonly rivers?: readonly (readonly string[])[];
  readonly exits: readonly (readonly string[])[];
}
/** The problems of the small project with another map. */
function told({ hexes, rivers = [], exits }: Drawn): readonly string[] {
  const homes = exits.map((its, i) => ({ home: 'NS'.charAt(i), q: -9, r: i, exits: its }));
  const map = JSON.stringify({ formatVersion: 1, id: 'valley', name: '谷', hexes, rivers, homes });
  const files = Object.entries({ ...smallProject, 'maps/valley.json': map });
  const { problems } = diagnose(
    files.map(([path, text]) => ({ path, text })),
    hostedSystems,
  );
  return problems.map(({ code, file }) => `${code} ${file}`);
}
const hex = (i: number, more: object = {}) => ({
  ...{ id: `H${i}`, q: i % 100, r: Math.floor(i / 100), terrain: i % 2 === 0 ? 'farm' : 'forest' },
  ...more,
});
const all = Array.from({ length: 10_000 }, (_, i) => i);

describe('a map of', () => {
  it('a map without hexes or home bases has room for no player', () => {
    expect(told({ hexes: [], exits: [] })).toEqual(['SCG002 games/duel.json']);
  });
  it('no hex has home bases without exits', () => {
    expect(told({ hexes: [], exits: [[], []] })).toEqual(['SCM004 maps/valley.json', 'SCM004 maps/valley.json']);
  });
  it('one hex to which both home bases lead is one of a game that lacks a resource', () => {
    expect(told({ hexes: [hex(0)], exits: [['H0'], ['H0']] })).toEqual(['SCA008 mats.json']);
  });
  it('10,000 hexes can be searched', () => {
    expect(told({ hexes: all.map((i) => hex(i)), exits: [['H0'], ['H9999']] })).toEqual([]);
  });
  it('10,000 hexes with a river between any two in a row, all of them tunnels, can be searched too', () => {
    const rivers = all.flatMap((i) => (i % 100 === 99 ? [] : [[`H${i}`, `H${i + 1}`]]));
    expect(told({ hexes: all.map((i) => hex(i, { tunnel: true })), rivers, exits: [['H0'], ['H9999']] })).toEqual([]);
  });
  it('1,000 separate hexes are each reported as out of reach', () => {
    const apart = all.slice(0, 1000).map((i) => hex(i, { q: (i % 100) * 2, r: Math.floor(i / 100) * 2 }));
    const problems = told({ hexes: apart, exits: [['H0'], ['H999']] });
    expect([problems.length, new Set(problems)]).toEqual([998, new Set(['SCM006 maps/valley.json'])]);
  });
  it('10,001 hexes is refused', () => {
    expect(told({ hexes: [...all, 10_000].map((i) => hex(i)), exits: [['H0'], ['H1']] })).toEqual([
      'SCH013 maps/valley.json',
    ]);
  });
});
