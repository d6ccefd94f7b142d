import { buildExample } from '#engine/library/examples/build-example.ts';
import { gameExamples } from './game-examples.ts';
import { smallProject } from './small-project.ts';

export const problemExamples = {
  areas: {
    SCG: 'ゲーム · Games (Scythe)',
    SCM: '地図 · Maps (Scythe)',
    SCA: 'プレイヤーマット · Player mats (Scythe)',
    SCC: 'カードとタイル · Cards and tiles (Scythe)',
    SCF: '勢力 · Factions (Scythe)',
  },
  examples: gameExamples.map((example) => ({ code: example.code, ...buildExample(smallProject, example) })),
};
