// `npm run bench [-- [--quick] [--only before|games|lab|large|history|lines|translations|views|prints|page]]`: our engine beside boardgame.io and Pokémon Showdown in one run, then the workbench.
import os from 'node:os';
import { isFaulty, type ProjectFile, type TextFile } from '../authoring/text/files/project-file.ts';
import { chromiumFlags, findChromium } from '../host/browser/find-chromium.mjs';
import { readProjectFiles } from '../host/project/project-files.ts';
import { fetchSystemsFor } from '../renderer/desk/workers/systems-here.ts';
import { madeForGames } from '../scripts/made-for-games.ts';
import { manyCards } from '../scripts/many-cards.ts';
import { measureAfterEdit, playsAgain } from './after-edit.ts';
import { measureBeside, namedCommit } from './beside.ts';
import { peerUndo } from './boardgame-io.ts';
import { type Edited, editedIn, editToBoard, keystrokeToMarks } from './editing.ts';
import { type Engine, measureAsked, measureEngines, playableSample, type Round, sample } from './engines.ts';
import { everyGame } from './every-game.ts';
import { measureKeptLines } from './kept-lines.ts';
import { benchLab } from './lab-rows.ts';
import { measureProjectOnPage, type ProjectOnPage } from './large-page.ts';
import { measureLargeProject } from './large-project.ts';
import { measureForks, measureLines } from './lines.ts';
import { measureManySaves } from './many-saves.ts';
import { median, quick, type Spread } from './measure.ts';
import { undo } from './ours.ts';
import { measurePage } from './page.ts';
import { measurePrints } from './prints.ts';
import { measureReasons } from './reasons.ts';
import { measureStoryGraph } from './story-graph.ts';
import { measureThreads } from './threads.ts';
import { measureTranslating } from './translating.ts';
import { measureTranslations } from './translations.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const number = (value: number): string => Math.round(value).toLocaleString('en').padStart(12);
const milliseconds = ({ median, p95 }: Spread): string => `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
/** The median of what the rounds say. */
const over = (rounds: readonly Round[], value: (round: Round) => number): number => median(rounds.map(value));
const rate = (round: Round, engine: Engine, how: string, unit: string): number =>
  round[engine].rates[how]?.[unit] ?? Number.NaN;

function rows(rounds: readonly Round[], engine: Engine, name: string): void {
  const first = (rounds[0] as Round)[engine].rates;
  for (const [how, units] of Object.entries(first)) {
    const told = Object.keys(units).map(
      (unit) => `${number(over(rounds, (round) => rate(round, engine, how, unit)))} ${unit}/s`,
    );
    say(`${`${name} ${how}`.padEnd(48)}${told.join('')}`);
  }
  const memory = Math.max(...rounds.map((round) => round[engine].memory));
  say(`${''.padEnd(48)}${number(memory / 1e6)} MB at its peak`);
}

async function bench(): Promise<void> {
  say(
    `Node ${process.version}, ${os.cpus()[0]?.model ?? 'unknown processor'}; rates are for a second of processor time`,
  );
  const rounds = await measureEngines();
  rows(rounds, 'ours', 'ours, four PCs, player');
  rows(rounds, 'probed', 'ours, with history and probe, player');
  rows(rounds, 'boardgameIo', 'boardgame.io reducer,');
  rows(rounds, 'pokemonShowdown', 'Pokémon Showdown, random battles, player');
  // Each ratio is of pieces that ran one after the other; the median of the rounds counts
  const ratio = (name: string, least: string, value: (round: Round) => number) =>
    say(`${name}: ${over(rounds, value).toFixed(2)} to 1 (at least ${least})`);
  const decisions = (round: Round) => rate(round, 'ours', 'random', 'decisions');
  for (const how of ['as it comes', 'undo and log off'])
    ratio(
      `our decisions by moves of the reducer, ${how}`,
      '15',
      (round) => decisions(round) / rate(round, 'boardgameIo', how, 'moves'),
    );
  ratio(
    'our games by battles of Pokémon Showdown',
    '25',
    (round) => rate(round, 'ours', 'random', 'games') / rate(round, 'pokemonShowdown', 'random', 'battles'),
  );
  ratio(
    'our decisions with history and probe by those without',
    '0.10',
    (round) => rate(round, 'probed', 'random', 'decisions') / decisions(round),
  );

  const threads = await measureThreads();
  const timesOne = (rate: number): string => (rate / threads.one).toFixed(2);
  say(
    `two workers: ${timesOne(threads.two)} times the games of one (at least 1.9); two programs apart, which is what this machine gives: ${timesOne(threads.apart)} times`,
  );

  await benchLab(threads, say);

  const at = 300;
  const [mine, theirs] = [undo(await playableSample(), at), peerUndo(at)];
  say(`undo of one, ${at} in: ours ${mine.toFixed(1)} µs (at most 1000), boardgame.io ${theirs.toFixed(1)} µs`);

  const reasons = measureReasons(await playableSample(), at);
  say(
    `explain of the last event, ${at} in: ${reasons.explain.toFixed(2)} probed replays (at most 1.5); with breakpoints that are not met: ${reasons.stops.toFixed(2)} times the speed (at least 0.4)`,
  );

  await benchLines(at);

  const times = quick ? 50 : 250;
  const files = await readProjectFiles(sample);
  const edited = editedIn(files) as Edited;
  say(`keystroke to marks: ${milliseconds(keystrokeToMarks(files, edited, times))} (p95 at most 16)`);
  const board = await editToBoard(files, edited, at, times);
  say(
    `edit to board, ${at} in: ${milliseconds(board.all)} (p95 at most 100); reading and replay: ${milliseconds(board.replay)}`,
  );

  await benchStoryGraph(files);
  await benchManySaves(files);
  await benchTranslations(files);
  await benchPrints();
  await benchLargeProject(files);
  await benchLargeProjectOnPage(files);

  await benchPage({ seed: board.seed, at });
}

async function benchPage(game: { readonly seed: number; readonly at: number }): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) return say('No Chromium: the page is not measured.');
  const page = await measurePage({ executablePath, args: chromiumFlags() }, game, quick ? 20 : 60);
  say(
    `first load: ${(page.firstLoad / 1e6).toFixed(2)} MB gz (at most 1.5); editor usable: ${page.usable.toFixed(0)} ms (at most 1500)`,
  );
  say(`in Chromium, keystroke to problems: ${milliseconds(page.marks)}; edit to board: ${milliseconds(page.board)}`);
}

async function benchLines(at: number): Promise<void> {
  const { jump, fork, differ } = measureLines(await playableSample(), at);
  say(
    `by a replay, ${at} in: a jump in the line ${jump.toFixed(3)} (at most 0.2), a fork ${fork.toFixed(3)} (at most 0.02), the difference of two ${differ.toFixed(2)} (at most 2.2)`,
  );
  const files = await readProjectFiles(sample);
  say(`a fork at 6,000 cards by one of the sample: ${measureForks(files, at).toFixed(2)} (at most 2)`);
  const kept = measureKeptLines(await playableSample(), at);
  say(`what a page holds of 100 lines of ${at} decisions: ${(kept / 1e6).toFixed(1)} MB (at most 10)`);
  const after = await measureAfterEdit(files, at);
  say(`48 lines after an edit, two workers, by their replays: ${after.toFixed(2)} (at most 0.6)`);
}

async function benchStoryGraph(files: readonly ProjectFile[]): Promise<void> {
  const times = quick ? 20 : 60;
  const graph = measureStoryGraph(files, 'S03', times);
  const board = await editToBoard(files, editedIn(files) as Edited, 300, times);
  say(
    `graph of S03: ${milliseconds(graph)}; by one edit to board: ${(graph.median / board.all.median).toFixed(2)} (at most 1)`,
  );
}

async function benchPrints(): Promise<void> {
  const measured = await measurePrints();
  if (measured === null) return say('No Chromium: printing is not measured.');
  const { faces, bare, boxed, sheets, sheetCards, memory } = measured;
  const times = (one: number): string => (one / bare).toFixed(2);
  say(`${faces} faces drawn as a PDF by the browser alone: ${bare.toFixed(0)} ms`);
  say(
    `in their boxes, by that: ${times(boxed)} (at most 1.5); ${sheetCards} cards on sheets: ${times(sheets)} (at most 1)`,
  );
  say(`what our process held more for it: ${(memory / 1e6).toFixed(0)} MB (at most 250)`);
}

async function benchManySaves(files: readonly ProjectFile[]): Promise<void> {
  const { bytes, open, check } = await measureManySaves(files.filter((file): file is TextFile => !isFaulty(file)));
  say(`what is kept of 10,000 saves of the sample: ${(bytes / 1e6).toFixed(1)} MB (at most 20)`);
  say(
    `history of 10,000 saves opens by one check (${check.toFixed(0)} ms): ${(open / check).toFixed(2)} (at most 0.5)`,
  );
}

async function benchTranslations(files: readonly ProjectFile[]): Promise<void> {
  const { units, added, parsed, check, kept, exchanged } = await measureTranslations(files, quick ? 2000 : 6000);
  say(
    `${units.toLocaleString('en')} units of translation add to a check (${check.toFixed(0)} ms), by JSON.parse of their files: ${(added / parsed).toFixed(1)} (at most 8); a unit keeps ${kept.toFixed(0)} bytes (at most 1000)`,
  );
  const told = Object.entries(exchanged).map(
    ([format, { out, back }]) => `${format} ${(out / check).toFixed(2)} and ${(back / check).toFixed(2)}`,
  );
  say(`all of them out and back, by that check: ${told.join(', ')}`);
  const large = measureTranslating(files, quick ? 2000 : 13_300, quick ? 12 : 40);
  say(
    `a key in a translation among ${large.units.toLocaleString('en')}: ${milliseconds(large.key.large)}; in the sample: ${milliseconds(large.key.sample)}`,
  );
  say(`by one in the sample, medians: ${(large.key.large.median / large.key.sample.median).toFixed(2)} (at most 1.5)`);
  say(
    `Enter there: ${milliseconds(large.enter.large)}; in the sample: ${milliseconds(large.enter.sample)}; medians: ${(large.enter.large.median / large.enter.sample.median).toFixed(2)} (at most 1.5)`,
  );
  say(`the facts of a rule and its translation are read and compared in ${large.facts.toFixed(0)} µs (at most 30)`);
  for (const { units: many, opens, check: one } of [large.desk, large.deskOfFour])
    say(
      `the desk of translations opens among ${many.toLocaleString('en')}, by one check (${one.toFixed(0)} ms): ${(opens / one).toFixed(2)} (at most 0.3)`,
    );
  say(
    `texts like one are looked for among ${large.remembered.toLocaleString('en')}, p95 by one check (${large.check.toFixed(0)} ms): ${(large.look.p95 / large.check).toFixed(4)} (at most 0.02)`,
  );
  const { first, later } = large.concordance;
  say(
    `concordance over ${large.remembered.toLocaleString('en')}, p95 by that check: ${(later.p95 / large.check).toFixed(4)}, with the index made first: ${(first / large.check).toFixed(4)} (at most 0.02)`,
  );
}

/** Thousands of cards beside the sample: what is done at a key must hang on what was edited. */
async function benchLargeProject(files: readonly ProjectFile[]): Promise<void> {
  const { sample, large, twice, service, idle, board, writing } = await measureLargeProject(files, quick ? 12 : 40);
  const times = (one: number, other: number): string => (one / other).toFixed(2);
  say(
    `6,000 sound cards, first check: ${large.first.toFixed(0)} ms of processor time; nothing edited: ${idle.toFixed(1)} ms`,
  );
  say(`6,000 cards, keystroke to marks: ${milliseconds(large.key)}; the sample: ${milliseconds(sample.key)}`);
  say(`a key at 6,000 cards by one in the sample, p95: ${times(large.key.p95, sample.key.p95)} (at most 3)`);
  say(`by the JSON service's validation of the edited file alone: ${times(large.key.p95, service)} (at most 0.1)`);
  say(
    `a key at 12,000 cards by one at 6,000, medians of those that leave it sound and of those that break it: ${times(twice.sound, large.sound)} and ${times(twice.broken, large.broken)} (at most 1.2)`,
  );
  say(
    `edit to board at 6,000 cards by that of the sample: ${times(board.large.median, board.sample.median)} (at most 2)`,
  );
  const { completion, rename } = writing;
  say(`completion at 6,000 cards, the first list after a key: ${milliseconds(completion)}`);
  say(
    `by the JSON service's validation of the edited file alone, p95: ${times(completion.p95, service)} (at most 0.1)`,
  );
  say(`rename in ${rename.places} places by one check: ${times(rename.time, large.first)} (at most 1)`);
  say(`the slowest kind of search by one check: ${times(writing.search, large.first)} (at most 0.3)`);
  say(`what one worker keeps of 6,000 cards: ${(large.kept / 1e6).toFixed(0)} MB (both at most 250)`);
}

