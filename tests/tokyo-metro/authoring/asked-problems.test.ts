import path from 'node:path';
import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { playableOf, playableOfSound } from '#authoring/project/play/playable.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '../../../host/project/read-project.ts';

const folder = path.resolve(import.meta.dirname, '../../../sample-content/tokyo-metro');

it('a caller that knows the project is valid pays for no checks, and one that asks for problems pays once', async () => {
  const { files } = await readProject(folder);
  let checks = 0;
  const counting = hostedSystems.map(
    (hosted): HostedSystem => ({
      ...hosted,
      system: {
        ...hosted.system,
        check: (...documents) => {
          checks++;
          return hosted.system.check(...documents);
        },
      },
    }),
  );
  const project = diagnose(files, counting);
  const sound = playableOfSound(project, counting);
  expect([sound.errors, checks]).toEqual([0, 0]);
  expect(playableOf(project, counting)).toEqual(sound);
  const paid = checks;
  expect(project.problems).toBe(project.project.problems);
  expect([paid > 0, checks]).toEqual([true, paid]);
});
