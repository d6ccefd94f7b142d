import { describe, expect, it } from 'vitest';
import { plantedMeanings } from './planted-meanings.ts';

const texts = plantedMeanings.flatMap(({ kind, texts }) =>
  Object.entries(texts).map(([locale, [right, wrong]]) => ({ kind, locale, right, wrong })),
);
const numbersOf = (text: string) => [...new Set(text.match(/\{\w*\}/g))].sort().join();

describe('the corpus of faults of meaning', () => {
  it('has three sentences of each of its forty kinds', () => {
    const counts = new Map<string, number>();
    for (const { kind } of plantedMeanings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count !== 3)).toEqual([]);
    expect(counts.size).toBe(40);
  });

  it('has a wrong sentence that differs from the right one in each of seven languages', () => {
    expect(texts.filter(({ right, wrong }) => right === wrong)).toEqual([]);
    expect(texts).toHaveLength(40 * 3 * 7);
  });

  it('has the same chosen numbers, {n} and {m} alone, in all languages of a right sentence', () => {
    const uneven = plantedMeanings.filter(
      ({ texts }) => new Set(Object.values(texts).map(([right]) => numbersOf(right))).size > 1,
    );
    expect(uneven).toEqual([]);
    const chosen = new Set(texts.flatMap(({ right, wrong }) => [right, wrong]).map(numbersOf));
    expect([...chosen].filter((numbers) => !['', '{n}', '{m},{n}'].includes(numbers))).toEqual([]);
  });
});
