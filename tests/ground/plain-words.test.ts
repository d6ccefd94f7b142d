import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, sourcesIn } from './house-files.ts';

// The words of this house that a stranger had to ask about: they stay away from names, comments, titles and texts.

const rooms = ['api', 'authoring', 'cli', 'electron', 'engine', 'host', 'loopback', 'renderer'];
const phrases =
  /\b(whoever|nobody is told|as it stands|lies? beside|what lies|stands? in the place|of nobody|puts? in a word|mend(s|ed|ing)?)\b/i;
const parts = /(^(told|mend|beside)(?![a-z])|(?<=^|[a-z])(Told|Mend|Mender|Beside|Again)(?![a-z]))/;

const comment = /(?:^|\s)(?:\/\/|\/\*\*?|\*) (.*)/;
const declared = /^export (?:const|function|type|interface|class) (\w+)/;
const title = /\b(?:it|describe)\b[^'"`]*['"`]((?:[^'"`\\]|\\.)*)/;
const english = /"en": "((?:[^"\\]|\\.)*)"/;

const isThis = (file: string) => file.endsWith('plain-words.test.ts');
const found = (
  files: readonly string[],
  pattern: RegExp,
  unwanted: RegExp,
  left: (file: string) => boolean = () => false,
): readonly string[] =>
  files
    .filter((file) => !left(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) => {
          const text = pattern.exec(line)?.[1];
          return text !== undefined && unwanted.test(text) ? [`${file}:${i + 1}: ${text}`] : [];
        }),
    );

it('no exported name has them', () => {
  expect(found(rooms.flatMap(sourcesIn), declared, parts)).toEqual([]);
});
it('no comment has them', () => {
  expect(found([...rooms, 'tests'].flatMap(sourcesIn), comment, phrases, isThis)).toEqual([]);
});
it('no title of a test has them', () => {
  expect(found(sourcesIn('tests'), title, phrases, isThis)).toEqual([]);
});
it('no English text of the page and of the command line has them', () => {
  const files = rooms.flatMap((room) => filesIn(room, /\.json$/));
  expect(found(files, english, phrases, (file) => file.endsWith('/rules.json'))).toEqual([]);
});
