import { describe, expect, it } from 'vitest';
import { numberAt, numbersAround } from '#authoring/text/json/written-number.ts';

const text = '{\n  "cost": 4, "ap": 12,\n  "name": "3番",\n  "copies": 2\n}';

describe('a number in a text', () => {
  it('is found where the cursor touches it', () => {
    expect(numberAt(text, text.indexOf('12') + 2)).toEqual({ offset: text.indexOf('12'), text: '12' });
    expect(numberAt(text, text.indexOf('4'))).toEqual({ offset: text.indexOf('4'), text: '4' });
  });

  it('is the only one of its line, wherever the cursor is in it', () => {
    expect(numberAt(text, text.indexOf('copies'))).toEqual({ offset: text.indexOf('2\n}'), text: '2' });
  });

  it('is not found when it is ambiguous or inside a string', () => {
    expect(numberAt(text, text.indexOf('cost'))).toBeNull();
    expect(numberAt(text, text.indexOf('3番'))).toBeNull();
  });
});

describe('the numbers tried', () => {
  it('are around it, and never below zero for a non-negative one', () => {
    expect(numbersAround('2')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(numbersAround('40')[0]).toBe(30);
    expect(numbersAround('40')).toHaveLength(21);
    expect(numbersAround('-1').slice(0, 2)).toEqual([-11, -10]);
    expect(numbersAround('0.5').slice(0, 3)).toEqual([0, 0.1, 0.2]);
  });
});
