import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/scythe/examples/small-project.ts';

/** What is said of the map if these hexes lie beyond its eastern edge and a mech of the first faction has this ability. */
function told(beyond: readonly object[], rivers: readonly (readonly string[])[], ability?: object): readonly string[] {
  const map = JSON.parse(smallProject['maps/valley.json'] as string) as { hexes: object[]; rivers: object[] };
  const factions = JSON.parse(smallProject['factions.json'] as string) as { abilities: { effects: object[] }[] };
  const files = {
    ...smallProject,
    'maps/valley.json': JSON.stringify({
      ...map,
      hexes: [...map.hexes, ...beyond],
      rivers: [...map.rivers, ...rivers],
    }),
    'factions.json': JSON.stringify({
      ...factions,
      abilities: factions.abilities.map((one, i) =>
        i > 0 || ability === undefined
          ? one
          : { ...one, effects: [{ id: 'one', when: 'constant', do: [{ op: 'allow', ...ability }] }] },
      ),
    }),
  };
  const { problems } = diagnose(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    hostedSystems,
  );
  return problems.filter(({ code }) => code.startsWith('SCM')).map(({ code, data }) => `${code} ${data?.['hex']}`);
}
const own = { op: 'units', of: { op: 'self' } };
const farm = { id: 'B1', q: 2, r: 0, terrain: 'farm' };
const lake = { id: 'L1', q: 2, r: 0, terrain: 'lake' };
const behind = { id: 'B2', q: 3, r: 0, terrain: 'forest' };
const west = { id: 'T1', q: -2, r: 0, terrain: 'farm', tunnel: true };

describe('a hex is reported unless a unit that starts on the map can get there', () => {
  it('across a river, if no ability crosses it', () => {
    const river = [['A3', 'B1']];
    expect(told([farm], river)).toEqual(['SCM007 B1']);
    expect(told([farm], river, { what: 'crossRivers', of: own })).toEqual([]);
  });
  it('behind a lake, if no ability enters it; the lake itself is none', () => {
    expect(told([lake], [])).toEqual([]);
    expect(told([lake, behind], [])).toEqual(['SCM007 B2']);
    expect(told([lake, behind], [], { what: 'enterLakes', of: own })).toEqual([]);
  });
  it('apart from the rest, unless tunnels lead there', () => {
    expect(told([behind], [])).toEqual(['SCM006 B2']);
    expect(told([{ ...behind, tunnel: true }], [])).toEqual(['SCM006 B2']);
    expect(told([{ ...behind, tunnel: true }, west], [])).toEqual([]);
  });
  it('apart from the rest, unless an ability makes its terrain a tunnel', () => {
    expect(told([behind], [], { what: 'tunnel', of: { op: 'hexes', terrain: 'forest' } })).toEqual([]);
  });
  it('once for all that touch', () => {
    expect(told([behind, { ...behind, id: 'B3', q: 4 }], [])).toEqual(['SCM006 B2']);
  });
});
