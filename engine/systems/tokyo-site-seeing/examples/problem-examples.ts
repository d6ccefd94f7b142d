import { areas, buildExample, examples } from './examples.ts';

/** The examples of problems with their projects, for the documentation. */
export const problemExamples = {
  areas,
  examples: examples.map((example) => ({ code: example.code, files: buildExample(example).files })),
};
