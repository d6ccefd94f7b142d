// `npm run bench [-- --quick]`: our engine beside boardgame.io's reducer, one after the other in one process.
import os from 'node:os';
import { readProjectFiles } from '../host/project-files.ts';
import { readProjectForPlay } from '../host/project-for-play.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { editToBoard, keystrokeToMarks } from './editing.ts';
import { quick, type Rate, type Spread } from './measure.ts';
import { games, undo } from './ours.ts';
import { measurePage } from './page.ts';
import { peerGames, peerUndo } from './peer.ts';

const sample = 'sample-content/tokyo-site-seeing';
const project = await readProjectForPlay(sample);
if (!('playable' in project)) throw new Error(`${sample} has errors`);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const number = (value: number): string => Math.round(value).toLocaleString('en').padStart(12);
const row = (name: string, rate: Rate): void =>
  say(
    `${name.padEnd(44)}${Object.entries(rate)
      .map(([unit, value]) => `${number(value)} ${unit}/s`)
      .join('')}`,
  );

say(`Node ${process.version}, ${os.cpus()[0]?.model ?? 'unknown processor'}`);
const ours = games(project.playable);
for (const [name, rate] of Object.entries(ours)) row(`ours, four PCs, player ${name}`, rate);
const peer = peerGames();
for (const [name, rate] of Object.entries(peer)) row(`boardgame.io reducer, ${name}`, rate);
const ratio = (ours['random']?.['decisions'] ?? 0) / (peer['undo and log off']?.['moves'] ?? 1);
say(`ours, decisions by moves of the faster reducer: ${ratio.toFixed(1)} to 1 (at least 15)`);

const at = 300;
const [mine, theirs] = [undo(project.playable, at), peerUndo(at)];
say(`undo of one, ${at} in: ours ${mine.toFixed(1)} µs (at most 1000), boardgame.io ${theirs.toFixed(1)} µs`);

const milliseconds = ({ median, p95 }: Spread): string => `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
const times = quick ? 50 : 250;
const files = await readProjectFiles(sample);
say(`keystroke to marks: ${milliseconds(keystrokeToMarks(files, times))} (p95 at most 16)`);
const board = editToBoard(files, at, times);
say(
  `edit to board, ${at} in: ${milliseconds(board.all)} (p95 at most 100); reading and replay: ${milliseconds(board.replay)}`,
);

const executablePath = findChromium();
if (executablePath === undefined) say('No Chromium: the page is not measured.');
else {
  await ensureBuilt();
  const page = await measurePage({ executablePath, args: chromiumFlags() }, { seed: board.seed, at }, quick ? 20 : 60);
  say(
    `first load: ${(page.firstLoad / 1e6).toFixed(2)} MB gz (at most 1.5); editor usable: ${page.usable.toFixed(0)} ms`,
  );
  say(`in Chromium, keystroke to problems: ${milliseconds(page.marks)}; edit to board: ${milliseconds(page.board)}`);
}
