import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '#authoring/text/messages/template.ts';
import { filesIn, sourcesIn } from '../ground/house-files.ts';
import { pages } from './pages.ts';

type Language = 'ja' | 'en';
interface SaidText {
  readonly place: string;
  readonly language: Language;
  readonly text: string;
}
interface Word {
  readonly language: Language;
  readonly unwanted: RegExp;
  readonly instead: string;
}

const product = ['api', 'authoring', 'cli', 'electron', 'engine', 'host', 'loopback', 'renderer'];

/** Quotations of rulebooks, examples of cards, and templates of the effect language that only read what others wrote. */
const isQuoted = (file: string): boolean =>
  /\/rules\.json$|\/examples\/|\/generated\/|wordings\.ts$|problems\.md$|-wordings\.|guide\/effects|reference\/wording/.test(
    file,
  );

function wordsIn(section: string): readonly Word[] {
  return section.split('\n').flatMap((line) => {
    const [, , ja, en, notJa, notEn] = line.split('|').map((cell) => cell.trim());
    if (notEn === undefined || /^-+$/.test(ja ?? '') || ja === '日本語') return [];
    const rows = [
      ['ja', ja, notJa],
      ['en', en, notEn],
    ] as const;
    return rows.flatMap(([language, instead = '', cell = '']) =>
      cell
        .split(', ')
        .filter((one) => one !== '—')
        .map((one) => ({ language, instead, unwanted: patternOf(one, language) })),
    );
  });
}

function patternOf(word: string, language: Language): RegExp {
  const written = /^\/(.+)\/$/.exec(word)?.[1];
  if (written !== undefined) return new RegExp(written);
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return language === 'en' ? new RegExp(`(?<![\\w{*])${plain}(?!\\w)`, 'i') : new RegExp(plain);
}

function inJson(value: unknown, place: string): readonly SaidText[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    typeof one === 'string'
      ? key === 'ja' || key === 'en'
        ? [{ place, language: key, text: one } as const]
        : []
      : inJson(one, `${place} ${key}`),
  );
}

function inSource(file: string): readonly SaidText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(/\b(ja|en): (?:'((?:[^'\\]|\\.)*)'|`([^`]*)`|"((?:[^"\\]|\\.)*)")/g)].map(
        ([, language, one, other, third]): SaidText => ({
          place: `${file}:${i + 1}`,
          language: language as Language,
          text: one ?? other ?? third ?? '',
        }),
      ),
    );
}

const inRooms = (rooms: readonly string[]): readonly SaidText[] =>
  rooms.flatMap((room) => [
    ...filesIn(room, /\.json$/)
      .filter((file) => file.includes('/words/') && !isQuoted(file))
      .flatMap((file) => inJson(JSON.parse(readFileSync(file, 'utf8')), file)),
    ...sourcesIn(room)
      .filter((file) => !isQuoted(file))
      .flatMap(inSource),
  ]);

const inPages = (): readonly SaidText[] =>
  pages
    .filter(({ file }) => !/decisions\/|contributing|words\.md$/i.test(file) && !isQuoted(file))
    .flatMap(({ file, text }) =>
      text
        .replace(/^(```+)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ''))
        .split('\n')
        .map((line, i) => ({
          place: `${file}:${i + 1}`,
          language: /[ぁ-んァ-ヶ]/.test(line) ? ('ja' as const) : ('en' as const),
          text: line.replace(/`[^`]*`/g, ' '),
        })),
    );

function found(texts: readonly SaidText[], words: readonly Word[]): readonly string[] {
  return texts.flatMap(({ place, language, text }) =>
    words
      .filter((word) => word.language === language && word.unwanted.test(isOfPlaces(word) ? text : plain(text)))
      .map(({ instead, unwanted }) => `${place}: ${text} (${String(unwanted)}: ${instead})`),
  );
}

const isOfPlaces = ({ unwanted }: Word): boolean => /\\[{*]/.test(unwanted.source);

/** Without places, which may have any name. */
const plain = (text: string): string => {
  try {
    return outlineOf(text, () => '…');
  } catch {
    return text;
  }
};

const [, everywhere = '', inDesk = ''] = readFileSync('docs/words.md', 'utf8').split('\n## ');

describe('a word that is not of the glossary is not said', () => {
  it('in any text of the product', () => {
    const texts = inRooms(product);
    expect(texts.length).toBeGreaterThan(5000);
    expect(found(texts, wordsIn(everywhere))).toEqual([]);
  });
  it('in the README, a guide or a reference page', () => {
    expect(found(inPages(), wordsIn(everywhere))).toEqual([]);
  });
  it('in a text of the desk or the command line', () => {
    const texts = [...inRooms(['renderer']), ...inRooms(['cli'])].filter(
      ({ place }) => !/renderer\/tables\//.test(place),
    );
    expect(texts.length).toBeGreaterThan(1500);
    expect(found(texts, wordsIn(inDesk))).toEqual([]);
  });
});

it('a word is found in its language only, and whole in English', () => {
  const words = wordsIn('| a | 直す | fix | 繕う, /卓$/ | mend, /^x/ |');
  const texts = ['繕う', '卓上', '食卓', 'mend it', 'amend', 'fix x'].map(
    (text): SaidText => ({ place: text, language: /[a-z]/.test(text) ? 'en' : 'ja', text }),
  );
  expect(found(texts, words).map((one) => one.split(':')[0])).toEqual(['繕う', '食卓', 'mend it']);
});
