import { expect, it } from 'vitest';
import type { BreakdownView } from '#authoring/project/sentences/breakdown-view.ts';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import { breakdownRows, reasonRows } from '#renderer/desk/reason/reason-rows.ts';

const text = (ja: string) => ({ ja, en: ja.toUpperCase() });
const plain = { value: null, note: null, rule: null, page: '', way: null, entry: null, event: null };

const hurt: Explained = {
  index: 7,
  event: { kind: 'hurt' },
  text: text('hurt by two'),
  entry: 3,
  cause: { answer: { do: 'hit' }, text: text('hit it') },
  value: {
    base: 4,
    amount: 2,
    edits: [
      {
        amount: -1,
        rule: 'R-2',
        card: 'W-1#2',
        name: text('vest'),
        path: 'W-1/effects/a/do/0',
        said: text('−1'),
        text: text(''),
      },
      { amount: -1, rule: 'R-3', card: 'W-2#1', name: text('card'), path: null, said: text('−1'), text: text('') },
      { amount: 0, rule: 'R-4', card: null, name: null, path: null, said: text('×1'), text: text('') },
    ],
  },
  chain: [
    { kind: 'effect', path: 'T-1/do/0', card: 'T-1#1', name: text('dog'), text: text('bites'), values: [] },
    { kind: 'step', rule: 'R-1', step: 'battle/strike', text: text('it strikes') },
    { kind: 'after', event: 5, text: text('after it came') },
    { kind: 'answer', rule: 'R-1', entry: 1, answer: {}, text: text('opened') },
    { kind: 'answer', rule: 'R-1', entry: 3, answer: {}, text: text('hit it') },
  ],
  rules: [
    { id: 'R-1', chapter: '', page: 'p.3', text: text('enemies strike') },
    { id: 'R-2', chapter: '', page: 'inf.', text: text('vests help') },
    { id: 'R-4', chapter: '', page: '', text: text('nothing is doubled') },
  ],
};

it('an amount is explained in order of calculation: base, edits, causes, decision; each row links to its node, event or decision', () => {
  expect(reasonRows(hurt, 'ja')).toEqual([
    { ...plain, key: 'cause 0', kind: 'base', value: '4', title: 'dog', note: 'bites', way: 'T-1/do/0' },
    {
      ...plain,
      key: 'edit 0',
      kind: 'edit',
      value: '−1',
      title: 'vest',
      note: 'vests help',
      rule: 'R-2',
      page: 'inf.',
      way: 'W-1/effects/a/do/0',
    },
    // Printed text is no effect: its place is the card
    { ...plain, key: 'edit 1', kind: 'edit', value: '−1', title: 'card', rule: 'R-3', way: 'W-2' },
    { ...plain, key: 'edit 2', kind: 'edit', value: '×1', title: 'nothing is doubled', rule: 'R-4' },
    { ...plain, key: 'cause 1', kind: 'cause', title: 'it strikes', rule: 'R-1', page: 'p.3' },
    { ...plain, key: 'cause 2', kind: 'cause', title: 'after it came', event: 5 },
    { ...plain, key: 'cause 3', kind: 'cause', title: 'opened', rule: 'R-1', page: 'p.3', entry: 1 },
    { ...plain, key: 'answer', kind: 'answer', title: 'hit it', entry: 3 },
  ]);
});

it('an event without an amount has no base row, and an automatic event no decision', () => {
  const dealt = { ...hurt, value: null, cause: null, entry: -1, chain: hurt.chain.slice(1, 2) };
  expect(reasonRows(dealt, 'en')).toEqual([
    { ...plain, key: 'cause 0', kind: 'cause', title: 'IT STRIKES', rule: 'R-1', page: 'p.3' },
  ]);
});

it('a number in force shows its base and its place, the values of inner nodes and its modifiers', () => {
  const made: BreakdownView = {
    ...{ base: 5, amount: 4, text: text('counted so'), name: text('wall'), rule: 'R-1', path: 'C-1/hp' },
    edits: [
      {
        ...{ amount: -1, rule: 'R-2', card: 'W-1#2', path: 'W-1/effects/a/do/0' },
        ...{ name: text('vest'), said: text('−1'), text: text('vest') },
      },
    ],
    values: [
      { path: 'C-1/hp/a', text: text('players'), value: 3 },
      { path: 'C-1/hp', text: text('players and two'), value: 5 },
    ],
    rules: [
      { id: 'R-1', chapter: 'c', page: 'p.3', text: text('counted so') },
      { id: 'R-2', chapter: 'c', page: 'p.4', text: text('vests help') },
    ],
  };
  expect(breakdownRows(made, 'ja')).toEqual([
    {
      ...{ ...plain, key: 'base', kind: 'base', value: '5', title: 'wall', note: 'counted so' },
      ...{ rule: 'R-1', page: 'p.3', way: 'C-1/hp' },
    },
    { ...plain, key: 'C-1/hp/a', kind: 'part', value: '3', title: 'players', way: 'C-1/hp/a' },
    {
      ...{ ...plain, key: 'edit 0', kind: 'edit', value: '−1', title: 'vest', note: 'vests help' },
      ...{ rule: 'R-2', page: 'p.4', way: 'W-1/effects/a/do/0' },
    },
  ]);
});
