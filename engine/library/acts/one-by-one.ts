import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import { goto, type Next, type RuleId } from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';

export interface OneOf {
  readonly to: Thing;
  readonly next: Next;
}
type Pick = { readonly [field: string]: number };

/** One effect on several things: the player chooses the order as long as it matters. */
export function oneByOne<G extends KernelGame, S extends OneOf>(
  rule: RuleId,
  {
    fields,
    matters,
    choosable,
    named,
    isMeant,
  }: {
    readonly fields: readonly string[];
    readonly matters: (game: G, left: readonly S[]) => boolean;
    readonly choosable: (game: G, left: readonly S[]) => readonly S[];
    readonly named: (one: S) => Pick;
    readonly isMeant: (one: S, pick: Pick) => boolean;
  },
): { readonly procedure: AnyProcedure; readonly inOrder: (game: G, all: readonly S[]) => Next } {
  const { procedure, call } = rulebook<G>();
  const asking = procedure(
    'oneByOne',
    ({ left }: { left: readonly S[] }) => ({ left }),
    ({ step, choose, offer }) => ({
      whose: choose(
        rule,
        {
          choose: offer<Pick>(rule, {
            fields,
            among: (game, my) => (matters(game, my.left) ? choosable(game, my.left).map(named) : []),
            then: (_, my, pick) => {
              const chosen = my.left.find((one) => isMeant(one, pick));
              my.left = my.left.filter((one) => one !== chosen);
              return [goto('whose'), chosen?.next];
            },
          }),
        },
        { asks: 'order' },
      ),
      rest: step('KERNEL', (_, my) => my.left.map(({ next }) => next)),
    }),
  );
  return {
    procedure: asking,
    inOrder: (game, all) =>
      all.length > 1 && matters(game, all) ? call(asking, { left: all }) : all.map(({ next }) => next),
  };
}
