import { joinParts } from '#engine/kernel/basics/text.ts';
import type { Erased } from '../basics/erased.ts';
import type { ChoiceRequest, Cost, Scope } from './block.ts';

export interface Node {
  readonly op: string;
  readonly [field: string]: unknown;
}
export interface CompiledValue<Seen, G = Erased> {
  (game: G, scope: Scope): Seen;
  readonly isConstant?: true;
}
export const constant = <Seen>(value: Seen): CompiledValue<Seen> =>
  Object.assign(() => value, { isConstant: true as const });
export type Schema = { readonly [keyword: string]: unknown };

export interface Compiling {
  amount(written: unknown, path: string): CompiledValue<number>;
  condition(written: unknown, path: string): CompiledValue<boolean>;
  selector(written: unknown, path: string): CompiledValue<readonly number[]>;
  choice(written: unknown, path: string): CompiledValue<ChoiceRequest>;
  cost(written: unknown, path: string): CompiledValue<Cost>;
  /** Returns the path of the modifiers, which can be put on the table. */
  standings(written: unknown, path: string): string;
  /** Returns the path of a block without effects that has the trigger's pattern. */
  waiting(written: unknown, path: string): string;
  /** Returns the path of the block. */
  block(written: unknown, path: string): string;
}
export interface Speaking {
  readonly locale: string;
  node(written: unknown): string;
  word(group: string, id: string): string;
}

/** A field of a node: `SeenFields` is what `run` receives, `WrittenFields` what is in the document. */
export interface Field<Seen, Written> {
  readonly schema: Schema;
  readonly optional: boolean;
  readonly compile: (compiling: Compiling, written: Erased, path: string) => CompiledValue<Seen>;
  readonly speak: (speaking: Speaking, written: Erased) => string;
  readonly written?: Written;
}
export type Fields<_G> = { readonly [name: string]: Field<Erased, Erased> };
export type SeenFields<F extends Fields<Erased>> = {
  readonly [K in keyof F]: F[K] extends Field<infer S, Erased> ? S : never;
};
type Optional<F> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
type WrittenOf<T> = T extends Field<Erased, infer W> ? W : never;
export type WrittenFields<F extends Fields<Erased>> = {
  readonly [K in Exclude<keyof F, Optional<F>>]: WrittenOf<F[K]>;
} & {
  readonly [K in Optional<F>]?: WrittenOf<F[K]>;
};

const node = (sort: string): Schema => ({ $ref: `#/definitions/${sort}` });

export const amount = (): Field<number, number | Node> => ({
  schema: node('amount'),
  optional: false,
  compile: (compiling, written, path) => compiling.amount(written, path),
  speak: (speaking, written) => speaking.node(written),
});
export const condition = (): Field<boolean, Node> => ({
  schema: node('condition'),
  optional: false,
  compile: (compiling, written, path) => compiling.condition(written, path),
  speak: (speaking, written) => speaking.node(written),
});
/** Conditions evaluated lazily, for `any` and `all`. */
export const conditions = (): Field<readonly (() => boolean)[], readonly Node[]> => ({
  schema: { type: 'array', items: node('condition'), minItems: 1 },
  optional: false,
  compile: (compiling, written: readonly Node[], path) => {
    const each = written.map((one, i) => compiling.condition(one, `${path}/${i}`));
    return (game, scope) => each.map((one) => () => one(game, scope));
  },
  speak: (speaking, written: readonly Node[]) =>
    joinParts(
      written.map((one) => speaking.node(one)),
      speaking.locale,
    ),
});
/** A condition evaluated per thing with it in scope, for `where`. */
export const test = (): Field<(scope: Scope) => boolean, Node> => ({
  schema: node('condition'),
  optional: false,
  compile: (compiling, written, path) => {
    const holds = compiling.condition(written, path);
    return (game) => (scope: Scope) => holds(game, scope);
  },
  speak: (speaking, written) => speaking.node(written),
});
export const selector = (...kinds: readonly string[]): Field<readonly number[], Node> => ({
  schema: kinds.length === 0 ? node('selector') : { ...node('selector'), 'x-selects': kinds },
  optional: false,
  compile: (compiling, written, path) => {
    const select = compiling.selector(written, path);
    return kinds.length === 0 ? select : (game, scope) => game.only(select(game, scope), kinds);
  },
  speak: (speaking, written) => speaking.node(written),
});
export const choice = (): Field<ChoiceRequest, Node> => ({
  schema: node('choice'),
  optional: false,
  compile: (compiling, written, path) => compiling.choice(written, path),
  speak: (speaking, written) => speaking.node(written),
});
/** `run` receives the path, for `runBlock`. */
export const effects = (): Field<string, readonly Node[]> => ({
  schema: { type: 'array', items: node('effect'), minItems: 1 },
  optional: false,
  compile: (compiling, written, path) => {
    const block = compiling.block(written, path);
    return constant(block);
  },
  speak: (speaking, written: readonly Node[]) =>
    joinParts(
      written.map((one) => speaking.node(one)),
      speaking.locale,
      'sentence',
    ),
});
/** `run` receives the path of the pattern, to wait for such a change. */
export const trigger = (): Field<string, Node> => ({
  schema: node('trigger'),
  optional: false,
  compile: (compiling, written, path) => constant(compiling.waiting(written, path)),
  speak: (speaking, written) => speaking.node(written),
});
/** Alternative blocks; `run` receives the path of the field and of each block. */
export const lists = (): Field<
  { readonly path: string; readonly blocks: readonly string[] },
  readonly (readonly Node[])[]
