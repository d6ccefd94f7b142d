import path from 'node:path';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import type { CliCommand } from '../arguments/command.ts';
import { reportUnplayable } from '../output/tell-problems.ts';

export const session: CliCommand = {
  name: 'session',
  usage: 'session [PROJECT]',
  positionals: { least: 0, most: 1 },
  options: {},
  run: async (given, context) => {
    const [folder] = given.positionals;
    const project = folder === undefined ? null : await readProjectForPlay(path.resolve(context.folder, folder));
    if (project !== null && !('playable' in project)) return reportUnplayable(context, folder ?? '', project.errors);
    const { makeSessionServer } = await import('#host/play/session-server.ts');
    const server = makeSessionServer(project?.playable ?? null, context.folder);
    for await (const line of context.lines()) {
      if (line.trim() !== '') context.out(`${server.answerLine(line)}\n`);
    }
    return 0;
  },
};
