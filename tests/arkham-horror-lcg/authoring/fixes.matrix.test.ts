import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { examples } from '#engine/systems/arkham-horror-lcg/examples/problem-examples.ts';
import { smallProject } from '#engine/systems/arkham-horror-lcg/examples/small-project.ts';
import { describeFixes } from '../../authoring/describe-fixes.ts';

const filesOf = (example: (typeof examples)[number]) =>
  buildExample(smallProject, example).files as readonly ProjectFile[];

describeFixes(
  'arkham-horror-lcg',
  examples.map((example) => ({ code: example.code, files: filesOf(example) })),
);
