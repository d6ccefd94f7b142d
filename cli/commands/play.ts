import path from 'node:path';
import type { PlayReport } from '#api/cli/play-report.ts';
import { writeGivenFile } from '#host/files/write-files.ts';
import { explainEvent } from '#host/play/explain-event.ts';
import { endingOf, type PlayResult, playGame, resultIn, type WhatToPlay } from '#host/play/play-game.ts';
import { type ProjectForPlay, readProjectForPlay } from '#host/project/project-for-play.ts';
import { fault } from '../arguments/argument-faults.ts';
import type { CliCommand, CommandContext } from '../arguments/command.ts';
import { campaignOptions, readCampaign, writeCampaign } from '../options/campaign-options.ts';
import { playerOptions, playersUsage, readPlayers } from '../options/player-options.ts';
import { choicesHelp } from '../options/setup-help.ts';
import { readSetup, setupOptions, setupUsage } from '../options/setup-options.ts';
import { tellExplanation } from '../output/tell-explanation.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import { resultText } from '../words/cli-text.ts';

export const play: CliCommand = {
  name: 'play',
  usage: `play PROJECT ${setupUsage} [--seed 1] ${playersUsage} [--campaign FILE [--reward ID]] [--save FILE] [--laws] [--explain EVENT] [--json]`,
  ofProject: choicesHelp,
  positionals: { least: 1, most: 1 },
  options: {
    ...setupOptions,
    ...playerOptions,
    ...campaignOptions,
    save: { type: 'text' },
    laws: { type: 'flag' },
    explain: { type: 'text' },
  },
  run: async (given, context) => {
    const who = readPlayers(given);
    if ('code' in who) return reportFailure(context, who);
    const start = await readSetup(given, context);
    if ('code' in start) return reportFailure(context, start);
    const shown = given.positionals[0] ?? '.';
    const project = await readProjectForPlay(path.resolve(context.folder, shown));
    if (!('playable' in project)) return reportUnplayable(context, shown, project.errors);
    const campaign = await readCampaign(given, project, context);
    if (typeof campaign === 'number') return campaign;
    const what: WhatToPlay = {
      ...who,
      setup: start.setup,
      laws: given.flag('laws'),
      ...(campaign === null ? {} : { ledger: campaign.ledger }),
    };
    const played = playGame(project, what);
    if ('refused' in played) {
      const { code, text, data } = played.refused;
      return reportFailure(context, { code, message: text, data });
    }
    const save = given.text('save');
    if (save !== undefined && !(await written(path.resolve(context.folder, save), played.save)))
      return reportFailure(context, fault('notWritten', { file: save }));
    const entered = campaign === null ? undefined : await writeCampaign(campaign, project, played, context);
    if (typeof entered === 'number') return entered;
    const event = given.text('explain');
    if (event !== undefined) {
      const { session } = played;
      return tellExplanation(explainEvent({ playable: project.playable, session }, event), event, context);
    }
    const report = entered === undefined ? played.report : { ...played.report, entered };
    context.out(context.json ? `${JSON.stringify(report, null, 2)}\n` : sentence(report, { project, played }, context));
    return 0;
  },
};

async function written(file: string, value: unknown): Promise<boolean> {
  try {
    await writeGivenFile(file, Buffer.from(`${JSON.stringify(value)}\n`, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

function sentence(
  { rank, entered, ...report }: PlayReport,
  { project, played }: { readonly project: ProjectForPlay; readonly played: PlayResult },
  { locale }: CommandContext,
): string {
  const { reason, rounds, decisions, seed, seats: _, ...hashes } = report;
  const ending = endingOf(project, played.session, locale);
  const result = report.result === null ? null : resultIn(project, report.result);
  const end = resultText('played', { result, ending: ending?.name ?? null, reason, rank, rounds, decisions, seed })[
    locale
  ];
  const read = ending?.text == null ? '' : `${ending.text}\n`;
  const line =
    entered === undefined || entered === null ? '' : `${resultText('entered')[locale]} ${JSON.stringify(entered)}\n`;
  return `${end}\n${read}${line}hash ${hashes.hash}\nlogHash ${hashes.logHash}\ncontentHash ${hashes.contentHash}\n`;
}
