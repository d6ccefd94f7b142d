import path from 'node:path';
import { enterInLedger, type LedgerJson, readLedger } from '#host/play/ledger.ts';
import type { PlayResult } from '#host/play/play-game.ts';
import type { ProjectForPlay } from '#host/project/project-for-play.ts';
import { fault, missingValue } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode, OptionShape, ParsedArguments } from '../arguments/command.ts';
import { badRecord, reportFailure } from '../output/tell-problems.ts';
import { optionValue } from '../words/cli-text.ts';

export const campaignOptions: { readonly [name: string]: OptionShape } = {
  campaign: { type: 'text' },
  reward: { type: 'text' },
};

export interface Campaign {
  readonly shown: string;
  readonly file: string;
  readonly ledger: LedgerJson;
  readonly reward: string | undefined;
}

/** Null: not requested. An exit code: unreadable, and reported. */
export async function readCampaign(
  given: ParsedArguments,
  project: ProjectForPlay,
  context: CommandContext,
): Promise<Campaign | null | ExitCode> {
  const [shown, reward] = [given.text('campaign'), given.text('reward')];
  if (shown === undefined) {
    return reward === undefined ? null : reportFailure(context, missingValue('--campaign', optionValue('file')));
  }
  const file = path.resolve(context.folder, shown);
  const read = await readLedger(file, project.playable);
  return 'problems' in read ? badRecord(context, shown, read.problems) : { shown, file, ledger: read.ledger, reward };
}

/** The new line; null: the game adds none. An exit code: failed, and reported. */
export async function writeCampaign(
  { shown, file, reward }: Campaign,
  { playable }: ProjectForPlay,
  played: PlayResult,
  context: CommandContext,
): Promise<LedgerJson | null | ExitCode> {
  const entered = await enterInLedger(file, playable, played, reward);
  if ('line' in entered) return entered.line;
  if ('problems' in entered) return badRecord(context, shown, entered.problems);
  if ('unwritable' in entered) return reportFailure(context, fault('notWritten', { file: shown }));
  const { code, text, data } = entered.refused;
  return reportFailure(context, {
    code,
    message: text,
    data: { ...data, file: shown } as { readonly [key: string]: string },
  });
}
