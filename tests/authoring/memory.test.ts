import { describe, expect, it } from 'vitest';
import { joinedMemory, memoryOf } from '#authoring/tools/translations/memory.ts';

const memory = memoryOf([
  { key: 'A/text', source: '敵1体に物理ダメージ2点。', t: '2 physical damage to one enemy.' },
  { key: 'B/text', source: '敵1体に物理ダメージ2点。', t: '2 physical damage to one enemy.' },
  { key: 'C/text', source: '敵1体に認知ダメージ2点。', t: '2 cognitive damage to one enemy.' },
  { key: 'D/text', source: '手札を1枚引く。', t: 'Draw 1 card.' },
]);

describe('the translation memory', () => {
  it('finds an equal text once and then the most similar ones, without weak matches', () => {
    const found = memory.like('敵1体に物理ダメージ2点。', 'X/text', 9);
    expect(found.map(({ key, likeness }) => [key, Math.floor(likeness * 100)])).toEqual([
      ['A/text', 100],
      ['C/text', 78],
    ]);
  });

  it('replaces the numbers of a text that differs only in numbers', () => {
    const [first] = memory.like('敵1体に物理ダメージ4点。', 'X/text', 1);
    expect(first).toMatchObject({ t: '4 physical damage to one enemy.', isAdapted: true });
  });

  it('never proposes a text to itself', () => {
    expect(memory.like('手札を1枚引く。', 'D/text', 9)).toEqual([]);
  });

  it('is the same in parts', () => {
    const parts = joinedMemory([
      memoryOf([
        { key: 'D/text', source: '手札を1枚引く。', t: 'Draw 1 card.' },
        { key: 'C/text', source: '敵1体に認知ダメージ2点。', t: '2 cognitive damage to one enemy.' },
      ]),
      memoryOf([
        { key: 'B/text', source: '敵1体に物理ダメージ2点。', t: '2 physical damage to one enemy.' },
        { key: 'A/text', source: '敵1体に物理ダメージ2点。', t: '2 physical damage to one enemy.' },
      ]),
    ]);
    const asked = ['敵1体に物理ダメージ2点。', 'X/text', 9] as const;
    expect(parts.like(...asked)).toEqual(memory.like(...asked));
  });
});
