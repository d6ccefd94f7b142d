import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdits, type TextDifference, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { OpenFile } from '#renderer/desk/project/open-file.ts';
import { noteTyping } from '#renderer/desk/project/project-actions.ts';
import { projectStore, setTexts } from '#renderer/desk/project/project-store.ts';
import { DeltaReceiver, DeltaSender } from '#renderer/desk/texts/text-deltas.ts';
import { TypedTexts } from '#renderer/desk/texts/typed-texts.ts';

function editsOf(text: string, asked: readonly (readonly [at: number, length: number, typed: string])[]): TextEdit[] {
  let from = 0;
  return asked.map(([at, length, typed]) => {
    const offset = from + Math.floor(at * (text.length - from));
    const edit = { offset, length: Math.min(length, text.length - offset), text: typed };
    from = edit.offset + edit.length;
    return edit;
  });
}

const asked = fc.array(
  fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(3),
    fc.constantFrom('', 'a', '橋', 'aa\n', '橋'.repeat(9)),
  ),
  { minLength: 1, maxLength: 3 },
);

const leads = (before: string, after: string, { from, before: to, after: end }: TextDifference): boolean =>
  before.slice(0, from) + after.slice(from, end) + before.slice(to) === after;

it('finds the differences of any two recent texts, whatever was typed, also in several places at once', () => {
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 8 }), (keys) => {
      const typed = new TypedTexts();
      const texts = ['aaa橋bb\n'.repeat(4)];
      for (const key of keys) {
        const before = texts.at(-1) as string;
        const edits = editsOf(before, key);
        const after = applyEdits(before, edits);
        typed.typed(before, after, edits);
        texts.push(after);
        expect(typed.spliced(after).toString()).toBe(after);
        for (const one of texts) expect(leads(one, after, typed.between(one, after))).toBe(true);
        for (const one of texts) expect(leads(after, one, typed.between(after, one))).toBe(true);
      }
    }),
  );
});

it('starts again with a text that was not typed', () => {
  const typed = new TypedTexts();
  typed.typed('ab', 'abc', [{ offset: 2, length: 0, text: 'c' }]);
  typed.typed('xy', 'y', [{ offset: 0, length: 1, text: '' }]);
  expect(typed.between('ab', 'abc')).toEqual({ from: 2, before: 2, after: 3 });
  expect(typed.between('xy', 'y')).toEqual({ from: 0, before: 1, after: 0 });
  expect(typed.between('abc', 'y')).toEqual({ from: 0, before: 3, after: 1 });
});

it('a worker gets the written text, with updates on each key or rarely, whatever else changes it in between', () => {
  const path = 'a.json';
  const written = () => projectStore.getState().files.get(path)?.text ?? '';
  const step = fc.oneof(asked, fc.constantFrom('橋', ''));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 6 }), (steps, seldom) => {
      const text = 'aaa橋bb\n'.repeat(4);
      const file = OpenFile.onDisk({ path, text, version: '1', bom: false, fault: null });
      projectStore.setState({ files: new Map([[path, file]]) });
      const workers = [1, seldom].map((every) => ({ every, teller: new DeltaSender(), listener: new DeltaReceiver() }));
      for (const [i, one] of steps.entries()) {
        if (typeof one === 'string') setTexts(new Map([[path, `${one}${written()}`]]));
        else {
          const edits = editsOf(written(), one);
          const typed = applyEdits(written(), edits);
          noteTyping(path, edits, { length: typed.length, whole: () => typed });
        }
        for (const { every, teller, listener } of workers)
          if (i % every === 0)
            expect(
              listener
                .hear(teller.tell(new Map([[path, written()]])))
                .get(path)
                ?.toString(),
            ).toBe(written());
      }
    }),
  );
});
