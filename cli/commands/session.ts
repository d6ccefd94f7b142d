import path from 'node:path';
import { makeSessionServer } from '#host/play/session-door.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import type { Command } from '../arguments/command.ts';
import { cannotPlay } from '../output/tell-problems.ts';

export const session: Command = {
  name: 'session',
  usage: 'session [PROJECT]',
  about: {
    ja: '標準入力の1行ごとに1つの要求（JSON）を読み、1行で答える。入力が尽きれば終わる。プレイテストの初めの卓も作り（lay）、一手ずつ進められる（step）。要求の形は schemas/session.schema.json',
    en: 'Reads one request in JSON a line from standard input and answers each with one line; ends with its input. It can lay the start of a playtest, too (lay), and take it step by step (step). The requests: schemas/session.schema.json',
  },
  positionals: { least: 0, most: 1 },
  options: {},
  run: async (given, door) => {
    const [folder] = given.positionals;
    const project = folder === undefined ? null : await readProjectForPlay(path.resolve(door.folder, folder));
    if (project !== null && !('playable' in project)) return cannotPlay(door, folder ?? '', project.errors);
    const server = makeSessionServer(project?.playable ?? null, door.folder);
    for await (const line of door.lines()) {
      if (line.trim() !== '') door.out(`${server.answerLine(line)}\n`);
    }
    return 0;
  },
};
