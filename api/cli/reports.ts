import type { TSchema } from 'typebox';
import { balanceAssertReport } from './balance-assert-report.ts';
import { balanceReport } from './balance-report.ts';
import { checkReport } from './check-report.ts';
import { contributionReport } from './contribution-report.ts';
import { explainReport } from './explain-report.ts';
import { faultReport } from './fault-report.ts';
import { findingsReport } from './findings-report.ts';
import { l10nCheckReport } from './l10n-check-report.ts';
import { l10nExportReport } from './l10n-export-report.ts';
import { l10nImportReport } from './l10n-import-report.ts';
import { l10nProofReport } from './l10n-proof-report.ts';
import { l10nStatusReport } from './l10n-status-report.ts';
import { labRunsReport } from './lab-runs-report.ts';
import { labWorkReport } from './lab-work-report.ts';
import { languageReport } from './language-report.ts';
import { newReport } from './new-report.ts';
import { packReport, unpackReport } from './pack-report.ts';
import { playReport } from './play-report.ts';
import { printReport } from './print-report.ts';
import { projectMigration } from './project-migration.ts';
import { reachAllReport } from './reach-all-report.ts';
import { reachReport } from './reach-report.ts';
import { replayReport } from './replay-report.ts';
import { rulesReport } from './rules-report.ts';
import { schemasReport } from './schemas-report.ts';
import { sensitivityReport } from './sensitivity-report.ts';
import { showReport } from './show-report.ts';
import { simulateReport } from './simulate-report.ts';
import { solveReport } from './solve-report.ts';
import { testReport } from './test-report.ts';

/** By the name of their schema in `schemas/cli/`. */
export const reports: { readonly [name: string]: TSchema } = {
  balance: balanceReport,
  'balance-assert': balanceAssertReport,
  check: checkReport,
  contribution: contributionReport,
  explain: explainReport,
  fault: faultReport,
  findings: findingsReport,
  'l10n-check': l10nCheckReport,
  'l10n-export': l10nExportReport,
  'l10n-import': l10nImportReport,
  'l10n-proof': l10nProofReport,
  'l10n-status': l10nStatusReport,
  'lab-runs': labRunsReport,
  'lab-work': labWorkReport,
  language: languageReport,
  migrate: projectMigration,
  new: newReport,
  pack: packReport,
  play: playReport,
  print: printReport,
  reach: reachReport,
  'reach-all': reachAllReport,
  replay: replayReport,
  rules: rulesReport,
  schemas: schemasReport,
  sensitivity: sensitivityReport,
  show: showReport,
  simulate: simulateReport,
  solve: solveReport,
  test: testReport,
  unpack: unpackReport,
};
