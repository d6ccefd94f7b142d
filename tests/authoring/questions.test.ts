import { describe, expect, it } from 'vitest';
import { countQuestions, notesToRead, questionsIn, withQuestion } from '#authoring/project/localization/questions.ts';
import type { TranslationQuestion } from '#authoring/text/formats/units.ts';

// A question of a translator stands beside the units of its file, in one line.

const head = '{\n  "formatVersion": 1,\n  "units": {\n    "b": { "t": "B", "h": "a71c09e2f4", "s": "draft" }\n  }';
const none = `${head}\n}\n`;
const file = (...lines: readonly string[]): string =>
  `${head},\n  "questions": {\n${lines.map((line) => `    ${line}`).join(',\n')}\n  }\n}\n`;
const order = ['a', 'b', 'c'];
const put = (text: string, key: string, question: TranslationQuestion | null) =>
  withQuestion(text, key, question, order);

describe('a question in its file', () => {
  it('is begun behind the units, and takes what was written for it along when it goes', () => {
    const asked = put(none, 'a', { ask: '誰の"言葉"か' });
    expect(asked).toBe(file('"a": { "ask": "誰の\\"言葉\\"か" }'));
    expect(put(asked ?? '', 'a', null)).toBe(none);
  });

  it('stands in the order of the texts, and changes no other line', () => {
    const two = file('"a": {"ask": "A?"}', '"c": {"ask":"C?"}');
    const all = file('"a": {"ask": "A?"}', '"b": { "ask": "B?" }', '"c": {"ask":"C?"}');
    expect(put(two, 'b', { ask: 'B?' })).toBe(all);
    expect(put(all, 'b', { ask: 'B?', answer: 'So.' })).toBe(all.replace('"B?"', '"B?", "answer": "So."'));
    expect(put(all, 'b', null)).toBe(two);
    expect(put(two, 'b', null)).toBe(two);
  });

  it('is not written into what is no file of translations', () => {
    for (const text of ['{ "formatVersion": 1 }', '{ "units": {', '[]'])
      expect(put(text, 'a', { ask: '?' })).toBeNull();
  });
});

it('what has not the shape of a question is none, and an empty answer is none', () => {
  const questions = { a: { ask: 'A?', answer: '' }, b: { answer: 'B' }, c: 'C?', d: { ask: 'D?', answer: 'D.' } };
  const read = questionsIn({ questions });
  expect(read).toEqual({ a: { ask: 'A?' }, d: { ask: 'D?', answer: 'D.' } });
  expect(countQuestions([read, {}, { e: { ask: 'E?' } }])).toEqual({ open: 2, answered: 1 });
});

it('what was asked and answered goes out behind what the designer notes of the text', () => {
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
