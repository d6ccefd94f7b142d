import { Type } from 'typebox';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import { explanationFields } from '../session/explanation.ts';
import { type TestRow, testRow } from './test-report.ts';

/** `--explain EVENT --json` of `studio play` and `studio test`; `test`: the result of the test. */
export const explainReport = Type.Object(
  { ...explanationFields, test: Type.Optional(testRow) },
  { additionalProperties: false, title: 'studio play --explain EVENT --json' },
);
export type ExplainReport = Explained & { readonly test?: TestRow };
