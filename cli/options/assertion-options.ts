import path from 'node:path';
import { Check } from 'typebox/value';
import { type Assertion, balanceAssertions } from '#api/cli/balance-assertions.ts';
import { readArgumentFile } from '#host/files/given-file.ts';
import { botNames } from '#host/play/who-plays.ts';
import { type ArgumentFault, fault, oneOf, wrongValue } from '../arguments/argument-faults.ts';
import type { CommandContext, ParsedArguments } from '../arguments/command.ts';
import { anyList, optionValue } from '../words/cli-text.ts';
import { seedOptions } from './seed-options.ts';
import { choiceOptions } from './setup-options.ts';

/** Options for what the file says instead. */
const saidInFile = [
  ...Object.keys(seedOptions),
  ...Object.keys(choiceOptions),
  'players',
  'bots',
  'budget',
  'before',
  'report',
];

/** Null: only options that go with `--assert`, or no `--assert`. */
export function refusedWithAssertions(given: ParsedArguments): ArgumentFault | null {
  const said = saidInFile.filter((name) => given.text(name) !== undefined || given.number(name) !== undefined);
  if (given.text('assert') === undefined || said.length === 0) return null;
  const options = said.map((name) => `--${name}`);
  return fault('saidInAssertions', { options }, { option: anyList(options) });
}

/** The file of `--assert`. `hasOther`: `--against` names another version. */
export async function readAssertions(
  file: string,
  hasOther: boolean,
  context: CommandContext,
): Promise<{ readonly assertions: readonly Assertion[] } | ArgumentFault> {
  const assertions = await assertionsIn(path.resolve(context.folder, file));
  if (assertions === null) return wrongValue('--assert', file, optionValue('assertions'));
  for (const one of assertions) {
    const wrong = one.program?.split(',').find((name) => !botNames.includes(name));
    if (wrong !== undefined) return wrongValue('program', wrong, oneOf(botNames));
    if ('movesAtMost' in one && !hasOther) return fault('movesAgainstNothing', { file });
  }
  return { assertions };
}

async function assertionsIn(file: string): Promise<readonly Assertion[] | null> {
  try {
    const value: unknown = JSON.parse((await readArgumentFile(file)) ?? '');
    return Check(balanceAssertions, value) ? value : null;
  } catch {
    return null;
  }
}
