import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { gameExamples } from '#engine/systems/scythe/examples/game-examples.ts';
import { smallProject } from '#engine/systems/scythe/examples/small-project.ts';
import { describeFixes } from '../../authoring/describe-fixes.ts';

const filesOf = (example: (typeof gameExamples)[number]) =>
  buildExample(smallProject, example).files as readonly ProjectFile[];

describeFixes(
  'scythe',
  gameExamples.map((example) => ({ code: example.code, files: filesOf(example) })),
);
