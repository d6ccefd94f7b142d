import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closeTyping,
  emptyHistory,
  type History,
  recordAction,
  redone,
  undone,
  withoutDocument,
} from '#authoring/project/documents/history.ts';
import {
  applyAction,
  applyChange,
  changeBetween,
  changeOf,
  inverseOf,
  type ProjectAction,
} from '#authoring/project/documents/project-action.ts';

const PATH = 'cards/weapons.json';

function type(text: string, edits: readonly (readonly [offset: number, length: number, text: string])[], pause = 100) {
  let [now, history]: [string, History] = [text, emptyHistory];
  for (const [i, [offset, length, inserted]] of edits.entries()) {
    const action = typing(now, offset, length, inserted);
    now = applyChange(now, action.changes[0] as ProjectAction['changes'][number]) as string;
    history = recordAction(history, action, i * pause);
  }
  return { now, history };
}

function typing(text: string, offset: number, length: number, inserted: string): ProjectAction {
  return { name: { kind: 'typing' }, changes: [changeOf(PATH, text, [{ offset, length, text: inserted }])] };
}

function undoAll(text: string, history: History): readonly string[] {
  const texts: string[] = [];
  let [now, rest] = [text, history];
  for (let step = undone(rest); step !== null; step = undone(rest)) {
    now = applyAction(new Map([[PATH, now]]), step.action)?.get(PATH) as string;
    rest = step.history;
    texts.push(now);
  }
  return texts;
}

describe('joined typing', () => {
  it('is one step for letters typed in a row', () => {
    const { now, history } = type('[]', [
      [1, 0, 'a'],
      [2, 0, 'b'],
      [3, 0, 'c'],
    ]);
    expect(now).toBe('[abc]');
    expect(undoAll(now, history)).toEqual(['[]']);
  });

  it('is no step when it was erased again', () => {
    const typed = type('標識', [
      [2, 0, 'x'],
      [2, 1, ''],
    ]);
    expect(typed.history.done).toEqual([]);
  });

  it('is one step for a selection typed over and rewritten', () => {
    const { now, history } = type('name', [
      [0, 4, 'n'],
      [0, 1, 'な'],
      [1, 0, 'm'],
      [0, 2, '生'],
    ]);
    expect(now).toBe('生');
    expect(undoAll(now, history)).toEqual(['name']);
  });

  it('is one step each for erasing backwards and forwards', () => {
    const back = type('abc', [
      [2, 1, ''],
      [1, 1, ''],
    ]);
    expect([back.now, undoAll(back.now, back.history)]).toEqual(['a', ['abc']]);
    const on = type('abc', [
      [0, 1, ''],
      [0, 1, ''],
    ]);
    expect([on.now, undoAll(on.now, on.history)]).toEqual(['c', ['abc']]);
  });

  it('ends with a new line, another place or a pause', () => {
    const line = type('', [
      [0, 0, 'a'],
      [1, 0, '\n'],
      [2, 0, 'b'],
    ]);
    expect(undoAll(line.now, line.history)).toEqual(['a\n', 'a', '']);
    const place = type('..', [
      [0, 0, 'a'],
      [3, 0, 'b'],
    ]);
    expect(undoAll(place.now, place.history)).toEqual(['a..', '..']);
    const pause = type(
      '',
      [
        [0, 0, 'a'],
        [1, 0, 'b'],
      ],
      1001,
    );
    expect(undoAll(pause.now, pause.history)).toEqual(['a', '']);
  });

  it('does not continue after it was closed', () => {
    const history = recordAction(
      closeTyping(recordAction(emptyHistory, typing('', 0, 0, 'a'), 0)),
      typing('a', 1, 0, 'b'),
      1,
    );
    expect(history.done).toHaveLength(2);
  });

  it('joins several cursors, each by itself', () => {
    const two = (text: string, at: readonly [number, number], letter: string): ProjectAction => ({
      name: { kind: 'typing' },
      changes: [
        changeOf(
          PATH,
          text,
          at.map((offset) => ({ offset, length: 0, text: letter })),
        ),
      ],
    });
    const history = recordAction(recordAction(emptyHistory, two('-+', [1, 2], 'x'), 0), two('-x+x', [2, 4], 'y'), 1);
    expect(history.done).toHaveLength(1);
    expect(undoAll('-xy+xy', history)).toEqual(['-+']);
  });
});

