import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReplayReport } from '#api/cli/replay-report.ts';
import { readArgumentFile } from '#host/files/given-file.ts';
import { readSavedFile, replayGame } from '#host/play/replay-game.ts';
import {
  type ProjectForPlay,
  projectAround,
  readProjectForPlay,
  sampleProject,
} from '#host/project/project-for-play.ts';
import { fault } from '../arguments/argument-faults.ts';
import type { CliCommand, CommandContext } from '../arguments/command.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import { resultText } from '../words/cli-text.ts';

export const replay: CliCommand = {
  name: 'replay',
  usage: 'replay FILE [--content PROJECT] [--json]',
  positionals: { least: 1, most: 1 },
  options: { content: { type: 'text' } },
  run: async (given, context) => {
    const shown = given.positionals[0] ?? '';
    const file = path.resolve(context.folder, shown);
    const saved = readSavedFile((await readArgumentFile(file)) ?? '');
    if (saved === null) return reportFailure(context, fault('noSave', { file: shown }));
    if (saved === 'newer') return reportFailure(context, fault('newerSave', { file: shown }));
    const content = given.text('content');
    const folder =
      content === undefined ? await folderOf(saved.project?.id, file, context) : path.resolve(context.folder, content);
    if (folder === null) return reportFailure(context, fault('noProject', { id: saved.project?.id ?? '?' }));
    const project = await readProjectForPlay(folder);
    if (!('playable' in project)) return reportUnplayable(context, content ?? folder, project.errors);
    const replayed = replayGame(project, saved);
    if ('refused' in replayed) {
      const { code, text, data } = replayed.refused;
      return reportFailure(context, { code, message: text, data });
    }
    const { report } = replayed;
    context.out(context.json ? `${JSON.stringify(report, null, 2)}\n` : sentence(report, context));
    return report.same ? 0 : 1;
  },
};

/** Looks around the file and the current folder, then among the samples. */
async function folderOf(id: string | undefined, file: string, { folder }: CommandContext): Promise<string | null> {
  const samples = path.join(folder, 'sample-content');
  const places = [
    projectAround(path.dirname(file)),
    projectAround(folder),
    ...(existsSync(samples) ? readdirSync(samples).map((name) => path.join(samples, name)) : []),
    sampleProject(),
  ];
  for (const place of places) {
    const project = place === undefined ? undefined : await readProjectForPlay(place);
    if (isThat(project, id)) return project.folder;
  }
  return null;
}

function isThat(project: object | undefined, id: string | undefined): project is ProjectForPlay {
  return project !== undefined && 'id' in project && (id === undefined || project.id === id);
}

function sentence({ same, differs, changed, broken, takenBack }: ReplayReport, { locale }: CommandContext): string {
  const lines: string[] = [];
  const say = (...said: Parameters<typeof resultText>) => void lines.push(resultText(...said)[locale]);
  if (same) say('same');
  if (differs.length > 0) say('differs', { differs });
  if (changed !== null) {
    const { at, before, after } = changed;
    say(at < 0 ? 'changedInSetup' : 'changedAfter', { at });
    lines.push(`  - ${JSON.stringify(before)}`, `  + ${JSON.stringify(after)}`);
  }
  if (broken !== null) {
    const { at, answer, message } = broken;
    say('noLongerLegal', { at, answer: JSON.stringify(answer) });
    lines.push(`  ${message[locale]}`);
  }
  for (const { at, count, seen } of takenBack) {
    say('takenBack', { at, count });
    for (const one of seen)
      lines.push(`  ${resultText('seats', { seats: one.seats })[locale]} ${JSON.stringify(whatOf(one))}`);
  }
  return `${lines.join('\n')}\n`;
}

function whatOf(seen: ReplayReport['takenBack'][number]['seen'][number]): unknown {
  switch (seen.what) {
    case 'piece':
      return seen.name;
    case 'order':
      return seen.names;
    case 'answer':
      return seen.answer;
  }
}
