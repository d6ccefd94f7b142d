import { describe, expect, it } from 'vitest';
import type { Documents, SystemWords } from '#engine/kernel/system.ts';
import { systems } from '#engine/systems/systems.ts';
import { speakGame } from '#renderer/workers/spoken-game.ts';

// A game of three words, so that the sentences do not change with the rules of a real one.
const words: SystemWords = {
  rules: {},
  groups: { mood: { calm: { ja: '静か', en: 'calm' } }, passed: { true: { ja: '、成功', en: ', passed' } } },
  answers: {
    take: { ja: '{by}：{piece}を取る[（{way}）][ → {place}]', en: '{by}: take {piece}[ ({way})][ → {place}]' },
    pick: { ja: '{by}{place}を選ぶ', en: 'Choose {by}{place}' },
  },
  events: { end: { ja: '【終わり】', en: '[The end]' }, test: { ja: '{mood}{passed}', en: '{mood}{passed}' } },
  problems: {},
  refusals: {},
  label: (_, locale, name) => (name === 'P-1' ? { ja: '駒', en: 'Pawn' }[locale === 'ja' ? 'ja' : 'en'] : name),
};
const ja = speakGame(words, {} as Documents, 'ja');
const en = speakGame(words, {} as Documents, 'en');

describe('sentences of answers', () => {
  it('name things, and leave out what has no value', () => {
    expect(ja.answer({ do: 'take', by: 'Ann', piece: 'P-1' })).toBe('Ann：駒を取る');
    expect(en.answer({ do: 'take', by: 'Ann', piece: 'P-1', place: 'B' })).toBe('Ann: take Pawn → B');
  });

  it('set names apart that stand side by side', () => {
    expect(ja.answer({ do: 'pick', by: 'Ann', place: 'B' })).toBe('Ann・Bを選ぶ');
    expect(en.answer({ do: 'pick', by: 'Ann', place: 'B' })).toBe('Choose Ann, B');
    expect(en.answer({ do: 'pick', place: 'B' })).toBe('Choose B');
  });

  it('say which effect is meant only where two would be alike', () => {
    const one = { do: 'take', by: 'Ann', piece: 'P-1' };
    const words2: SystemWords = {
      ...words,
      answers: { take: { ja: '{piece}[（{effect}）]', en: '{piece}[ ({effect})]' } },
    };
    const speak = speakGame(words2, {} as Documents, 'en');
    expect(speak.answers([{ ...one, effect: 'a' }])).toEqual(['Pawn']);
    expect(
      speak.answers([
        { ...one, effect: 'a' },
        { ...one, effect: 'b' },
      ]),
    ).toEqual(['Pawn (a)', 'Pawn (b)']);
  });

  it('keep brackets that hold no name', () => {
    expect(en.event({ kind: 'end' })).toBe('[The end]');
    expect(ja.event({ kind: 'test', mood: 'calm', passed: true })).toBe('静か・、成功');
  });
});

describe.each(systems)('$id', (system) => {
  it('has a sentence in both languages for every word', () => {
    for (const text of [...Object.values(system.words.answers), ...Object.values(system.words.events)]) {
      expect(text.ja).not.toBe('');
      expect(text.en).not.toBe('');
      const places = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, place]) => place).sort();
      expect(places(text.en)).toEqual(places(text.ja));
    }
  });
});
