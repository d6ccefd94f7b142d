import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { layersOf } from '#authoring/tools/overrides/layered-entries.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

it('the layers of a package are listed in reading order, with its own content', async () => {
  const metro = layersOf(diagnose((await readProject('sample-content/metro-line-13')).files, hostedSystems), 'en');
  expect(metro.projects.map(({ id }) => id)).toEqual(['tokyo-metro-sample', 'metro-line-13']);
  expect(metro.conflicts).toEqual([]);
  expect(metro.entries.some(({ state }) => state === 'own')).toBe(true);
});
