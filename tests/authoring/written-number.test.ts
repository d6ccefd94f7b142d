import { describe, expect, it } from 'vitest';
import { numberAt, numbersAround } from '#authoring/text/json/written-number.ts';

const text = '{\n  "cost": 4, "ap": 12,\n  "name": "3番",\n  "copies": 2\n}';

describe('a number that is written', () => {
  it('is found where the cursor touches it', () => {
    expect(numberAt(text, text.indexOf('12') + 2)).toEqual({ offset: text.indexOf('12'), text: '12' });
    expect(numberAt(text, text.indexOf('4'))).toEqual({ offset: text.indexOf('4'), text: '4' });
  });

  it('is the only one of its line, wherever the cursor stands in it', () => {
    expect(numberAt(text, text.indexOf('copies'))).toEqual({ offset: text.indexOf('2\n}'), text: '2' });
  });

  it('is none where two could be meant, or inside of a text', () => {
    expect(numberAt(text, text.indexOf('cost'))).toBeNull();
    expect(numberAt(text, text.indexOf('3番'))).toBeNull();
  });
});

describe('the numbers that are tried', () => {
  it('lie around it, and never below nothing for one that is not below', () => {
    expect(numbersAround('2')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(numbersAround('40')[0]).toBe(30);
    expect(numbersAround('40')).toHaveLength(21);
    expect(numbersAround('-1').slice(0, 2)).toEqual([-11, -10]);
    expect(numbersAround('0.5').slice(0, 3)).toEqual([0, 0.1, 0.2]);
  });
});
