import { buildExample } from '#engine/library/examples/build-example.ts';
import { gameExamples } from './game-examples.ts';
import { smallProject } from './small-project.ts';

export const problemExamples = {
  areas: {
    MAP: '路線図 · The map (Tokyo Metro)',
    GAM: 'ゲーム · Games (Tokyo Metro)',
    ACT: 'アクションカード · Action cards (Tokyo Metro)',
  },
  examples: gameExamples.map((example) => ({ code: example.code, ...buildExample(smallProject, example) })),
};
