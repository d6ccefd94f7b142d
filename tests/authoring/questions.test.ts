import { describe, expect, it } from 'vitest';
import { countQuestions, notesToRead, questionsIn, withQuestion } from '#authoring/project/localization/questions.ts';
import type { TranslationQuestion } from '#authoring/text/formats/units.ts';

const head = '{\n  "formatVersion": 1,\n  "units": {\n    "b": { "t": "B", "h": "a71c09e2f4", "s": "draft" }\n  }';
const none = `${head}\n}\n`;
const file = (...lines: readonly string[]): string =>
  `${head},\n  "questions": {\n${lines.map((line) => `    ${line}`).join(',\n')}\n  }\n}\n`;
const order = ['a', 'b', 'c'];
const put = (text: string, key: string, question: TranslationQuestion | null) =>
  withQuestion(text, key, question, order);

describe('a question in a translation file', () => {
  it('is inserted after the units, and removes what was written for it when it is removed', () => {
    const asked = put(none, 'a', { ask: '誰の"言葉"か' });
    expect(asked).toBe(file('"a": { "ask": "誰の\\"言葉\\"か" }'));
    expect(put(asked ?? '', 'a', null)).toBe(none);
  });

  it('is in the order of the texts, and changes no other line', () => {
    const two = file('"a": {"ask": "A?"}', '"c": {"ask":"C?"}');
    const all = file('"a": {"ask": "A?"}', '"b": { "ask": "B?" }', '"c": {"ask":"C?"}');
    expect(put(two, 'b', { ask: 'B?' })).toBe(all);
    expect(put(all, 'b', { ask: 'B?', answer: 'So.' })).toBe(all.replace('"B?"', '"B?", "answer": "So."'));
    expect(put(all, 'b', null)).toBe(two);
    expect(put(two, 'b', null)).toBe(two);
  });

  it('is not written into other files', () => {
    for (const text of ['{ "formatVersion": 1 }', '{ "units": {', '[]'])
      expect(put(text, 'a', { ask: '?' })).toBeNull();
  });
});

it('a malformed question is ignored, and an empty answer counts as none', () => {
  const questions = { a: { ask: 'A?', answer: '' }, b: { answer: 'B' }, c: 'C?', d: { ask: 'D?', answer: 'D.' } };
  const read = questionsIn({ questions });
  expect(read).toEqual({ a: { ask: 'A?' }, d: { ask: 'D?', answer: 'D.' } });
  expect(countQuestions([read, {}, { e: { ask: 'E?' } }])).toEqual({ open: 2, answered: 1 });
});

it('questions and answers are exported after the designer’s note for the text', () => {
  const questions = { a: { ask: 'A?', answer: 'So.' }, b: { ask: 'B?' } };
  const files = [
    { source: 'x.json', questions },
    { source: 'y.json', questions: {} },
  ];
  expect(notesToRead({ 'x.json': { a: '40字まで' }, 'y.json': { c: 'pun' } }, files)).toEqual({
    'x.json': { a: '40字まで\nQ: A?\nA: So.', b: 'Q: B?' },
    'y.json': { c: 'pun' },
  });
});
