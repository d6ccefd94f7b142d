// One of two programs, in a process of its own: `two-programs.ts` runs this file in this tree and, copied there, in that
// of another commit.
import path from 'node:path';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { playForStrength, type RatedProgram } from './strength-game.ts';

export interface GameToPlay {
  readonly program: RatedProgram;
  readonly seed: number;
  readonly seats: number;
}

const [project = ''] = process.argv.slice(2);
const read = await readProjectForPlay(path.resolve(project));
if (!('playable' in read)) throw new Error(`${project} has errors`);
const { playable } = read;

process.on('message', ({ program, seed, seats }: GameToPlay) => {
  process.send?.(playForStrength(playable, program, seed, seats));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
