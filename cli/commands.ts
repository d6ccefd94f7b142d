import type { CliCommand } from './arguments/command.ts';
import { balance } from './commands/balance.ts';
import { check } from './commands/check.ts';
import { contribution } from './commands/contribution.ts';
import { findings } from './commands/findings.ts';
import { l10nCheck } from './commands/l10n-check.ts';
import { l10nExport } from './commands/l10n-export.ts';
import { l10nImport } from './commands/l10n-import.ts';
import { l10nProof } from './commands/l10n-proof.ts';
import { l10nStatus } from './commands/l10n-status.ts';
import { labRuns } from './commands/lab-runs.ts';
import { labWork } from './commands/lab-work.ts';
import { language } from './commands/language.ts';
import { migrate } from './commands/migrate.ts';
import { newCommand } from './commands/new.ts';
import { pack } from './commands/pack.ts';
import { play } from './commands/play.ts';
import { print } from './commands/print.ts';
import { reach } from './commands/reach.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { schemas } from './commands/schemas.ts';
import { sensitivity } from './commands/sensitivity.ts';
import { session } from './commands/session.ts';
import { simulate } from './commands/simulate.ts';
import { solve } from './commands/solve.ts';
import { test } from './commands/test.ts';
import { unpack } from './commands/unpack.ts';

/** In the order of the help. */
export const commands: readonly CliCommand[] = [
  newCommand,
  check,
  migrate,
  play,
  replay,
  test,
  simulate,
  balance,
  sensitivity,
  solve,
  contribution,
  findings,
  labRuns,
  labWork,
  reach,
  session,
  l10nStatus,
  l10nCheck,
  l10nExport,
  l10nImport,
  l10nProof,
  print,
  pack,
  unpack,
  language,
  schemas,
  rules,
];
