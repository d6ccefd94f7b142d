import { performance } from 'node:perf_hooks';
import { diagnose } from '../authoring/diagnostics/diagnose.ts';
import { isFaulty, type ProjectFile, type TextFile } from '../authoring/project-file.ts';
import type { JsonObject } from '../engine/kernel/basics/json.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { median } from './measure.ts';

// What `check` does once a project is read, of one many times as large as the sample.

export interface Checked {
  readonly cards: number;
  /** The first time in this process, in milliseconds: what the command line pays. */
  readonly first: number;
  /** Again, with every text another: the median. */
  readonly again: number;
}

const numbered = /^cards\/(weapons|items|followers|troubles)\.json$/;
/** Further apart than any card has copies. */
const idsApart = 10;

/** The time `check` takes for so many cards: the sample, its cards repeated under other ids and names. */
export function checkOfMany(files: readonly ProjectFile[], cards: number): Checked {
  const whole = files.filter((file): file is TextFile => !isFaulty(file));
  const decks = whole.filter(({ path }) => numbered.test(path));
  const times = Math.ceil(cards / decks.reduce((sum, { text }) => sum + cardsIn(text).length, 0));
  const many = whole.map((file) => (decks.includes(file) ? { ...file, text: repeated(file.text, times) } : file));
  const taken = Array.from({ length: 6 }, (_, i) => {
    const typed = many.map((file) => ({ ...file, text: `${file.text}${' '.repeat(i)}` }));
    const start = performance.now();
    diagnose(typed, hostedSystems);
    return performance.now() - start;
  });
  const [first = 0, ...others] = taken;
  const count = many.reduce((sum, { path, text }) => sum + (numbered.test(path) ? cardsIn(text).length : 0), 0);
  return { cards: count, first, again: median(others) };
}

const cardsIn = (text: string): readonly JsonObject[] =>
  (JSON.parse(text) as { readonly cards: readonly JsonObject[] }).cards;

function repeated(text: string, times: number): string {
  const document = JSON.parse(text) as JsonObject;
  const cards = cardsIn(text);
  const others = Array.from({ length: times - 1 }, (_, time) =>
    cards.map((card, i) => ({
      ...card,
      id: `${String(card['id']).split('-')[0]}-${1000 + (time * cards.length + i) * idsApart}`,
      name: `${card['name']}${time + 2}`,
    })),
  );
  return JSON.stringify({ ...document, cards: [...cards, ...others.flat()] }, null, 2);
}
