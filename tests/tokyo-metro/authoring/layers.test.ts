import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { layersOf } from '#authoring/tools/layers/layered-entries.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

it('a package over this game is told in the order of reading, with what is its own', async () => {
  const metro = layersOf(diagnose((await readProject('sample-content/metro-line-13')).files, hostedSystems), 'en');
  expect(metro.projects.map(({ id }) => id)).toEqual(['tokyo-metro-sample', 'metro-line-13']);
  expect(metro.conflicts).toEqual([]);
  expect(metro.entries.some(({ state }) => state === 'own')).toBe(true);
});
