import { expect, it } from 'vitest';
import { OpenFile } from '#renderer/desk/project/open-file.ts';
import { CompressedText } from '#renderer/desk/texts/compressed-text.ts';
import { packText } from '#renderer/desk/texts/packed-text.ts';
import { DeltaReceiver, DeltaSender } from '#renderer/desk/texts/text-deltas.ts';

const text = '{ "name": "橋", "name": "橋" }'.repeat(20);

function atRest(): CompressedText {
  const held = new CompressedText(text);
  held.mayRest(packText(text) as NonNullable<ReturnType<typeof packText>>);
  held.rest();
  return held;
}

it('an inactive text can be read at any time, unchanged', () => {
  const held = atRest();
  expect([held.length, held.is(text), held.is(new CompressedText(text)), held.is(`${text} `)]).toEqual([
    text.length,
    true,
    true,
    false,
  ]);
  expect(held.text).toBe(text);
});

it('a reader gets an inactive text in full, and then only its changes', () => {
  const [teller, listener, held] = [new DeltaSender(), new DeltaReceiver(), atRest()];
  const told = teller.tell(new Map([['a.json', held]]));
  expect(told).toEqual({ texts: [{ path: 'a.json', packed: held.few }], gone: [] });
  expect(listener.hear(told).get('a.json')?.toString()).toBe(text);
  expect(teller.tell(new Map([['a.json', new CompressedText(text)]]))).toEqual({ texts: [], gone: [] });
  const after = teller.tell(new Map([['a.json', new CompressedText(`x${text}`)]]));
  expect(after.texts).toEqual([{ path: 'a.json', from: 0, to: 0, instead: 'x' }]);
  expect(listener.hear(after).get('a.json')?.toString()).toBe(`x${text}`);
});

it('an unedited text is held in memory once', () => {
  const saved = OpenFile.onDisk({ path: 'a.json', text, version: '1', bom: false, fault: null });
  const typed = saved.with({ text: `${text} ` });
  expect([saved.written === saved.saved, typed.written === typed.saved, typed.savedText]).toEqual([true, false, text]);
  expect(typed.with({ text }).written).toBe(saved.saved);
  // A check for changes must not be affected by a save
  const kept = typed.with({ savedText: typed.text, version: '2' });
  expect([kept.written === typed.written, kept.saved === typed.written]).toEqual([true, true]);
});
