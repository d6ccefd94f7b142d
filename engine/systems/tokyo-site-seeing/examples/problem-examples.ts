import { buildExample } from '#engine/library/examples/build-example.ts';
import { areas, examples } from './examples.ts';
import { smallProject } from './small-project.ts';

export const problemExamples = {
  areas,
  examples: examples.map((example) => ({ code: example.code, ...buildExample(smallProject, example) })),
};
