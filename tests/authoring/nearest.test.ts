import { describe, expect, it } from 'vitest';
import { nearest } from '#authoring/text/messages/nearest.ts';

describe('the nearest word', () => {
  it.each([
    ['damge', ['heal', 'damage', 'draw'], 'damage'],
    ['dmaage', ['heal', 'damage', 'draw'], 'damage'],
    ['Damage', ['heal', 'damage'], 'damage'],
    ['rarety', ['rarity', 'range'], 'rarity'],
    ['tol', ['tool', 'gun'], 'tool'],
    ['onDama', ['onDamage', 'onEnter'], 'onDamage'],
    ['xyz', ['damage', 'heal'], undefined],
    ['', ['a', 'damage'], undefined],
    ['W-03', [], undefined],
  ] as const)('%s', (written, words, meant) => {
    expect(nearest(written, words)).toBe(meant);
  });
});
