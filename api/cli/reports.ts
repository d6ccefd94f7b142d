import type { TSchema } from 'typebox';
import { checkReport } from './check-report.ts';
import { faultReport } from './fault-report.ts';
import { languageReport } from './language-report.ts';
import { schemasReport } from './schemas-report.ts';

/** What commands print with `--json`, by the name of their schema in `schemas/cli/`. */
export const reports: { readonly [name: string]: TSchema } = {
  check: checkReport,
  fault: faultReport,
  language: languageReport,
  schemas: schemasReport,
};
