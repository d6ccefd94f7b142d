import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { gameExamples } from '#engine/systems/tokyo-metro/examples/game-examples.ts';
import { smallProject } from '#engine/systems/tokyo-metro/examples/small-project.ts';
import { describeMends } from '../../authoring/describe-mends.ts';

const filesOf = (example: (typeof gameExamples)[number]) =>
  buildExample(smallProject, example).files as readonly ProjectFile[];

describeMends(
  'tokyo-metro',
  gameExamples.map((example) => ({ code: example.code, files: filesOf(example) })),
);
