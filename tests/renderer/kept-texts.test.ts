import { expect, it } from 'vitest';
import { TextVersions } from '#renderer/desk/branches/kept-texts.ts';
import { type CompressedTexts, compressedTexts, wholeTexts } from '#renderer/desk/texts/compressed-text.ts';

const versions = {
  first: { 'a.json': '{"ap":1}', 'b.json': '[]' },
  second: { 'a.json': '{"ap":12}', 'b.json': '[]' },
  third: { 'b.json': '["橋"]' },
  fourth: { 'b.json': '["橋"]', 'c.json': '' },
};
const kept = (most: number): TextVersions => {
  const texts = new TextVersions(most);
  for (const [key, one] of Object.entries(versions)) texts.keep(key, compressedTexts(one as Record<string, string>));
  return texts;
};

it('finds each version as it was kept, whatever was written, deleted or created since', () => {
  const texts = kept(24);
  const found = Object.keys(versions).map((key) => [key, wholeTexts(texts.find(key) ?? {})] as const);
  expect(Object.fromEntries(found)).toEqual(versions);
});

const said = (texts: CompressedTexts | null) => texts && wholeTexts(texts);

it('keeps a limited number of versions, the newest ones', () => {
  const texts = kept(2);
  expect(Object.keys(versions).map((key) => [texts.has(key), said(texts.find(key))])).toEqual([
    [false, null],
    [false, null],
    [true, versions.third],
    [true, versions.fourth],
  ]);
});
