import { describe, expect, it } from 'vitest';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { languageIn } from '#authoring/project/localization/languages/languages.ts';
import { listedWord, withTerm } from '#authoring/project/localization/terms/add-term.ts';
import { localeTerms } from '#authoring/project/localization/terms/locale-terms.ts';
import { placedCells } from '#authoring/project/localization/terms/placed-cells.ts';
import { readTerms } from '#authoring/project/localization/terms/read-terms.ts';
import { type Term, termsTogether } from '#authoring/project/localization/terms/term.ts';
import { termHits } from '#authoring/project/localization/terms/term-hits.ts';
import { termsFaults, withPreferred } from '#authoring/project/localization/terms/terms-faults.ts';

const heading = 'term,locale,target,use,note';
const read = (text: string) => readTerms({ path: 'l10n/terms.csv', text });
const told = (text: string) =>
  read(text).faults.map(({ code, data, offset, length }) => [code, data, text.slice(offset, offset + length)]);
const term = (written: string): Term => {
  const [found] = read(`${heading}\n${written}\n`).terms;
  if (found === undefined) throw new Error(`no term: ${written}`);
  return found.term;
};
const beside = (from: string, into: string, ...rows: readonly string[]) => localeTerms(rows.map(term), from, into);
const faults = (source: string, t: string, terms: ReturnType<typeof beside>, into = 'de') =>
  termsFaults({
    ...{ key: 'W-01/text', source, t, same: false, terms, hasPlaces: false },
    ...{
      from: languageIn(allLanguages, 'ja'),
      into: languageIn(allLanguages, into),
      names: { groups: [], inSource: /(?!)/ },
    },
  });

describe('the cells of a table', () => {
  it('are separated by commas, semicolons or tabs; quoted cells may contain these, line ends and doubled quotes', () => {
    const cells = (text: string) => placedCells(text).rows.map((row) => row.map((cell) => cell.text));
    expect(cells('a;b;c,d\n1;2')).toEqual([
      ['a', 'b', 'c,d'],
      ['1', '2'],
    ]);
    expect(cells('a,b\n"x, ""y""\nz", \n')).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', ''],
    ]);
    expect(cells('sep=;\r\na;b,c\r\n')).toEqual([['a', 'b,c']]);
    expect(cells('a\tb\n\t\n')).toEqual([
      ['a', 'b'],
      ['', ''],
    ]);
  });

  it('have positions that include their quotation marks', () => {
    const text = 'a,"b ""c""", d \ne,';
    expect(
      placedCells(text)
        .rows.flat()
        .map(({ offset, length }) => text.slice(offset, offset + length)),
    ).toEqual([...['a', '"b ""c"""', ' d '], ...['e', '']]);
  });
});

describe('a row that is added to a table', () => {
  const word: Term = { term: 'a, b', locale: 'de', target: 'x "y"', use: 'preferred', note: ' n' };
  it('has the columns of the table in their order, and quotes what would be read otherwise', () => {
    const tables = ['', `${heading}\na,de,b,,`, 'who;Target;term;LOCALE;use\n'];
    expect(tables.map((table) => withTerm(table, word))).toEqual([
      `${heading}\n"a, b",de,"x ""y""",," n"\n`,
      `${heading}\na,de,b,,\n"a, b",de,"x ""y""",," n"\n`,
      'who;Target;term;LOCALE;use\n;"x ""y""";a, b;de;\n',
    ]);
  });

  it('is read as it was', () => {
    const found = read(withTerm('', word) ?? '').terms.map((one) => one.term);
    expect(found).toEqual([{ ...word, note: 'n' }]);
    expect(term(',de,Wug,admitted,')).toEqual(listedWord('de', 'Wug'));
  });

  it('is refused where the table has no such columns, or is open', () => {
    expect(['term,target\n', `${heading}\n"a,de,b`].map((table) => withTerm(table, word))).toEqual([null, null]);
  });
});

