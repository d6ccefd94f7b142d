import { describe, expect, it } from 'vitest';
import { applyAction } from '#authoring/project/documents/project-action.ts';
import { type SearchQuery, understand } from '#authoring/tools/search/query.ts';
import { replacements } from '#authoring/tools/search/replace.ts';
import { type SearchedText, search } from '#authoring/tools/search/search.ts';

const text = `{
  "id": "W-01", "name": "カタカナとＡＢＣ", "text": "物理ダメージ2点",
  "do": [{ "op": "damage", "amount": 4, "to": { "op": "self" } }, { "op": "damage", "amount": 2 }]
}`;
const at = (part: string): readonly [number, number] => [text.indexOf(part), text.indexOf(part) + part.length];
const file: SearchedText = {
  path: 'a.json',
  text,
  ids: [at('W-01')],
  printed: [at('カタカナとＡＢＣ'), at('物理ダメージ2点')],
};
const plain: SearchQuery = { text: '', isPattern: false, matchesCase: false, within: 'all' };

const foundBy = (query: Partial<SearchQuery>) =>
  search([file], { ...plain, ...query }).files.flatMap(({ matches }) =>
    matches.map(({ offset, length, line }) => `${line}:${text.slice(offset, offset + length)}`),
  );

describe('a search in the project', () => {
  it('ignores kana type, width and case, and returns the text as written', () => {
    expect(foundBy({ text: 'かたかな' })).toEqual(['1:カタカナ']);
    expect(foundBy({ text: 'abc' })).toEqual(['1:ＡＢＣ']);
    expect(foundBy({ text: 'ｶﾀｶﾅ' })).toEqual(['1:カタカナ']);
    expect(foundBy({ text: '２点' })).toEqual(['1:2点']);
    expect(foundBy({ text: 'abc', matchesCase: true })).toEqual([]);
    const half = { ...file, text: 'x ﾀﾞﾒｰｼﾞ y' };
    expect(search([half], { ...plain, text: 'だめーじ' }).files[0]?.matches[0]).toMatchObject({
      match: 'ﾀﾞﾒｰｼﾞ',
      after: ' y',
    });
  });

  it('can be limited to one language, and escapes its replacements as JSON', () => {
    const units = '{"units":{"a/name":{"t":"Knife","n":"Knife"}}}';
    const printed = [[units.indexOf('"Knife"'), units.indexOf(',"n"')]] as const;
    const files = ['de', 'de-AT', 'fr'].map((locale) => ({
      ...{ path: `l10n/${locale}/a.json`, text: units, ids: [], printed },
    }));
    const found = search(files, { ...plain, text: 'knife', within: 'units:de' }, '"Messer"');
    expect(found.files.map(({ path, matches }) => [path, matches.map(({ offset, by }) => [offset, by])])).toEqual([
      ['l10n/de/a.json', [[printed[0][0] + 1, '\\"Messer\\"']]],
    ]);
  });

  it('can be limited to ids or to printed texts', () => {
    expect(foundBy({ text: '01', within: 'ids' })).toEqual(['1:01']);
    expect(foundBy({ text: '01', within: 'printed' })).toEqual([]);
    expect(foundBy({ text: '2', within: 'printed' })).toEqual(['1:2']);
  });

  it('finds nodes by their op and their fields', () => {
    expect(foundBy({ text: 'op:damage' })).toEqual(['2:damage', '2:damage']);
    expect(foundBy({ text: 'op:damage amount>3' })).toEqual(['2:damage']);
    expect(foundBy({ text: 'op:damage to=self amount<=4' })).toEqual(['2:damage']);
    expect(foundBy({ text: 'op:damage amount!=2' })).toEqual(['2:damage']);
    expect(foundBy({ text: 'op:heal' })).toEqual([]);
  });

  it('reports what is wrong with an invalid query', () => {
    expect(understand({ ...plain, text: '(', isPattern: true })).toMatchObject({
      kind: 'fault',
      fault: { code: 'pattern' },
    });
    expect(understand({ ...plain, text: 'op:damage amount' })).toEqual({
      kind: 'fault',
      fault: { code: 'field', detail: 'amount' },
    });
    expect(understand({ ...plain, text: 'op:' })).toEqual({ kind: 'fault', fault: { code: 'noOp', detail: '' } });
    expect(understand(plain)).toEqual({ kind: 'nothing' });
  });

  it('replaces with literal text and with groups of a pattern, in one action', () => {
    const replaced = (query: Partial<SearchQuery>, by: string) => {
      const { files } = search([file], { ...plain, ...query }, by);
      const changes = replacements(files, () => text);
      const texts = new Map([['a.json', text]]);
      return applyAction(texts, { name: { kind: 'typing' }, changes })?.get('a.json') ?? text;
    };
    expect(replaced({ text: 'かたかな' }, '$1')).toBe(text.replace('カタカナ', () => '$1'));
    expect(replaced({ text: '"amount": (\\d)', isPattern: true }, '"amount": $10')).toBe(
      text.replace('"amount": 4', '"amount": ').replace('"amount": 2', '"amount": '),
    );
    expect(replaced({ text: '(\\d)点', isPattern: true }, '$1 points')).toBe(text.replace('2点', '2 points'));
    expect(replaced({ text: 'zzz' }, 'y')).toBe(text);
  });

  it('finds the same nodes in valid JSON and in unfinished text', () => {
    const written = JSON.stringify(
      {
        text: '{ "op": "damage" } \\" { [ "op": "damage"',
        op: ['damage'],
        do: [
          { of: { op: 'damage', amount: { op: 'count', of: [] } }, op: 'damage' },
          { op: 'if', then: [[{ op: 'damage', amount: 4, '': 'op' }]], op2: 'damage' },
        ],
      },
      null,
      1,
    );
    const lines = (text: string, query: string) =>
      search([{ ...file, text }], { ...plain, text: query }).files.flatMap(({ matches }) =>
        matches.map(({ offset, length, line }) => [offset, length, line]),
      );
    for (const [query, count] of [
      ['op:damage', 3],
      ['op:damage amount=count', 1],
      ['op:*', 5],
      ['op:heal', 0],
    ] as const) {
      expect(lines(written, query)).toHaveLength(count);
      expect(lines(written, query)).toEqual(lines(`${written}\n,`, query));
    }
  });

  it('limits the number of results, and says so', () => {
    const many = { ...file, text: 'a'.repeat(30) };
    expect(search([many], { ...plain, text: 'a' }, null, 10)).toMatchObject({
      isCut: true,
      files: [{ matches: { length: 10 } }],
    });
  });
});
