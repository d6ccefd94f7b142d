import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Pattern, Scope } from '#engine/kernel/language/block.ts';
import type { OpFacts } from '#engine/kernel/language/facts.ts';
import type { CompiledValue, Fields } from '#engine/kernel/language/field.ts';
import { type Op, type OpParts, opBuilder, type Unread } from '#engine/kernel/language/op.ts';
import type { ChangeRecord } from '#engine/kernel/procedures/next.ts';

export interface AnsweredChange<G, Seen> {
  readonly change: string;
  readonly moment?: NonNullable<Pattern['moment']>;
  /** Record field to match, by field of the trigger. */
  readonly about: { readonly [Field in keyof Seen]?: string };
  readonly where?: (game: G, scope: Scope, record: ChangeRecord) => boolean;
}

/** Omitted fields match anything; selectors match if any thing is in common; words must be equal. */
export function answering<G, Seen extends { readonly [field: string]: CompiledValue<unknown> }>(
  seen: Seen,
  { change, moment, about, where = () => true }: AnsweredChange<G, Seen>,
): Pattern {
  const held = Object.entries(about).map(
    ([field, of]) => [seen[field] as CompiledValue<unknown>, of as string] as const,
  );
  return {
    change,
    ...(moment === undefined ? {} : { moment }),
    matches: (game: G, scope, record) =>
      where(game, scope, record) && held.every(([asked, of]) => isOneOf(record[of], asked(game, scope))),
  };
}

const isOneOf = (said: unknown, asked: unknown): boolean => {
  if (asked === undefined) return true;
  if (!Array.isArray(asked)) return said === asked;
  return Array.isArray(said) ? said.some((one) => asked.includes(one)) : asked.includes(said);
};

type Seen<F> = { readonly [field in keyof F]: CompiledValue<unknown> };

export function triggersOf<G, Known extends OpFacts = OpFacts>() {
  const op = opBuilder<G, Known>();
  return <Id extends string, F extends Fields<G>, Ja extends string, En extends string>(
    id: Id,
    {
      answers,
      ...said
    }: Omit<OpParts<'trigger', Id, G, F, Ja, En, '', '', Known>, 'sort' | 'run' | 'canChange' | 'any'> & {
      readonly answers: AnsweredChange<G, Seen<F>> | ((seen: Unread<F>) => AnsweredChange<G, Seen<F>>);
    },
  ): Op =>
    op(id, {
      ...(said as Erased),
      sort: 'trigger',
      run: (_: G, seen: Unread<F>) =>
        answering<G, Seen<F>>(seen, typeof answers === 'function' ? answers(seen) : answers),
    });
}