describe('a table of terms', () => {
  it('has its columns in any order, ignores others, and prefers a word unless it says otherwise', () => {
    const text = 'Target,who,Term,Locale,use\nSchild,A,標識,de,\nTafel,,標識,de,Admitted\nBrett,,,de,forbidden\n';
    expect(read(text)).toEqual({
      faults: [],
      terms: [
        { term: '標識', target: 'Schild', use: 'preferred' },
        { term: '標識', target: 'Tafel', use: 'admitted' },
        { term: '', target: 'Brett', use: 'forbidden' },
      ].map((one) => ({ term: { ...one, locale: 'de', note: '' }, locale: expect.objectContaining({ text: 'de' }) })),
    });
  });

  it.each([
    ['without its columns', 'term,target\nx,y\n', 'L10N024', { columns: ['locale'] }, 'term,target'],
    ['with more cells than columns', `${heading}\na,de,b,,c,d\n`, 'L10N025', { said: 6, meant: 5 }, 'a,de,b,,c,d'],
    ['without a word', `${heading}\na,de,,,\n`, 'L10N026', { column: 'target' }, 'a,de,,,'],
    ['without a term', `${heading}\n,de,b,,\n`, 'L10N026', { column: 'term' }, ',de,b,,'],
    [
      'with an invalid use',
      `${heading}\na,de,b,forbiden,\n`,
      'L10N027',
      { said: 'forbiden', allowed: ['preferred', 'admitted', 'forbidden'], nearest: 'forbidden' },
      'forbiden',
    ],
    [
      'with two preferred words',
      `${heading}\na,de,b,,\na,de,c,,\n`,
      'L10N029',
      { term: 'a', locale: 'de', row: 2 },
      'a,de,c,,',
    ],
    [
      'with a word both required and forbidden',
      `${heading}\na,de,b,,\na,de,B,forbidden,\n`,
      'L10N029',
      { term: 'a', locale: 'de', row: 2 },
      'a,de,B,forbidden,',
    ],
    ['with an unclosed quote', `${heading}\na,de,"b,,\nc,de,d,,\n`, 'L10N030', {}, '"b,,'],
  ])(
    '%s is reported with its place, and the other rows are used as far as they can be read',
    (_, text, code, data, part) => {
      expect(told(text)).toEqual([[code, data, part]]);
      const isRead = read(`${text}z,de,Z,,\n`).terms.some((one) => one.term.term === 'z');
      expect(isRead).toBe(code !== 'L10N024' && code !== 'L10N030');
    },
  );

  it('may be empty, end without a line end, and have rows without a word', () => {
    expect(['', '\n', `${heading}\n,,,,\n\n`, `${heading}\na,de,b`].map((text) => read(text).faults.length)).toEqual([
      0, 1, 0, 0,
    ]);
  });

  it('with random content can be read: 2000 broken tables', () => {
    const letters = [...'",;\n\t aé標forbidden'];
    let seed = 7;
    const next = (most: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * most);
    };
    for (let i = 0; i < 2000; i++) {
      const body = Array.from({ length: next(40) }, () => letters[next(letters.length)]).join('');
      const text = i % 2 === 0 ? body : `${heading}\n${body}`;
      for (const { offset, length } of read(text).faults) expect(offset + length).toBeLessThanOrEqual(text.length);
    }
  });

  it('of a required project applies where the project does not define the term itself', () => {
    const below = [
      term('標識,de,Schild,,'),
      term('標識,de,Brett,forbidden,'),
      term('火,de,Feuer,,'),
      term(',de,x,forbidden,'),
    ];
    const own = [term('標識,de,Tafel,,'), term(',de,y,forbidden,')];
    expect(termsTogether([own, below]).map(({ target }) => target)).toEqual(['Tafel', 'y', 'Feuer', 'x']);
  });
});

