import { Type } from 'typebox';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import { explanationFields } from '../session/explanation.ts';
import { type TestRow, testRow } from './test-report.ts';

/** What `--explain EVENT --json` prints, of `studio play` and of `studio test`; of a test, with how it came out. */
export const explainReport = Type.Object(
  { ...explanationFields, test: Type.Optional(testRow) },
  { additionalProperties: false, title: 'studio play --explain EVENT --json' },
);
export type ExplainReport = Explained & { readonly test?: TestRow };
