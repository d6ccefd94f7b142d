import { expect, it } from 'vitest';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Pattern } from '#engine/kernel/language/block.ts';
import { Compiler, emptyScope } from '#engine/kernel/language/compile.ts';
import { amount, effects } from '#engine/kernel/language/field.ts';
import { opBuilder } from '#engine/kernel/language/op.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import { AskedParts, deniesAsked } from '#engine/simulation/comparison/asked-parts.ts';
import { ContentParts } from '#engine/simulation/comparison/content-difference.ts';

interface Book {
  readonly price: number;
  readonly power: number;
  readonly when: number;
  readonly does: readonly { readonly op: string; readonly [field: string]: unknown }[];
}

const op = opBuilder<null>();
const about = { about: { ja: '', en: '' }, text: { ja: '', en: '' } };
const done = () => ({}) as Next;
const language = {
  ops: [
    op('gain', { sort: 'effect', fields: { by: amount() }, example: { op: 'gain', by: 1 }, ...about, run: done }),
    op('maybe', {
      ...{ sort: 'effect', fields: { do: effects() }, ...about, run: done },
      example: { op: 'maybe', do: [] },
    }),
    op('reaches', {
      ...{ sort: 'trigger', fields: { than: amount() }, example: { op: 'reaches', than: 1 }, ...about },
      run: () => ({ change: 'gain', matches: () => false }),
    }),
  ],
};
const system = {
  language,
  compile: (documents: { readonly book: Book }, words: typeof language, probe: Compiler['probe']) => {
    const compiler = new Compiler(words, probe);
    const { price, power, when, does } = documents.book;
    return {
      ...{ hash: String(price), price, blocks: compiler.blocks, power: compiler.amount(power, 'B/power') },
      ...{ when: compiler.trigger({ op: 'reaches', than: when }, 'B/when'), block: compiler.block(does, 'B/do') },
    };
  },
} as unknown as RuleSystem;
const book: Book = {
  ...{ price: 3, power: 2, when: 5 },
  does: [
    { op: 'gain', by: 1 },
    { op: 'maybe', do: [{ op: 'gain', by: 4 }] },
  ],
};

interface Compiled extends Content {
  readonly when: Pattern;
  readonly power: (game: null, scope: typeof emptyScope) => number;
}
/** What a game says after it has done something with the content. */
function asking(parts: AskedParts, content: Content, play: (content: Compiled) => unknown): string {
  parts.begin();
  play(content as Compiled);
  return parts.end();
}
function opened() {
  const parts = new AskedParts();
  return { parts, content: system.compile({ book } as never, language, parts.probe) };
}
/** Which changes may touch a game that said this. */
function touchedBy(said: string | undefined) {
  const whole = new ContentParts(system, { book } as never);
  const touches = (changed: Partial<Book>) =>
    whole.touching(new ContentParts(system, { book: { ...book, ...changed } } as never))?.(said) ?? 'all games';
  return {
    price: touches({ price: 4 }),
    power: touches({ power: 3 }),
    when: touches({ when: 6 }),
    first: touches({ does: [{ op: 'gain', by: 2 }, book.does[1]!] }),
    inner: touches({ does: [book.does[0]!, { op: 'maybe', do: [{ op: 'gain', by: 5 }] }] }),
    nothing: touches({}),
  };
}
const none = { price: 'all games', power: false, when: false, first: false, inner: false, nothing: false };
const run = (content: Compiled, path: string, at: number) =>
  content.blocks.get(path)?.effects[at]?.run(null, emptyScope);

it('a game is touched by the numbers that it asked for, and by all that is compared with no part', () => {
  const { parts, content } = opened();
  expect(touchedBy(asking(parts, content, () => undefined))).toEqual(none);
  expect(touchedBy(asking(parts, content, (one) => one.power(null, emptyScope)))).toEqual({ ...none, power: true });
  expect(touchedBy(asking(parts, content, (one) => run(one, 'B/do', 0)))).toEqual({ ...none, first: true });
});

it('an effect that was run does not touch the effects in it that were not', () => {
  const { parts, content } = opened();
  expect(touchedBy(asking(parts, content, (one) => run(one, 'B/do', 1)))).toEqual(none);
  expect(touchedBy(asking(parts, content, (one) => run(one, 'B/do/1/do', 0)))).toEqual({ ...none, inner: true });
});

it('whether an effect could change something, and a trigger that did not match, are asked for too', () => {
  const { parts, content } = opened();
  const looking = (one: Compiled) => one.blocks.get('B/do')?.effects[0]?.canChange(null, emptyScope);
  expect(touchedBy(asking(parts, content, looking))).toEqual({ ...none, first: true });
  const matching = (one: Compiled) => one.when.matches(null, emptyScope, { kind: 'gain' } as never);
  expect(touchedBy(asking(parts, content, matching))).toEqual({ ...none, when: true });
});

it('what was written in an effect and looked at touches all later games, since what came of it may be kept', () => {
  const { parts, content } = opened();
  asking(parts, content, (one) => one.blocks.get('B/do')?.effects[1]?.node);
  expect(touchedBy(asking(parts, content, () => undefined))).toEqual({ ...none, inner: true });
});

it('a game that says nothing, or that is of other parts, may be touched by anything', () => {
  const all = { price: 'all games', power: true, when: true, first: true, inner: true, nothing: true };
  expect([undefined, '', '00000000'.repeat(2)].map(touchedBy)).toEqual([all, all, all]);
});

it('a game is known not to say all that it asked for, whatever was read before it', () => {
  const { parts, content } = opened();
  const power = (compiled: Compiled) => compiled.power(null, emptyScope);
  parts.begin();
  power(content as Compiled);
  const exactly = parts.end(true);
  const nothing = asking(parts, content, () => undefined);
  expect([deniesAsked(nothing, exactly), deniesAsked(exactly, exactly), deniesAsked(exactly, nothing)]).toEqual([
    true,
    false,
    false,
  ]);
  parts.probe.read?.('B');
  const afterReading = asking(parts, content, () => undefined);
  parts.begin();
  expect([deniesAsked(afterReading, exactly), parts.end(true)]).toEqual([false, nothing]);
});
