import { describe, expect, it } from 'vitest';
import { speakGame } from '#authoring/project/sentences/spoken-game.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, SystemWords } from '#engine/kernel/contract/system.ts';
import { systems } from '#engine/systems/systems.ts';

// A game of three words, so that the sentences do not change with the rules of a real one.
const words: SystemWords = {
  rules: {},
  results: {},
  groups: { mood: { calm: { ja: '静か', en: 'calm' } }, passed: { true: { ja: '、成功', en: ', passed' } } },
  answers: {
    take: { ja: '{by}：{piece}を取る[（{way}）][ → {place}]', en: '{by}: take {piece}[ ({way})][ → {place}]' },
    pick: { ja: '{by}{place}を選ぶ', en: 'Choose {by}{place}' },
  },
  events: { end: { ja: '【終わり】', en: '[The end]' }, test: { ja: '{mood}{passed}', en: '{mood}{passed}' } },
  prompts: { 'turn/take': { ja: '{by}が取る', en: '{by} takes {amount} {amount|piece|pieces}' } },
  cheats: { lift: { ja: 'チート：{piece}を持ち上げる', en: 'Cheat: {piece} is lifted' } },
  problems: {},
  refusals: {},
  label: (_, locale, name) => (name === 'P-1' ? { ja: '駒', en: 'Pawn' }[locale === 'ja' ? 'ja' : 'en'] : name),
};
const ja = speakGame(words, {} as Documents, 'ja');
const en = speakGame(words, {} as Documents, 'en');

describe('sentences of answers', () => {
  it('name things, and leave out empty fields', () => {
    expect(ja.answer({ do: 'take', by: 'Ann', piece: 'P-1' })).toBe('Ann：駒を取る');
    expect(en.answer({ do: 'take', by: 'Ann', piece: 'P-1', place: 'B' })).toBe('Ann: take Pawn → B');
  });

  it('separate adjacent names', () => {
    expect(ja.answer({ do: 'pick', by: 'Ann', place: 'B' })).toBe('Ann・Bを選ぶ');
    expect(en.answer({ do: 'pick', by: 'Ann', place: 'B' })).toBe('Choose Ann, B');
    expect(en.answer({ do: 'pick', place: 'B' })).toBe('Choose B');
  });

  it('name the effect only when two would be equal', () => {
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

  it('name the copy only when two would be equal', () => {
    const copies = ['P-1#1', 'P-1#2'].map((piece) => ({ do: 'take', by: 'Ann', piece }));
    expect(en.answers(copies.slice(0, 1))).toEqual(['Ann: take Pawn']);
    expect(en.entry(copies[1] as JsonObject)).toBe('Ann: take Pawn');
  });

  it('keep brackets without a name', () => {
    expect(en.event({ kind: 'end' })).toBe('[The end]');
    expect(ja.event({ kind: 'test', mood: 'calm', passed: true })).toBe('静か・、成功');
  });
});

describe('sentences of decisions and cheats', () => {
  it('place one thing or many', () => {
    expect(en.prompt('turn/take', { by: 'Ann', amount: 1 })).toBe('Ann takes 1 piece');
    expect(en.prompt('turn/take', { by: 'Ann', amount: 2 })).toBe('Ann takes 2 pieces');
  });

  it('mark a forced change', () => {
    expect(ja.entry({ cheat: { lift: { piece: 'P-1' } } })).toBe('チート：駒を持ち上げる');
    expect(en.entry({ cheat: { push: { piece: 'P-1' } } })).toBe('push piece Pawn');
  });
});

describe.each(systems)('$id', (system) => {
  it('has a sentence in both languages for every word', () => {
    const { answers, events, prompts, cheats } = system.words;
    for (const text of [answers, events, prompts, cheats].flatMap((group) => Object.values(group))) {
      // An event without a sentence in one language has none in the other; answers and questions always have one
      expect(text.ja === '').toBe(text.en === '');
      expect(text.ja === '' && !Object.values(events).includes(text)).toBe(false);
      // Names of places, also of those within the forms of another
      const places = (sentence: string) =>
        [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, place]) => place))].sort();
      expect(places(text.en)).toEqual(places(text.ja));
    }
  });

  it('has a sentence for every answer that its rulebook offers', () => {
    const answers = system.procedures.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        step.kind === 'choose' ? Object.entries(step.offers).map(([word, offer]) => offer.do ?? word) : [],
      ),
    );
    expect(answers.filter((word) => !(word in system.words.answers))).toEqual([]);
  });

  it('asks in a sentence at every choice of its rulebook', () => {
    const choices = system.procedures.flatMap(({ id, steps, names }) =>
      steps.flatMap((step, i) => (step.kind === 'choose' ? [`${id}/${names[i]}`] : [])),
    );
    const effects = system.language.ops.length > 0 ? ['may/ask', 'choose/ask', 'change/window', 'react/next'] : [];
    for (const step of [...choices, ...effects, 'KERNEL']) expect(Object.keys(system.words.prompts)).toContain(step);
  });
});
