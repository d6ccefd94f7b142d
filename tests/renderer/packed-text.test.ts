import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packText, unpackText } from '#renderer/desk/texts/packed-text.ts';

const repeating = fc
  .tuple(
    fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }),
    fc.array(fc.nat(5), { maxLength: 60 }),
  )
  .map(([parts, order]) => order.map((at) => parts[at % parts.length]).join(''));

it('a text is unchanged after unpacking, whatever it repeats', () => {
  const isSame = (text: string) => {
    const packed = packText(text);
    expect(packed && unpackText(packed)).toBe(text);
  };
  for (const text of ['', '橋', '\uFEFF{}', 'a'.repeat(1000), `${'ab'.repeat(300)}c`, '橋を渡る。'.repeat(99)])
    isSame(text);
  fc.assert(fc.property(fc.oneof(repeating, fc.string({ unit: 'binary' })), isSame));
});

it('repetitions take almost no room', () => {
  const text = JSON.stringify(
    Array.from({ length: 1000 }, (_, i) => ({ id: `W-${i}`, text: '敵1体に物理ダメージ2点を与える。' })),
  );
  expect(packText(text)?.length).toBeLessThan(text.length / 5);
});

it('a text with half a character cannot be packed', () => expect(packText('a\ud800')).toBe(null));