async function benchLargeProjectOnPage(files: readonly ProjectFile[]): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) return say('No Chromium: the page is not measured at 6,000 cards.');
  const browsing = { executablePath, args: chromiumFlags() };
  const whole = files.filter((file): file is TextFile => !isFaulty(file));
  const times = quick ? 6 : 20;
  const sample = await measureProjectOnPage(browsing, whole, 'cards/weapons.json', times);
  await measureProjectOnPage(browsing, manyCards(files, 6000), 'cards/weapons.json', times, (large) =>
    sayOfPage(large, sample),
  );
}

/** What is known so far of a page with 6,000 cards, beside the sample's. */
function sayOfPage(large: Partial<ProjectOnPage>, sample: ProjectOnPage): void {
  const { usable, firstBoard, workspaces, task, held, views, edits } = large;
  const by = (one: number, other: number): string => (one / other).toFixed(2);
  if (usable !== undefined) say(`editor usable at 6,000 cards by the sample: ${by(usable, sample.usable)} (at most 2)`);
  if (firstBoard !== undefined)
    say(`first board at 6,000 cards by the sample: ${by(firstBoard, sample.firstBoard)} (at most 8)`);
  if (workspaces !== undefined) {
    const { changes } = sample.workspaces;
    for (const [name, taken] of Object.entries(workspaces.changes))
      say(
        `the workspace ${name} at 6,000 cards by the sample: ${by(taken, changes[name as keyof typeof changes])} (at most 2)`,
      );
    say(
      `changes of workspace at 6,000 cards, the longest task: ${workspaces.task.toFixed(0)} ms of processor time (at most 100); of the sample: ${sample.workspaces.task.toFixed(0)} ms`,
    );
  }
  if (task !== undefined) {
    say(`6,000 cards in Chromium, the page's longest task on a key, in processor time: ${milliseconds(task)}`);
    say(
      `by that of the sample (${milliseconds(sample.task)}), median: ${by(task.median, sample.task.median)} (at most 2)`,
    );
  }
  if (held !== undefined) say(`what the page holds at 6,000 cards by the sample: ${by(held, sample.held)} (at most 2)`);
  if (views !== undefined) sayOfViews(views, sample.views);
  if (edits === undefined) return;
  const { key, cell, field } = edits;
  say(
    `6,000 cards in Chromium, all that the page does for an edit: ${key.toFixed(0)} ms of processor time for a key; by that for a cell of the sheet ${(cell / key).toFixed(2)}, for a field of the form ${(field / key).toFixed(2)} (at most 1.2)`,
  );
}

