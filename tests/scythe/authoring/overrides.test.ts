import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { layersOf } from '#authoring/tools/overrides/layered-entries.ts';
import { layeredValues } from '#authoring/tools/overrides/layered-values.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { inPackage, requiring } from '../../authoring/projects-above.ts';

const { files } = await readProject('sample-content/scythe-salt-road');

it('the layers of a package are listed in reading order, with its own content', () => {
  const road = layersOf(diagnose(files, hostedSystems), 'en');
  expect(road.projects.map(({ id }) => id)).toEqual(['scythe-amber-valley', 'scythe-salt-road']);
  expect(road.conflicts).toEqual([]);
  expect(road.entries.some(({ state }) => state === 'own')).toBe(true);
});

it('a problem that a package makes of an entry below is reported in the file of that package', () => {
  const replacing = files.map((file) =>
    file.path === 'mats.json' && !isFaulty(file)
      ? {
          ...file,
          text: file.text.replace(
            '"mats": [',
            `"mats": [
    { "id": "M1", "overrides": "scythe-amber-valley:M1", "name": "鍛冶", "popularity": 2, "coins": 5, "areas": [
      { "top": "move", "bottom": "upgrade", "cost": 3, "least": 2, "coins": 2 },
      { "top": "bolster", "bottom": "deploy", "cost": 4, "least": 2, "coins": 1 },
      { "top": "trade", "bottom": "build", "cost": 3, "least": 2, "coins": 1 },
      { "top": "produce", "bottom": "enlist", "cost": 4, "least": 3, "coins": 0 }
    ] },`,
          ),
        }
      : file,
  );
  const { problems } = diagnose(replacing, hostedSystems);
  const told = problems.filter(({ code }) => code.startsWith('SC'));
  expect(told.map(({ code, file, data }) => [code, file, data?.['game']])).toEqual([
    ['SCA001', 'mats.json', 'salt-road'],
    ['SCA001', 'mats.json', 'standard'],
  ]);
});

describe('a project that requires two packages', () => {
  const system = 'scythe';
  const mat = (id: string, overrides: string | null, coins: number) => {
    const areas = ['move', 'bolster', 'trade', 'produce'].map((top, i) => ({
      ...{ top, bottom: ['upgrade', 'deploy', 'build', 'enlist'][i], cost: 4, least: 2, coins: 1 },
    }));
    const own = { id, ...(overrides === null ? {} : { overrides }), name: id, popularity: 3, coins, areas };
    return JSON.stringify({ formatVersion: 1, tops: [], bottoms: [], onceBonuses: [], mats: [own] });
  };
  const both = (packages: Readonly<Record<string, string>>, own: Readonly<Record<string, string>> = {}) =>
    diagnose(
      [
        ...requiring({ id: 'both', system }, ['scythe-salt-road', ...Object.keys(packages)], own),
        ...inPackage('scythe-salt-road', files),
        ...Object.entries(packages).flatMap(([id, mats]) =>
          inPackage(id, requiring({ id, system }, ['scythe-amber-valley'], { 'mats.json': mats })),
        ),
      ],
      hostedSystems,
    );
  const mill = mat('M1', 'scythe-amber-valley:M1', 7);
  const ferry = mat('M1', 'scythe-amber-valley:M1', 8);
  const conflictsOf = (diagnosis: ReturnType<typeof both>) =>
    layersOf(diagnosis, 'en').conflicts.map(({ code, data }) => [code, data['id'], data['projects']]);

  it('has a conflict if both replace the same mat, and none once it replaces the mat itself', () => {
    const disputed = both({ mill, ferry });
    expect(conflictsOf(disputed)).toEqual([['PKG012', 'M1', ['mill', 'ferry']]]);
    expect(layersOf(disputed, 'en').entries.filter(({ state }) => state === 'conflict')).toMatchObject([
      { key: 'mat M1', file: 'mats.json' },
    ]);
    const resolved = both({ mill, ferry }, { 'mats.json': mat('M1', 'ferry:M1', 9) });
    expect(conflictsOf(resolved)).toEqual([]);
    const values = layeredValues(resolved, 'mat M1', 'en');
    expect(values?.holders.map(({ package: required }) => required)).toEqual([
      ...['scythe-amber-valley', 'mill', 'ferry', null],
    ]);
    expect(values?.values.find(({ field }) => field.join('.') === 'coins')?.values).toEqual([6, 7, 8, 9]);
  });

  it('has a conflict if one brings a mat that the other has too', () => {
    expect(conflictsOf(both({ mill: mat('M5', null, 5) }))).toEqual([['PKG012', 'M5', ['scythe-salt-road', 'mill']]]);
  });
});
