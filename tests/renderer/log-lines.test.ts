import { describe, expect, it } from 'vitest';
import type { EventView } from '#authoring/project/sentences/spoken-game.ts';
import { type LogLine, logLines, SETUP } from '#renderer/desk/play/log-lines.ts';
import type { EntryView, MarkView } from '#renderer/desk/workers/engine-calls.ts';

const event = (kind: string, cause: string | null = null, parent: number | null = null): EventView => ({
  kind,
  sentence: kind === 'silent' ? '' : kind,
  parent,
  because: null,
  rule: null,
  since: null,
  path: null,
  base: null,
  amount: null,
  edits: [],
  cause: cause === null ? null : { name: cause, label: cause },
});
const entry = (sentence: string, events: number, names: readonly string[] = []): EntryView => ({
  sentence,
  isCheat: false,
  names,
  events,
  entry: {},
  print: '',
});
function read(line: LogLine): string {
  switch (line.kind) {
    case 'setup':
      return `set-up ${line.below}`;
    case 'head':
      return `— ${line.text}`;
    case 'mark':
      return `back ${line.mark.count}`;
    case 'entry':
      return line.entry.sentence;
    case 'event':
      return `${' '.repeat(line.depth)}${line.event.kind}${line.isOwnCause ? ` by ${line.event.cause?.name}` : ''}`;
  }
}

const events = [
  event('deal'),
  event('round'),
  event('phase'),
  event('hit', 'A-1'),
  event('heal', 'B-2'),
  event('phase'),
];
const entries = [entry('attack', 3, ['A-1']), entry('end', 5)];

it('shows the results of each decision and the text behind an automatic one, under headings of rounds and phases', () => {
  expect(logLines(events, entries, -1).map(read)).toEqual([
    'set-up 1',
    ' deal',
    '— round · phase',
    'attack',
    ' hit',
    ' heal by B-2',
    'end',
    '— phase',
  ]);
});

it('folds the set-up into one line, and keeps the headings', () => {
  expect(
    logLines(events, entries, -1, new Set([SETUP]))
      .map(read)
      .slice(0, 3),
  ).toEqual(['set-up 1', '— round · phase', 'attack']);
});

it('begins at the given entry', () => {
  expect(logLines(events, entries, 1).map(read)).toEqual(['end', '— phase']);
});

describe('the tree of causes', () => {
  const all = [
    event('use'),
    event('attack', null, 0),
    event('hit', null, 1),
    event('silent', null, 1),
    event('fall', null, 3),
  ];
  const one = [entry('act', 0)];

  it('marks an undo past the displayed part before the entries that followed, or at the end without any', () => {
    const mark = (at: number, count: number): MarkView => ({
      ...{ at, count, said: { seen: [], others: '' }, mark: { at, entries: [], seen: [] } },
    });
    const marks = [mark(1, 2), mark(2, 3)];
    expect(logLines(events, entries, 1, new Set(), marks).map(read)).toEqual(['back 2', 'end', '— phase', 'back 3']);
  });

  it('puts each event under its cause; an event without a sentence is skipped and its consequences move up', () => {
    expect(logLines(all, one, -1).map(read)).toEqual(['act', ' use', '  attack', '   hit', '   fall']);
  });
  it('can be collapsed under an answer and under an event, with the number of hidden lines', () => {
    const under = (...folded: string[]) => logLines(all, one, -1, new Set(folded));
    expect(under('entry 0').map(read)).toEqual(['act']);
    expect(under('event 1').map(read)).toEqual(['act', ' use', '  attack']);
    expect(under('event 1').map((line) => ('below' in line ? line.below : null))).toEqual([4, 3, 2]);
  });
  it('ends at the answer: consequences of an earlier one are at the top level', () => {
    expect(logLines([event('hit'), event('fall', null, 0)], [entry('act', 0), entry('wait', 1)], -1).map(read)).toEqual(
      ['act', ' hit', 'wait', ' fall'],
    );
  });
  it('is divided by rounds and phases, which contain nothing', () => {
    expect(logLines([event('phase'), event('draw', null, 0)], [entry('act', 0)], -1).map(read)).toEqual([
      'act',
      '— phase',
      ' draw',
    ]);
  });
});