function sayOfViews(large: ProjectOnPage['views'], sample: ProjectOnPage['views']): void {
  for (const view of ['sheet', 'gallery'] as const) {
    const [one, other] = [large[view], sample[view]];
    say(`${view} of 6,000 cards opens, by the sample: ${(one.opens / other.opens).toFixed(2)} (at most 2)`);
    say(
      `${view} of 6,000 cards scrolled, the longest task: ${one.task.toFixed(0)} ms of processor time (at most 50); of the sample: ${other.task.toFixed(0)} ms`,
    );
  }
}

/** Every game of the house beside the first one, measured in the same run. */
async function benchGames(): Promise<void> {
  const [first, ...others] = await everyGame();
  if (first === undefined) return;
  for (const one of [first, ...others])
    say(
      `${`${one.system}, random`.padEnd(48)}${number(one.decisions)} decisions/s; search: ${one.answer.toFixed(1)} ms an answer`,
    );
  for (const { system, undo: back, edit, keystroke, at } of [first, ...others]) {
    const told = (of: Spread | null): string => (of === null ? 'not measured' : milliseconds(of));
    say(
      `${system}, ${at} in: undo of one ${back.toFixed(1)} µs (at most 1000); edit to board: ${told(edit)} (p95 at most 100); keystroke to marks: ${told(keystroke)} (p95 at most 16)`,
    );
  }
  const [listed] = first.lists;
  for (const { system, lists } of [first, ...others])
    for (const { name, time, most } of lists)
      say(
        `${system}, ${name}: listed in ${time.toFixed(1)} µs${listed === undefined || most === undefined ? '' : `; by ${listed.name} of ${first.system}: ${(time / listed.time).toFixed(2)} (at most ${most})`}`,
      );
  for (const one of others) {
    const speed = madeForGames.find(({ id }) => id === one.system)?.speed;
    const ratio = (what: string, value: number, goal: string) =>
      say(`${one.system} by ${first.system}: ${value.toFixed(2)} ${what}${goal}`);
    ratio(
      'of its decisions',
      one.decisions / first.decisions,
      speed === undefined ? '' : ` (at least ${speed.decisions})`,
    );
    ratio(
      'times as long an answer of search',
      one.answer / first.answer,
      speed === undefined ? '' : ` (at most ${speed.answer})`,
    );
    say(
      `${one.system}: ${one.battles.toFixed(2)} of its games by a battle of Showdown${speed?.battles === undefined ? '' : ` (at least ${speed.battles})`}`,
    );
  }
}