describe('a translation', () => {
  const terms = beside(
    'ja',
    'de',
    '標識,de,Schild,,',
    '標識,de,Tafel,admitted,',
    '標識,de,Brett,forbidden,',
    '火,de,Feuer,,',
  );

  it.each([
    ['its preferred word', 'Das Schild fällt.', []],
    ['an admitted one, with an ending and other capitals', 'Zwei tafeln.', []],
    ['neither', 'Es fällt.', [{ code: 'L10N022', data: { term: '標識', meant: ['Schild', 'Tafel'] } }]],
    [
      'the word inside another',
      'Ein Schilderwald.',
      [{ code: 'L10N022', data: { term: '標識', meant: ['Schild', 'Tafel'] } }],
    ],
    ['a forbidden one', 'Zwei Bretter.', [{ code: 'L10N023', data: { said: 'Brett', nearest: 'Schild' } }]],
    ['a forbidden one inside another', 'Schild am Brettspiel.', []],
  ])('of a text with the term that uses %s', (_, t, found) => {
    expect(faults('標識が倒れる。', t, terms)).toEqual(found);
  });

  it('of a text without the term may use a word forbidden for it', () => {
    expect(faults('板が倒れる。', 'Das Brett fällt.', terms)).toEqual([]);
  });

  it('may not use a word forbidden for every term, and gets no replacement', () => {
    const never = beside('ja', 'de', ',de,krass,forbidden,zu derb');
    expect(faults('板。', 'Krasses Brett.', never)).toEqual([{ code: 'L10N023', data: { said: 'krass' } }]);
    expect(faults('板。', 'Ein Brett.', never)).toEqual([]);
  });

  it('of a term inside a longer one is checked for the longer one only', () => {
    const both = beside('ja', 'de', '道具,de,Werkzeug,,', '道具箱,de,Kasten,,');
    expect(faults('道具箱。', 'Ein Kasten.', both)).toEqual([]);
    expect(faults('道具と道具箱。', 'Ein Kasten.', both).map(({ data }) => data['term'])).toEqual(['道具']);
  });

  it('in a language without spaces may have a word anywhere, and a forbidden one inside an allowed one', () => {
    const zh = beside('ja', 'zh-TW', '道具箱,zh-TW,工具箱,,', ',zh-TW,工具,forbidden,');
    expect(faults('道具箱。', '大工具箱子。', zh, 'zh-TW')).toEqual([]);
    expect(faults('道具箱。', '工具箱與工具。', zh, 'zh-TW')).toEqual([{ code: 'L10N023', data: { said: '工具' } }]);
  });

  it('in a language without a table matches words as written, and anywhere when it has no spaces', () => {
    const pt = beside('ja', 'pt', '標識,pt,sinal,,');
    expect(faults('標識', 'O sinal.', pt, 'pt')).toEqual([]);
    expect(faults('標識', 'Os sinais.', pt, 'pt').map(({ code }) => code)).toEqual(['L10N022']);
    expect(faults('標識', 'สองป้ายนี้', beside('ja', 'th', '標識,th,ป้าย,,'), 'th')).toEqual([]);
  });

  it('of a text in a language with spaces matches terms as whole words', () => {
    const en = beside('en', 'de', 'tool kit,de,Werkzeugsatz,,', 'art,de,Kunst,,');
    const found = termHits('Two Tool  kits of an artist.', 'Zwei Sätze.', en).map((hit) => hit.term);
    expect(found).toEqual(['tool kit']);
  });

  it('gets the preferred word instead of each forbidden one, keeping its ending', () => {
    const source = '標識。';
    expect(withPreferred({ source, t: 'Brett, bretter, Brettspiel.', terms }, 'Brett')).toBe(
      'Schild, Schilder, Brettspiel.',
    );
    expect(withPreferred({ source, t: 'Schild.', terms }, 'Brett')).toBeNull();
    expect(
      withPreferred({ source, t: 'krass', terms: beside('ja', 'de', ',de,krass,forbidden,') }, 'krass'),
    ).toBeNull();
  });
});
