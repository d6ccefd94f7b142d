import type { ProblemExample } from '#engine/library/examples/problem-example.ts';
import { gameExamples } from './game-examples.ts';
import { houseExamples } from './house-examples.ts';
import { packageExamples } from './package-examples.ts';

/** In the order of the documentation. */
export const examples: readonly ProblemExample[] = [
  ...houseExamples.filter(({ code }) => code.startsWith('PRJ')),
  ...packageExamples,
  ...houseExamples.filter(({ code }) => !code.startsWith('PRJ')),
  ...gameExamples,
];

/** Topics of the codes, by prefix. */
export const areas: { readonly [prefix: string]: string } = {
  EFT: '効果とその文 · Effects and their texts (TOKYO SITE-SEEING)',
  CRD: 'カード · Cards (TOKYO SITE-SEEING)',
  SCN: 'シナリオ · Scenarios (TOKYO SITE-SEEING)',
  CMP: 'キャンペーンの記録 · The campaign record (TOKYO SITE-SEEING)',
  MOD: 'シナリオMOD · Scenario MODs (TOKYO SITE-SEEING)',
  MAT: 'エリアマット · The area mat (TOKYO SITE-SEEING)',
  PCS: 'PC · PCs (TOKYO SITE-SEEING)',
};
