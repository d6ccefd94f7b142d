import { expect, it } from 'vitest';
import type { KeptTexts } from '#api/kept-work.ts';
import { PagesTexts } from '#host/told-texts.ts';
import { UnsavedTeller } from '#renderer/recovery/told-texts.ts';

const unsaved = (texts: Readonly<Record<string, string>>): KeptTexts => ({
  texts: Object.entries(texts).map(([path, text]) => ({ path, text, base: 'v' })),
  history: { done: [], undone: [] },
  versions: {},
});
const first = unsaved({ 'a.json': '{"ap":1}', 'b.json': '[]' });
const second = unsaved({ 'a.json': '{"ap":12}', 'b.json': '[]', 'c.json': 'new' });

it('a text that was told before travels as what was typed in it, and is kept whole', () => {
  const [page, host] = [new UnsavedTeller(), new PagesTexts()];
  expect(host.whole('p', page.tell(first, false))).toEqual(first);
  page.heard(first, host.took('p', first));
  const told = page.tell(second, false);
  expect(told.texts).toEqual([
    { path: 'a.json', base: 'v', from: 7, to: 7, instead: '2' },
    { path: 'b.json', base: 'v', from: 2, to: 2, instead: '' },
    { path: 'c.json', base: 'v', text: 'new' },
  ]);
  expect(host.whole('p', told)).toEqual(second);
});

it('a text that was saved meanwhile is known on', () => {
  const [page, host] = [new UnsavedTeller(), new PagesTexts()];
  for (const texts of [first, unsaved({})]) page.heard(texts, host.took('p', texts));
  const told = page.tell(second, false);
  expect(told.texts.map(({ path, ...rest }) => [path, 'text' in rest])).toEqual([
    ['a.json', false],
    ['b.json', false],
    ['c.json', true],
  ]);
  expect(host.whole('p', told)).toEqual(second);
});

it('a host that was started anew does not know what the edits go on from, and says so', () => {
  const [page, host] = [new UnsavedTeller(), new PagesTexts()];
  page.heard(first, host.took('p', first));
  const another = new PagesTexts();
  expect(another.whole('p', page.tell(second, false))).toBe(null);
  page.heard(second, null);
  expect(another.whole('p', page.tell(second, false))).toEqual(second);
});

it('what is told while something else is on its way is told in whole', () => {
  const [page, host] = [new UnsavedTeller(), new PagesTexts()];
  page.heard(first, host.took('p', first));
  expect(page.tell(second, true)).toEqual({ after: null, ...second });
});
