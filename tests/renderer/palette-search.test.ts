import { describe, expect, it } from 'vitest';
import { fitness, sought } from '#renderer/desk/sought/match.ts';
import { romaji } from '#renderer/desk/sought/romaji.ts';

describe('one spelling for kana and Latin letters', () => {
  it.each([
    ['ぼうだんベスト', 'boudanbesuto'],
    ['ボウダンベスト', 'BODANBESUTO'],
    ['しんじゅく', 'shinjuku'],
    ['しんじゅく', 'sinzyuku'],
    ['ちゃばん', 'chaban'],
    ['つなみ', 'tsunami'],
    ['ふじさん', 'fujisan'],
    ['ファイル', 'fairu'],
    ['パーティー', 'paatii'],
    ['チェーン', 'che-n'.replace('-', '')],
    ['てっぽう', 'teppou'],
    ['とうきょう', 'tōkyō'],
    ['しんぶん', 'shimbun'],
    ['けんか', 'ｋｅｎｋａ'],
    ['ジェット', 'jetto'],
  ])('%s is %s', (kana, letters) => expect(romaji(kana)).toBe(romaji(letters)));

  it.each([
    ['しゃりょう', 'sharyou'],
    ['じどうしゃ', 'jidousha'],
    ['つうち', 'tsuuchi'],
  ])('every beginning of %s is found while it is typed', (kana, letters) => {
    for (let end = 1; end <= letters.length; end++) {
      expect([letters.slice(0, end), fitness(letters.slice(0, end), [sought(kana)])]).not.toContain(null);
    }
  });
});

describe('a search term', () => {
  const vest = ['防弾ベスト', 'I-12', 'Bulletproof Vest', 'ぼうだんベスト'].map(sought);
  it.each(['防弾', 'I-12', 'i-12', 'Ｉ－１２', 'bullet', 'vest', 'ぼうだん', 'ボウダン', 'boudan', 'vest 防弾'])(
    '%s finds it',
    (query) => expect(fitness(query, vest)).not.toBeNull(),
  );
  it.each(['大砲', 'I-13', 'cannon', 'vest cannon', 'taihou', 'zzzz', 'bulet'])('%s does not', (query) =>
    expect(fitness(query, vest)).toBeNull(),
  );
  it('whole names rank before beginnings, and beginnings before the rest', () => {
    const [whole, start, word, inside] = ['vest', 'vestige', 'my vest', 'harvest'].map((name) =>
      fitness('vest', [sought(name)]),
    );
    expect([whole, start, word, inside]).toEqual([0, 1, 2, 3]);
  });
});