> => ({
  schema: { type: 'array', items: { type: 'array', items: node('effect'), minItems: 1 }, minItems: 2 },
  optional: false,
  compile: (compiling, written: readonly (readonly Node[])[], path) =>
    constant({ path, blocks: written.map((one, i) => compiling.block(one, `${path}/${i}`)) }),
  speak: (speaking, written: readonly (readonly Node[])[]) =>
    numbered(
      speaking,
      written.map((one) =>
        joinParts(
          one.map((effect) => speaking.node(effect)),
          speaking.locale,
        ),
      ),
    ),
});
const numbered = ({ locale }: Speaking, said: readonly string[]): string =>
  locale === 'ja'
    ? said.map((one, i) => `（${i + 1}）${one}`).join('')
    : said.map((one, i) => `(${i + 1}) ${one}`).join(' ');
/** Parts that are paid together. `run` receives the ways to pay them. */
export const costs = (): Field<Cost, readonly Node[]> => ({
  schema: { type: 'array', items: node('cost'), minItems: 1 },
  optional: false,
  compile: (compiling, written: readonly Node[], path) => {
    const each = written.map((one, i) => compiling.cost(one, `${path}/${i}`));
    return (game, scope) => together(each.map((one) => one(game, scope)));
  },
  speak: (speaking, written: readonly Node[]) =>
    joinParts(
      written.map((one) => speaking.node(one)),
      speaking.locale,
    ),
});
/** More ways to pay one cost are not offered. */
const mostWays = 100;
const together = (parts: readonly Cost[]): Cost =>
  parts.reduce<Cost>(
    (ways, part) => ways.flatMap((way) => part.map((other) => [...way, ...other])).slice(0, mostWays),
    [[]],
  );
/** Lists of parts, of which one is paid. `run` receives the ways to pay any of them. */
export const costLists = (): Field<Cost, readonly (readonly Node[])[]> => ({
  schema: { type: 'array', items: { type: 'array', items: node('cost'), minItems: 1 }, minItems: 2 },
  optional: false,
  compile: (compiling, written: readonly (readonly Node[])[], path) => {
    const each = written.map((one, i) => costs().compile(compiling, one, `${path}/${i}`));
    return (game, scope) => each.flatMap((one) => one(game, scope));
  },
  speak: (speaking, written: readonly (readonly Node[])[]) =>
    numbered(
      speaking,
      written.map((one) => costs().speak(speaking, one)),
    ),
});
/** `run` receives the path, to put the modifiers on the table. */
export const modifiers = (): Field<string, readonly Node[]> => ({
  schema: { type: 'array', items: node('modifier'), minItems: 1 },
  optional: false,
  compile: (compiling, written, path) => constant(compiling.standings(written, path)),
  speak: (speaking, written: readonly Node[]) =>
    joinParts(
      written.map((one) => speaking.node(one)),
      speaking.locale,
    ),
});
export const oneOf = <const W extends string>(group: string, words: readonly W[]): Field<W, W> => ({
  schema: { enum: words },
  optional: false,
  compile: (_, written: W) => constant(written),
  speak: (speaking, written: W) => speaking.word(group, written),
});
export const someOf = <const W extends string>(
  group: string,
  words: readonly W[],
): Field<readonly W[], readonly W[]> => ({
  schema: { type: 'array', items: { enum: words }, minItems: 1, uniqueItems: true },
  optional: false,
  compile: (_, written: readonly W[]) => constant(written),
  speak: (speaking, written: readonly W[]) =>
    written.map((one) => speaking.word(group, one)).join(speaking.locale === 'ja' ? '、' : ', '),
});
export const name = (): Field<string, string> => ({
  schema: { type: 'string', minLength: 1 },
  optional: false,
  compile: (_, written: string) => constant(written),
  speak: (_, written: string) => written,
});
/** Id of an entry of the project; checked across files. */
export const idOf = (what: string): Field<string, string> => ({
  schema: { type: 'string', minLength: 1, 'x-id-of': what },
  optional: false,
  compile: (_, written: string) => constant(written),
  speak: (speaking, written: string) => speaking.word(what, written),
});
export const idsOf = (what: string): Field<readonly string[], readonly string[]> => ({
  schema: { type: 'array', items: { type: 'string', minLength: 1, 'x-id-of': what }, minItems: 1 },
  optional: false,
  compile: (_, written: readonly string[]) => constant(written),
  speak: (speaking, written: readonly string[]) =>
    joinParts(
      written.map((one) => speaking.word(what, one)),
      speaking.locale,
    ),
});
export const flag = (): Field<boolean, boolean> => ({
  schema: { type: 'boolean' },
  optional: false,
  compile: (_, written: boolean) => constant(written),
  speak: () => '',
});

/** `run` sees undefined if it is absent. */
export const optional = <S, W>(field: Field<S, W>): Field<S | undefined, W> & { readonly optional: true } => ({
  ...field,
  optional: true,
  compile: (compiling, written, path) =>
    written === undefined ? constant(undefined) : field.compile(compiling, written, path),
  speak: (speaking, written) => (written === undefined ? '' : field.speak(speaking, written)),
});
