import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import type { Fields, SeenFields, WrittenFields } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder, type Sentence } from '#engine/kernel/language/op.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { WordOverrides } from './renamed.ts';
import { type UsualValues, usualExample } from './usual-example.ts';

const op = opBuilder<Erased>();

export interface ToEach<G, F extends Fields<G>, Ja extends string, En extends string>
  extends Omit<WordOverrides, 'text' | 'example'> {
  readonly fields: F;
  readonly about: Op['about'];
  readonly text: { readonly ja: Sentence<Ja, F>; readonly en: Sentence<En, F> };
  /** Holds only what is not usual. */
  readonly example?: Partial<WrittenFields<F>>;
  /** Whether it changes anything for one thing; `does` is called regardless. */
  readonly can?: (game: G, one: Thing, seen: SeenFields<F>, scope: Scope) => boolean;
  readonly does: (game: G, one: Thing, seen: SeenFields<F>, scope: Scope) => Next;
  /** For simultaneous execution; default: one after the other. */
  readonly together?: (game: G, each: readonly Done[]) => Next;
}
interface Done {
  readonly to: Thing;
  readonly next: Next;
}

/** Nothing happens for no things or amount 0. */
export function wordsToEach<G>(usual: UsualValues) {
  return <F extends Fields<G>, Ja extends string, En extends string>(
    id: string,
    { fields, can = () => true, does, together, example, ...said }: ToEach<G, F, Ja, En>,
  ): Op => {
    const [first] = Object.keys(fields) as [string];
    const all = (seen: Erased): readonly Thing[] => seen[first];
    return op(id, {
      ...(said as Erased),
      sort: 'effect',
      fields,
      example: usualExample(id, fields, usual, example),
      canChange: (game: G, seen: Erased, scope) =>
        seen.amount !== 0 && !(seen.amount < 0) && all(seen).some((one) => can(game, one, seen, scope)),
      run: (game: G, seen: Erased, scope) => {
        const each = all(seen).map((to) => ({ to, next: does(game, to, seen, scope) }));
        return together === undefined ? each.map(({ next }) => next) : together(game, each);
      },
    });
  };
}
