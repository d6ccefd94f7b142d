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

export const replay: CliCommand = {
  name: 'replay',
  usage: 'replay FILE [--content PROJECT] [--json]',
  positionals: { least: 1, most: 1 },
  options: { content: { type: 'text' } },
  run: async (given, door) => {
    const shown = given.positionals[0] ?? '';
    const file = path.resolve(door.folder, shown);
    const saved = readSavedFile((await readArgumentFile(file)) ?? '');
    if (saved === null) return reportFailure(door, fault('noSave', { file: shown }));
    if (saved === 'newer') return reportFailure(door, fault('newerSave', { file: shown }));
    const content = given.text('content');
    const folder =
      content === undefined ? await folderOf(saved.project?.id, file, door) : path.resolve(door.folder, content);
    if (folder === null) return reportFailure(door, fault('noProject', { id: saved.project?.id ?? '?' }));
    const project = await readProjectForPlay(folder);
    if (!('playable' in project)) return reportUnplayable(door, content ?? folder, project.errors);
    const replayed = replayGame(project, saved);
    if ('refused' in replayed) {
      const { code, text, data } = replayed.refused;
      return reportFailure(door, { code, message: text, data });
    }
    const { report } = replayed;
    door.out(door.json ? `${JSON.stringify(report, null, 2)}\n` : sentence(report, door));
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
  if (same) lines.push(locale === 'ja' ? '同じでした' : 'The same');
  if (differs.length > 0)
    lines.push(
      locale === 'ja'
        ? `ファイルの記述と、遊び直したゲームとで違うもの：${differs.join('、')}`
        : `The file says otherwise than the game played again: ${differs.join(', ')}`,
    );
  if (changed !== null) {
    const { at, before, after } = changed;
    const [inJapanese, since] =
      at < 0 ? ['セットアップで', 'In the set-up'] : [`記録の ${at} のあと`, `After entry ${at} of the log`];
    lines.push(
      locale === 'ja' ? `${inJapanese}、最初に変わった出来事：` : `${since}, the first event that came out otherwise:`,
      `  - ${JSON.stringify(before)}`,
      `  + ${JSON.stringify(after)}`,
    );
  }
  if (broken !== null) {
    const { at, answer, message } = broken;
    lines.push(
      locale === 'ja'
        ? `記録の ${at} は、もうできません：${JSON.stringify(answer)}`
        : `Entry ${at} of the log is no longer legal: ${JSON.stringify(answer)}`,
      `  ${message[locale]}`,
    );
  }
  for (const { at, count, seen } of takenBack) {
    const said = seen.map((one) => `  ${seats(one.seats, locale)} ${JSON.stringify(whatOf(one))}`);
    lines.push(
      locale === 'ja'
        ? `記録の ${at} で、席が見たものより前へ戻した（${count}件を取り消した）。見たもの：`
        : `At entry ${at} of the log the game went back past what seats had seen (${count} taken back). Seen:`,
      ...said,
    );
  }
  return `${lines.join('\n')}\n`;
}

const seats = (numbers: readonly number[], locale: CommandContext['locale']): string =>
  locale === 'ja' ? `席${numbers.join('、')}：` : `Seat ${numbers.join(', ')}:`;

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
