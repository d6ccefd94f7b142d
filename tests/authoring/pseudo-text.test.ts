import { expect, it } from 'vitest';
import { pseudoText } from '#authoring/tools/translations/pseudo-text.ts';

it('a name becomes longer by four fifths and a rule by two, in brackets, with wide characters where it has them', () => {
  expect(pseudoText('曲がった標識', 'name')).toBe('【曲がった標識永東国酬愛】');
  expect(pseudoText('敵1体に2点。', 'rule')).toBe('【敵1体に2点。永東国】');
});

it('letters get accents, and the filler is words', () =>
  expect(pseudoText('Draw 2 cards', 'rule')).toBe('【Đřáŵ 2 çářđš ŵíđé】'));
