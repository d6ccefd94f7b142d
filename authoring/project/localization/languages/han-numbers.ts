import type { LanguageTable } from './language-table.ts';

/** From three on, common to Japanese and Chinese. */
export const hanNumbers: LanguageTable['numberWords'] = [
  [/三/, 3],
  [/四/, 4],
  [/五/, 5],
  [/六/, 6],
  [/七/, 7],
  [/八/, 8],
  [/九/, 9],
  [/十/, 10],
  [/十二/, 12],
];
