import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, rooms } from '../ground/house-files.ts';
import { type Page, pages } from './pages.ts';

/** The text of a page without its examples, in which brackets and number signs mean something else. */
const prose = (text: string): string => text.replace(/^(```+)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '``');

/** The links and pictures of a page that lead into this repository, as [file, anchor]. */
function linksOf({ file, text }: Page): readonly (readonly [file: string, anchor: string])[] {
  return [...prose(text).matchAll(/\]\((?<link>[^)\s]+)\)/g)]
    .map(({ groups }) => groups?.['link'] ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [to = '', anchor = ''] = link.split('#');
      return [to === '' ? file : path.posix.join(path.posix.dirname(file), to), anchor] as const;
    });
}

/** The anchors of a page: those it sets, and those that GitHub makes of its headings. */
function anchorsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8').replace(/^(```+)[\s\S]*?^\1/gm, '');
  const set = [...text.matchAll(/<a id="(?<id>[^"]+)">/g)].map(({ groups }) => groups?.['id'] ?? '');
  const headings = [...text.matchAll(/^#+ (?<title>.*)$/gm)].map(({ groups }) => groups?.['title'] ?? '');
  const made = headings.map((title) => title.toLowerCase().replace(/[^\p{L}\p{N}\p{M}_ -]/gu, ''));
  return [...set, ...made.map((title) => title.replaceAll(' ', '-'))];
}

const isLost = ([file, anchor]: readonly [string, string]): boolean =>
  !existsSync(file) || (anchor !== '' && !anchorsOf(file).includes(decodeURIComponent(anchor)));

it('each link of a page leads to a file, and to a heading in it', () => {
  const lost = pages.flatMap((page) =>
    linksOf(page)
      .filter(isLost)
      .map(([to, anchor]) => `${page.file}: ${to}#${anchor}`),
  );
  expect(lost).toEqual([]);
});

it('each page of docs that pages, code, its texts or its settings name exists', () => {
  const folders = [...new Set([...rooms.map(({ name }) => name.split('/')[0] ?? ''), 'bin', '.github'])];
  const sources = folders.flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs|css|json|yml)$/));
  const texts = [...pages, ...sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }))];
  const lost = texts.flatMap(({ file, text }) =>
    namedIn(text)
      .filter((name) => !existsSync(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

/** The files of docs that a text names from the root of the repository. */
function namedIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w.-]\/|[\w.-])docs\/[\w./-]+\.(?:md|mjs|png|txt)\b/g)].map(([name]) => name);
}

it('each page of docs/guide is there in both languages', () => {
  const guides = pages.map(({ file }) => file).filter((file) => file.startsWith('docs/guide/'));
  const names = guides.map((file) => file.replace(/(\.ja)?\.md$/, ''));
  const both = [...new Set(names)].flatMap((name) => [`${name}.ja.md`, `${name}.md`]);
  expect([...guides].sort()).toEqual(both.sort());
});
