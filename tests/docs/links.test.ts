import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { anchorOf } from '#renderer/desk/help/anchor.ts';
import { filesIn, rooms } from '../ground/house-files.ts';
import { type Page, pages } from './pages.ts';

/** The text of a page without its examples, where brackets and number signs have another meaning. */
const prose = (text: string): string => text.replace(/^(```+)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '``');

function linksOf({ file, text }: Page): readonly (readonly [file: string, anchor: string])[] {
  return [...prose(text).matchAll(/\]\((?<link>[^)\s]+)\)/g)]
    .map(({ groups }) => groups?.['link'] ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [to = '', anchor = ''] = link.split('#');
      return [to === '' ? file : path.posix.join(path.posix.dirname(file), to), anchor] as const;
    });
}

function anchorsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8').replace(/^(```+)[\s\S]*?^\1/gm, '');
  const set = [...text.matchAll(/<a id="(?<id>[^"]+)">/g)].map(({ groups }) => groups?.['id'] ?? '');
  const headings = [...text.matchAll(/^#+ (?<title>.*)$/gm)].map(({ groups }) => groups?.['title'] ?? '');
  return [...set, ...headings.map(anchorOf)];
}

const isLost = ([file, anchor]: readonly [string, string]): boolean =>
  !existsSync(file) || (anchor !== '' && !anchorsOf(file).includes(decodeURIComponent(anchor)));

it('each link on a page leads to an existing file and heading', () => {
  const lost = pages.flatMap((page) =>
    linksOf(page)
      .filter(isLost)
      .map(([to, anchor]) => `${page.file}: ${to}#${anchor}`),
  );
  expect(lost).toEqual([]);
});

it('each docs page named by pages, code, texts or settings exists', () => {
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

function namedIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w.-]\/|[\w.-])docs\/[\w./-]+\.(?:md|mjs|png|txt)\b/g)].map(([name]) => name);
}

it('each page of docs/guide exists in both languages', () => {
  const guides = pages.map(({ file }) => file).filter((file) => file.startsWith('docs/guide/'));
  const names = guides.map((file) => file.replace(/(\.ja)?\.md$/, ''));
  const both = [...new Set(names)].flatMap((name) => [`${name}.ja.md`, `${name}.md`]);
  expect([...guides].sort()).toEqual(both.sort());
});
