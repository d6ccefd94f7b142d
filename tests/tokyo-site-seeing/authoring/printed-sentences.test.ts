import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { readBack } from '#authoring/tools/wording/printed-texts.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const samples = await Promise.all(
  ['tokyo-site-seeing', 'tokyo-bay'].map(async (name) => {
    const { files } = await readProject(`sample-content/${name}`);
    return diagnose(files, hostedSystems);
  }),
);

it.each([
  ['ja', 0.65],
  ['en', 0.6],
] as const)('of the texts that cards print in %s, at least %d are parsed as their effects', (locale, share) => {
  const found = samples.flatMap((sample) => readBack(sample, locale));
  const alike = found.filter(({ outcome }) => outcome === 'alike');
  expect(found.length).toBeGreaterThanOrEqual(324);
  expect(alike.length / found.length).toBeGreaterThanOrEqual(share);
});
