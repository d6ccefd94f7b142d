import { describe, expect, it } from 'vitest';
import type { KeptTexts } from '#api/studio/kept-work.ts';
import type { DiskFile } from '#host/project/project-files.ts';
import { UnsavedTexts } from '#host/state/unsaved-texts.ts';
import { UnsavedSender } from '#renderer/desk/recovery/sent-texts.ts';

const unsaved = (texts: Readonly<Record<string, string>>): KeptTexts => ({
  texts: Object.entries(texts).map(([path, text]) => ({ path, text, base: 'v' })),
  history: { done: [], undone: [] },
  versions: {},
});
const hostOf = (file: DiskFile | null = null) =>
  new UnsavedTexts((path) => Promise.resolve(file?.path === path ? file : null));
const first = unsaved({ 'a.json': '{"ap":1}', 'b.json': '[]' });
const second = unsaved({ 'a.json': '{"ap":12}', 'b.json': '[]', 'c.json': 'new' });

it('a text already sent is sent as its edits, and kept in full', async () => {
  const [page, host] = [new UnsavedSender(), hostOf()];
  expect(await host.whole('p', page.tell(first, false))).toEqual(first);
  page.heard(first, host.took('p', first));
  const told = page.tell(second, false);
  expect(told.texts).toEqual([
    { path: 'a.json', base: 'v', from: 7, to: 7, instead: '2' },
    { path: 'b.json', base: 'v', from: 2, to: 2, instead: '' },
    { path: 'c.json', base: 'v', text: 'new' },
  ]);
  expect(await host.whole('p', told)).toEqual(second);
});

it('a text saved meanwhile is still known', async () => {
  const [page, host] = [new UnsavedSender(), hostOf()];
  for (const texts of [first, unsaved({})]) page.heard(texts, host.took('p', texts));
  const told = page.tell(second, false);
  expect(told.texts.map(({ path, ...rest }) => [path, 'text' in rest])).toEqual([
    ['a.json', false],
    ['b.json', false],
    ['c.json', true],
  ]);
  expect(await host.whole('p', told)).toEqual(second);
});

it('a restarted host does not know the base of the edits, and says so', async () => {
  const [page, host] = [new UnsavedSender(), hostOf()];
  page.heard(first, host.took('p', first));
  const another = hostOf();
  expect(await another.whole('p', page.tell(second, false))).toBe(null);
  page.heard(second, null);
  expect(await another.whole('p', page.tell(second, false))).toEqual(second);
});

it('a text sent during another request is sent in full', () => {
  const [page, host] = [new UnsavedSender(), hostOf()];
  page.heard(first, host.took('p', first));
  expect(page.tell(second, true)).toEqual({ after: null, ...second });
});

describe('a text not yet sent', () => {
  const saved = '{"ap":1}';
  const file = (version: string, text: string) => ({ path: 'a.json', version, text, bom: false });
  const typed = unsaved({ 'a.json': '{"ap":12}' });

  it('is sent as its difference from the disk, and kept in full', async () => {
    const page = new UnsavedSender((path) => (path === 'a.json' ? saved : null));
    const told = page.tell(typed, false);
    expect(told).toEqual({
      ...typed,
      after: null,
      texts: [{ path: 'a.json', base: 'v', onDisk: 8, from: 7, to: 7, instead: '2' }],
    });
    expect(await hostOf(file('v', saved)).whole('p', told)).toEqual(typed);
  });

  it.each([
    ['gone', null],
    ['of another version', file('w', saved)],
    ['in another form', file('v', `${saved}\r\n`)],
  ])('is sent in full when the file is %s', async (_, onDisk) => {
    const [page, host] = [new UnsavedSender(() => saved), hostOf(onDisk)];
    expect(await host.whole('p', page.tell(typed, false))).toBe(null);
    page.heard(typed, null);
    expect(page.tell(typed, false)).toEqual({ after: null, ...typed });
  });
});
