import { describe, expect, it } from 'vitest';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import { halfWidthEdit } from '#renderer/desk/editor/half-width.ts';
import { measured } from '#renderer/desk/editor/selection-store.ts';

describe('full-width input', () => {
  const typed = (before: string, after = '\n}') => {
    const edit = halfWidthEdit(before + after, before.length);
    return edit === null ? null : applyEdits(before + after, [edit]).slice(0, -after.length);
  };

  it.each([
    ['{\n  "amount": ３', '{\n  "amount": 3'],
    ['{ "amount": －１２．５', '{ "amount": -12.5'],
    ['{ "amount": −３', '{ "amount": -3'],
    ['{ "amount": ー３', '{ "amount": -3'],
    ['{ "amount": 1２', '{ "amount": 12'],
    ['{ "text": "３"，', '{ "text": "３",'],
    ['{ "list"：', '{ "list":'],
    ['{ "list": ［', '{ "list": ['],
    ['{ ”', '{ "'],
    ['{\u3000', '{ '],
    ['{ "a\\"": ｔｒｕｅ', '{ "a\\"": true'],
  ])('%j becomes what JSON has there', (before, after) => expect(typed(before)).toBe(after));

  it.each(['{ "text": "３', '{ "text": "あ：', '{ "te\\"３', '{ "amount": 3', '{ "text": あ', '{ "amount": ー'])(
    '%j stays unchanged',
    (before) => expect(typed(before)).toBeNull(),
  );
});

describe('a text is measured by its visible width', () => {
  it.each([
    ['abc', 3, 1.5],
    ['曲がった標識', 6, 6],
    ['ｱｲｳ', 3, 1.5],
    ['ＡＢ１', 3, 3],
    ['𠮷野家', 3, 3],
    ['葛\u{e0100}', 1, 1],
    ['辻\u{e0101}堂', 2, 2],
    ['か\u3099', 1, 1],
    ['e\u0301', 1, 0.5],
    ['🗼', 1, 1],
    ['👩‍👩‍👧', 1, 1],
    ['❤\ufe0f', 1, 1],
    ['…―※○', 4, 2],
    ['「」、。・ー', 6, 6],
    ['', 0, 0],
  ])('%s', (text, characters, cells) => expect(measured(text)).toEqual({ characters, cells }));
});
