import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { layersOf } from '#authoring/tools/overrides/layered-entries.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

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
