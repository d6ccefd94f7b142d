import { expect, it } from 'vitest';
import { pages } from './pages.ts';

const decisions = pages.filter(({ file }) => file.startsWith('docs/decisions/'));
const first = decisions.find(({ file }) => file.endsWith('/README.md'))?.text ?? '';

it('the decisions are at most 40 pages and 25,000 words', () => {
  const words = decisions.flatMap(({ text }) => text.split(/\s+/).filter((word) => word !== ''));
  expect(decisions.length).toBeLessThanOrEqual(40);
  expect(words.length).toBeLessThanOrEqual(25_000);
});

it('the first page of the decisions links to the page of each subject', () => {
  const names = decisions.map(({ file }) => file.slice('docs/decisions/'.length));
  const subjects = names.filter((name) => name !== 'README.md' && !/^\d{4}-/.test(name));
  expect(subjects.filter((name) => !first.includes(`](${name})`))).toEqual([]);
});

it('a page lists in its second line the numbers that link to it', () => {
  const rows = [...first.matchAll(/^\| (?<numbers>[\d, ]+) \| (?<links>.*) \|$/gm)].map(({ groups }) => groups ?? {});
  const wrong = decisions.flatMap(({ file, text }) => {
    const name = file.slice('docs/decisions/'.length);
    const said = [
      ...(/^\*From decisions? (?<numbers>[^.]*)\./m.exec(text)?.groups?.['numbers'] ?? '').matchAll(/\d+/g),
    ];
    const led = rows.filter(({ links = '' }) => links.includes(`](${name})`));
    const numbers = led.flatMap(({ numbers: row = '' }) => row.split(', '));
    return said.map(([number]) => number).join() === numbers.join() ? [] : [name];
  });
  expect(wrong).toEqual([]);
});
