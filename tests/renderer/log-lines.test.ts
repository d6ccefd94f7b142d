import { expect, it } from 'vitest';
import type { ToldEvent } from '#authoring/sentences/spoken-game.ts';
import { type LogLine, logLines } from '#renderer/play/log-lines.ts';
import type { ToldEntry } from '#renderer/workers/engine-calls.ts';

const event = (kind: string, cause: string | null = null): ToldEvent => ({
  kind,
  sentence: kind,
  base: null,
  amount: null,
  edits: [],
  cause: cause === null ? null : { name: cause, label: cause },
});
const entry = (sentence: string, events: number, names: readonly string[] = []): ToldEntry => ({
  sentence,
  isCheat: false,
  names,
  events,
  entry: {},
});
const read = (line: LogLine) =>
  line.kind === 'head'
    ? `— ${line.text}`
    : line.kind === 'entry'
      ? line.entry.sentence
      : `${' '.repeat(line.depth)}${line.event.kind}`;

const events = [
  event('deal'),
  event('round'),
  event('phase'),
  event('hit', 'A-1'),
  event('heal', 'B-2'),
  event('phase'),
];
const entries = [entry('attack', 3, ['A-1']), entry('end', 5)];

it('tells what came of each decision, what a text did of itself deeper, rounds and phases as heads', () => {
  expect(logLines(events, entries, -1).map(read)).toEqual([
    ' deal',
    '— round · phase',
    'attack',
    ' hit',
    '  heal',
    'end',
    '— phase',
  ]);
});

it('begins where it is asked to', () => {
  expect(logLines(events, entries, 1).map(read)).toEqual(['end', '— phase']);
});
