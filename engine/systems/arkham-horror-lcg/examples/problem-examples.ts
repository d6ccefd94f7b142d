import { buildExample } from '#engine/library/examples/build-example.ts';
import { cardExamples } from './card-examples.ts';
import { scenarioExamples } from './scenario-examples.ts';
import { smallProject } from './small-project.ts';

export const examples = [...scenarioExamples, ...cardExamples];

export const problemExamples = {
  areas: {
    AHC: 'シナリオ · Scenarios (Arkham Horror LCG)',
    AHK: 'カード · Cards (Arkham Horror LCG)',
    AHA: '能力 · Abilities (Arkham Horror LCG)',
  },
  examples: examples.map((example) => ({ code: example.code, ...buildExample(smallProject, example) })),
};
