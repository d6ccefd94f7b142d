import type { TSchema } from 'typebox';
import { checkReport } from './check-report.ts';

/** What commands print with `--json`, by the name of their schema in `schemas/cli/`. */
export const reports: { readonly [name: string]: TSchema } = { check: checkReport };