describe('an action on several documents', () => {
  const texts = new Map([
    ['a.json', 'one W-01 two W-01'],
    ['b.json', 'W-01'],
  ]);
  const rename: ProjectAction = {
    name: { kind: 'command', ja: '改名', en: 'Rename' },
    changes: [
      changeOf('a.json', 'one W-01 two W-01', [
        { offset: 13, length: 4, text: 'W-100' },
        { offset: 4, length: 4, text: 'W-100' },
      ]),
      changeOf('b.json', 'W-01', [{ offset: 0, length: 4, text: 'W-100' }]),
    ],
  };

  it('is done, undone and redone as a whole', () => {
    const after = applyAction(texts, rename);
    expect(after?.get('a.json')).toBe('one W-100 two W-100');
    const history = recordAction(emptyHistory, rename, 0);
    const back = undone(history);
    expect(applyAction(after ?? texts, back?.action ?? rename)).toEqual(texts);
    const again = redone(back?.history ?? emptyHistory);
    expect(applyAction(texts, again?.action ?? rename)).toEqual(after);
    expect(again?.history.done).toEqual(history.done);
  });

  it('does not begin when one text is not the expected one', () => {
    expect(applyAction(new Map([...texts, ['b.json', 'W-02']]), rename)).toBeNull();
    expect(applyAction(new Map([['a.json', 'one W-01 two W-01']]), rename)).toBeNull();
  });

  it('skips a deleted document', () => {
    const history = withoutDocument(recordAction(emptyHistory, rename, 0), 'a.json');
    expect(history.done.map(({ changes }) => changes.map(({ path }) => path))).toEqual([['b.json']]);
    expect(withoutDocument(history, 'b.json').done).toEqual([]);
  });

  it('clears the redo steps when it is new', () => {
    const back = undone(recordAction(emptyHistory, rename, 0));
    expect(redone(recordAction(back?.history ?? emptyHistory, rename, 1))).toBeNull();
  });
});

describe('changes of any text', () => {
  const edits = (text: string) =>
    fc.uniqueArray(fc.nat(text.length), { maxLength: 8 }).chain((places) => {
      const inOrder = places.sort((a, b) => a - b);
      const pieces = inOrder.map((offset, i) =>
        fc.record({
          offset: fc.constant(offset),
          length: fc.nat((inOrder[i + 1] ?? text.length) - offset),
          text: fc.string({ maxLength: 5 }),
        }),
      );
      return fc.tuple(...pieces);
    });

  it('restore the text when undone', () => {
    fc.assert(
      fc.property(
        fc.string().chain((text) => fc.tuple(fc.constant(text), edits(text))),
        ([text, some]) => {
          const action: ProjectAction = { name: { kind: 'typing' }, changes: [changeOf(PATH, text, some)] };
          const after = applyAction(new Map([[PATH, text]]), action);
          expect(applyAction(after ?? new Map(), inverseOf(action))?.get(PATH)).toBe(text);
        },
      ),
    );
  });

  it('between two texts turn one into the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (head, before, after) => {
        expect(applyChange(head + before + head, changeBetween(PATH, head + before + head, head + after + head))).toBe(
          head + after + head,
        );
      }),
    );
  });

  it('typed at random pass through the same texts when undone', () => {
    const step = fc.record({ at: fc.nat(20), length: fc.nat(2), text: fc.constantFrom('a', 'b', '\n', '', '生') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let [now, history]: [string, History] = ['start', emptyHistory];
        for (const [i, { at, length, text }] of steps.entries()) {
          const offset = Math.min(at, now.length);
          const action = typing(now, offset, Math.min(length, now.length - offset), text);
          if (action.changes[0]?.replacements.length === 0) continue;
          now = applyAction(new Map([[PATH, now]]), action)?.get(PATH) as string;
          history = recordAction(history, action, i);
        }
        expect(undoAll(now, history).at(-1) ?? now).toBe('start');
      }),
    );
  });
});

describe('an action with file steps', () => {
  const kept = '0'.repeat(32);
  const renamed: ProjectAction = {
    name: { kind: 'command', ja: '移す', en: 'Move' },
    files: [
      { kind: 'makeFolder', path: 'decks' },
      { kind: 'move', path: 'cards', to: 'decks/old' },
      { kind: 'create', path: 'b.json', text: '{}', kept },
    ],
    changes: [{ path: 'decks/old/a.json', replacements: [{ offset: 1, removed: '', inserted: '一' }] }],
  };

  it('is undone in reverse, with its changes naming files by their paths at that time', () => {
    expect(inverseOf(renamed)).toEqual({
      name: renamed.name,
      files: [
        { kind: 'delete', path: 'b.json', kept, unsaved: [] },
        { kind: 'move', path: 'decks/old', to: 'cards' },
        { kind: 'removeFolder', path: 'decks' },
      ],
      changes: [{ path: 'cards/a.json', replacements: [{ offset: 1, removed: '一', inserted: '' }] }],
    });
    expect(inverseOf(inverseOf(renamed)).changes).toEqual(renamed.changes);
  });

  it('blocks earlier undo steps when a file it moved is gone', () => {
    const typed = typing('[]', 1, 0, 'a');
    const history: History = { done: [typed, renamed, typed], undone: [], openSince: null };
    expect(withoutDocument(history, 'decks/old/a.json').done).toEqual([typed]);
    expect(withoutDocument(history, 'other.json').done).toEqual([typed, renamed, typed]);
  });

  it('keeps the undo of a deletion when another program created and removed the same file', () => {
    const typed = typing('[]', 1, 0, 'a');
    const gone: ProjectAction = {
      name: renamed.name,
      files: [{ kind: 'delete', path: 'cards', kept, unsaved: [] }],
      changes: [],
    };
    const since = { ...typed, changes: typed.changes.map((change) => ({ ...change, path: 'cards/a.json' })) };
    const history: History = { done: [typed, gone, since], undone: [], openSince: null };
    expect(withoutDocument(history, 'cards/a.json').done).toEqual([typed, gone]);
    expect(withoutDocument({ ...history, done: [renamed] }, 'cards/a.json').done).toEqual([renamed]);
  });
});
