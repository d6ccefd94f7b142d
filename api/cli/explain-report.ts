import type { Static } from 'typebox';
import { explanation } from '../explanation.ts';

/** What `--explain EVENT --json` prints, of `studio play` and of `studio test`. */
export const explainReport = { ...explanation, title: 'studio play --explain EVENT --json' };
export type ExplainReport = Static<typeof explanation>;
