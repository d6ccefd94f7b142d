import { expect, it } from 'vitest';
import { chunksOf } from '#engine/kernel/basics/chunks.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { Compiler, type Language } from '#engine/kernel/language/compile.ts';
import { compiledInRuns, compiledOnce } from '#engine/library/abilities/compiled-once.ts';
import { EntryNumbers } from '#engine/library/abilities/effect-names.ts';
import { compileEntry, type WrittenAbility } from '#engine/library/abilities/entry.ts';

const language: Language = { ops: [] };
interface Card {
  readonly id: string;
  readonly effects: readonly WrittenAbility[];
}
const card = (id: string, ...effects: readonly string[]): Card => ({
  id,
  effects: effects.map((name) => ({ id: name, when: 'use', do: [] })),
});

function compilations() {
  const made: string[] = [];
  const compile = compiledOnce(({ id, effects }: Card, _: null, compiler, names) => {
    made.push(id);
    return { id, entries: effects.map((one) => compileEntry(compiler, names, one, id)) };
  });
  const content = (cards: readonly Card[]) => {
    const [compiler, names] = [new Compiler(language), new EntryNumbers()];
    const designs = cards.map((one) => compile(one, null, compiler, names));
    const numbers = designs.flatMap(({ entries }) => entries.map(({ effect }) => effect));
    return { numbers, names: names.all, blocks: compiler.blocks.paths, compiled: made.splice(0) };
  };
  return content;
}

const [one, two, three] = [card('C-1', 'strike'), card('C-2', 'heal'), card('C-3', 'strike')] as const;

it('only edited content is compiled again, with the same result as compiling all of it', () => {
  const content = compilations();
  const before = content([one, two, three]);
  expect(before).toEqual({
    numbers: [0, 1, 0],
    names: ['strike', 'heal'],
    blocks: ['C-1/strike/do', 'C-2/heal/do', 'C-3/strike/do'],
    compiled: ['C-1', 'C-2', 'C-3'],
  });
  const edited = card('C-3', 'strike', 'draw');
  expect(content([one, two, edited])).toEqual({
    numbers: [0, 1, 0, 2],
    names: ['strike', 'heal', 'draw'],
    blocks: [...before.blocks, 'C-3/draw/do'],
    compiled: ['C-3'],
  });
});

it('content whose entry numbers would change is compiled again', () => {
  const content = compilations();
  content([one, two]);
  expect(content([two, one])).toEqual({
    numbers: [0, 1],
    names: ['heal', 'strike'],
    blocks: ['C-2/heal/do', 'C-1/strike/do'],
    compiled: ['C-2', 'C-1'],
  });
});

it('an unedited run is reused as a whole, separately for each observer', () => {
  const placed: string[] = [];
  const compile = compiledInRuns(
    ({ id, effects }: Card, _: null, compiler, names) => ({
      id,
      entries: effects.map((entry) => compileEntry(compiler, names, entry, id)),
    }),
    (index, made) => {
      placed.push(`${made.id} at ${index}`);
      return made;
    },
  );
  const cards = [one, two, three];
  const placedFor = (list: readonly Card[], probe: Probe | null) => {
    compile(chunksOf(list), null, new Compiler(language, probe), new EntryNumbers());
    return placed.splice(0);
  };
  const [watch, other]: Probe[] = [{ ran: () => undefined }, { ran: () => undefined }];
  const all = ['C-1 at 0', 'C-2 at 1', 'C-3 at 2'];
  const first = [watch, other, null].map((probe) => placedFor(cards, probe ?? null));
  const second = [watch, other, null].map((probe) => placedFor([...cards], probe ?? null));
  expect([first, second]).toEqual([
    [all, all, all],
    [[], [], []],
  ]);
});