/** Compares this engine with that of a named commit, to catch a loss of speed. */
async function benchBefore(): Promise<void> {
  const beside = await measureBeside();
  if (beside === null) return say(`The commit ${namedCommit} is not here: nothing is compared with it.`);
  for (const { project, program, least, here, ratio } of beside)
    say(
      `${`${project}, ${program}`.padEnd(48)}${number(here)} decisions/s; by ${namedCommit}: ${ratio.toFixed(2)}${least === null ? '' : ` (at least ${least})`}`,
    );
}

async function benchAll(): Promise<void> {
  // As a worker has them before it reads: what they take to come is measured at the page
  await fetchSystemsFor('studio.json');
  const only = process.argv[process.argv.indexOf('--only') + 1];
  if (!process.argv.includes('--only')) await bench();
  if (only === 'before') return benchBefore();
  if (only === 'lab') return benchLab(await measureThreads(), say);
  if (only === 'lines') return benchLines(300);
  if (only === 'history') return benchManySaves(await readProjectFiles(sample));
  if (only === 'prints') return benchPrints();
  if (only === 'page') return benchPage({ seed: 1, at: 100 });
  if (only === 'translations') return benchTranslations(await readProjectFiles(sample));
  if (only === 'views') {
    const files = await readProjectFiles(sample);
    await benchStoryGraph(files);
    return benchLargeProjectOnPage(files);
  }
  if (only === 'large') {
    const files = await readProjectFiles(sample);
    await benchLargeProject(files);
    return benchLargeProjectOnPage(files);
  }
  await benchBefore();
  await benchGames();
}

if (!playsAgain() && !(await measureAsked())) await benchAll();
