// `npm run bench [-- --quick]`: our engine beside boardgame.io and Pokémon Showdown in one run, then the workbench.
import os from 'node:os';
import { readProjectFiles } from '../host/project-files.ts';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { peerUndo } from './boardgame-io.ts';
import { editToBoard, keystrokeToMarks } from './editing.ts';
import { type MeasuredEngine, measureAsked, measured, playableSample, sample } from './engines.ts';
import { quick, type Spread } from './measure.ts';
import { undo } from './ours.ts';
import { measurePage } from './page.ts';
import { measureThreads } from './threads.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const number = (value: number): string => Math.round(value).toLocaleString('en').padStart(12);
const rows = (name: string, { rates, peak }: MeasuredEngine): void => {
  for (const [how, rate] of Object.entries(rates)) {
    const units = Object.entries(rate).map(([unit, value]) => `${number(value)} ${unit}/s`);
    say(`${`${name} ${how}`.padEnd(48)}${units.join('')}`);
  }
  say(`${''.padEnd(48)}${number(peak / 1e6)} MB at its peak`);
};
const rateOf = ({ rates }: MeasuredEngine, how: string, unit: string): number => rates[how]?.[unit] ?? 0;

async function bench(): Promise<void> {
  say(
    `Node ${process.version}, ${os.cpus()[0]?.model ?? 'unknown processor'}; rates are for a second of processor time`,
  );
  const ours = measured('ours');
  const reducer = measured('boardgameIo');
  const showdown = measured('pokemonShowdown');
  const probed = measured('probed');
  rows('ours, four PCs, player', ours);
  rows('ours, with history and probe, player', probed);
  rows('boardgame.io reducer,', reducer);
  rows('Pokémon Showdown, random battles, player', showdown);
  const decisions = rateOf(ours, 'random', 'decisions');
  const ratio = (name: string, value: number, least: string) =>
    say(`${name}: ${value.toFixed(2)} to 1 (at least ${least})`);
  ratio('our decisions by moves of the faster reducer', decisions / rateOf(reducer, 'undo and log off', 'moves'), '15');
  ratio(
    'our games by battles of Pokémon Showdown',
    rateOf(ours, 'random', 'games') / rateOf(showdown, 'random', 'battles'),
    '25',
  );
  ratio(
    'our decisions with history and probe by those without',
    rateOf(probed, 'random', 'decisions') / decisions,
    '0.10',
  );

  const threads = await measureThreads();
  const timesOne = (rate: number): string => (rate / threads.one).toFixed(2);
  say(
    `two workers: ${timesOne(threads.two)} times the games of one (at least 1.9); two programs apart, which is what this machine gives: ${timesOne(threads.apart)} times`,
  );

  const at = 300;
  const [mine, theirs] = [undo(await playableSample(), at), peerUndo(at)];
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
    const page = await measurePage(
      { executablePath, args: chromiumFlags() },
      { seed: board.seed, at },
      quick ? 20 : 60,
    );
    say(
      `first load: ${(page.firstLoad / 1e6).toFixed(2)} MB gz (at most 1.5); editor usable: ${page.usable.toFixed(0)} ms (at most 1500)`,
    );
    say(`in Chromium, keystroke to problems: ${milliseconds(page.marks)}; edit to board: ${milliseconds(page.board)}`);
  }
}

if (!(await measureAsked())) await bench();
