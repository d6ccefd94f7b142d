import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { byOf, canBeDone, runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { finish, goto, markIncomplete, type Next } from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { atOnce, type JoinCalls } from './at-once.ts';

/** Things that one of several players can choose from. */
export interface PlayerChoice {
  readonly by: Thing;
  readonly from: readonly Thing[];
  readonly least: number;
  readonly most: number;
}
interface ChosenBy extends PlayerChoice {
  readonly chosen: readonly Thing[];
}
interface GivenChoices extends Scope {
  readonly block: string;
  readonly as: string;
  readonly isSecret: boolean;
  readonly choices: readonly PlayerChoice[];
}
interface GivenAlternatives extends Scope {
  /** Path of the alternatives. */
  readonly block: string;
  readonly blocks: readonly string[];
  readonly players: readonly Thing[];
  readonly isSecret: boolean;
  /** See `either`. */
  readonly must: boolean;
}
interface TargetOf {
  readonly target: Thing;
  readonly [field: string]: number;
}
interface OptionOf {
  readonly option: number;
  readonly [field: string]: number;
}
type GivenTo<G> = Omit<G, keyof Scope>;

export interface ChoicesOfSeveral {
  readonly procedures: readonly AnyProcedure[];
  /** Each player chooses things; then the block runs once, at once, with all of them under one name. */
  readonly chooseEach: (scope: Scope, given: GivenTo<GivenChoices>) => Next;
  /** Each player chooses a block; then all of these run at once, each for its player. */
  readonly eitherEach: (scope: Scope, given: GivenTo<GivenAlternatives>) => Next;
}

/** Name under which a scope has who chose, one for each thing chosen as `as`. */
export const choosersOf = (as: string): string => `${as}.by`;

export function chosenNames(as: string, chosen: readonly { readonly by: Thing; readonly of: Thing }[]): Scope['names'] {
  return { [as]: chosen.map(({ of }) => of), [choosersOf(as)]: chosen.map(({ by }) => by) };
}

const chose = (one: ChosenBy, target: Thing): ChosenBy => ({
  ...one,
  from: one.from.filter((left) => left !== target),
  chosen: [...one.chosen, target],
});
const bare = ({ self, source, target, names, record }: Scope): Scope => ({ self, source, target, names, record });

/**
 * Choices of several players, in the given order, before anything follows. In secret all answer independently, one
 * answer each.
 */
export function choicesOfSeveral(join?: JoinCalls): ChoicesOfSeveral {
  const { procedure, call } = rulebook<KernelGame>();

  const chooseEach = procedure(
    'chooseEach',
    (the: GivenChoices) => ({
      ...bare(the),
      ...{ block: the.block, as: the.as, isSecret: the.isSecret },
      waiting: the.choices.map((one): ChosenBy => ({ ...one, chosen: [] })),
      done: [] as readonly ChosenBy[],
    }),
    ({ step, choose, offer }) => {
      const picksOf = ({ by, from }: ChosenBy): readonly TargetOf[] => from.map((target) => ({ ...byOf(by), target }));
      const canStop = ({ least, chosen }: ChosenBy) => chosen.length >= least;
      return {
        begin: step('KERNEL', (_, my) => (my.isSecret ? goto('secretly') : undefined)),
        next: step('KERNEL', (_, my) => {
          const [first, ...rest] = my.waiting;
          if (first === undefined) return goto('together');
          if (first.chosen.length < first.most && first.from.length > 0) return undefined;
          my.done = [...my.done, first];
          my.waiting = rest;
          return goto('next');
        }),
        ask: choose('KERNEL', {
          choose: offer<TargetOf>('KERNEL', {
            fields: ['by', 'target'],
            among: (_, { waiting }) => waiting.slice(0, 1).flatMap(picksOf),
            then: (_, my, { target }) => {
              my.waiting = my.waiting.map((one, i) => (i === 0 ? chose(one, target) : one));
              return goto('next');
            },
          }),
          done: offer('KERNEL', {
            fields: ['by'],
            among: (_, { waiting }) => waiting.slice(0, 1).flatMap((one) => (canStop(one) ? [byOf(one.by)] : [])),
            then: (_, my) => {
              my.done = [...my.done, ...my.waiting.slice(0, 1)];
              my.waiting = my.waiting.slice(1);
              return goto('next');
            },
          }),
        }),
        secretly: choose(
          'KERNEL',
          {
            choose: offer<TargetOf>('KERNEL', {
              fields: ['by', 'target'],
              among: (_, { waiting }) => waiting.flatMap(picksOf),
              then: (_, my, { by, target }) => {
                my.waiting = my.waiting.map((one) => (one.by === by ? chose(one, target) : one));
                return undefined;
              },
            }),
            done: offer('KERNEL', {
              fields: ['by'],
              among: (_, { waiting }) => waiting.flatMap((one) => (canStop(one) ? [byOf(one.by)] : [])),
              then: () => undefined,
            }),
          },
          { secret: true },
        ),
        together: step('KERNEL', (game, my): Next => {
          const all = [...my.done, ...my.waiting];
          const chosen = all.flatMap((one) => one.chosen.map((of) => ({ by: one.by, of })));
          const isWhole = chosen.length > 0 && all.every(canStop);
          if (chosen.length === 0) return [markIncomplete, finish()];
          const scope = { ...bare(my), names: { ...my.names, ...chosenNames(my.as, chosen) } };
          return [isWhole ? undefined : markIncomplete, ...atOnce(game, [runBlock(my.block, scope)], join)];
        }),
      };
    },
    ['source', 'record', 'block'],
  );

  const eitherEach = procedure(
    'eitherEach',
    (the: GivenAlternatives) => ({
      ...bare(the),
      ...{ block: the.block, blocks: the.blocks, waiting: the.players, isSecret: the.isSecret, must: the.must },
      chosen: [] as readonly { readonly by: Thing; readonly option: number }[],
    }),
    ({ step, choose, offer }) => {
      const optionsOf = (
        game: KernelGame,
        my: Scope & Pick<GivenAlternatives, 'blocks' | 'must'>,
        by: Thing,
      ): readonly OptionOf[] => {
        const changing = my.must ? my.blocks.filter((block) => canBeDone(game, block, { ...bare(my), self: by })) : [];
        const offered = changing.length > 0 ? changing : my.blocks;
        return offered.map((block) => ({ ...byOf(by), option: my.blocks.indexOf(block) + 1 }));
      };
      return {
        begin: step('KERNEL', (_, my) => (my.isSecret ? goto('secretly') : undefined)),
        ask: choose('KERNEL', {
          choose: offer<OptionOf>('KERNEL', {
            fields: 'either',
            among: (game, my) => my.waiting.slice(0, 1).flatMap((by) => optionsOf(game, my, by)),
            then: (_, my, { by = -1, option }) => {
              my.chosen = [...my.chosen, { by, option }];
              my.waiting = my.waiting.slice(1);
              return goto(my.waiting.length > 0 ? 'ask' : 'together');
            },
          }),
        }),
        secretly: choose(
          'KERNEL',
          {
            choose: offer<OptionOf>('KERNEL', {
              fields: 'either',
              among: (game, my) => my.waiting.flatMap((by) => optionsOf(game, my, by)),
              then: (_, my, { by = -1, option }) => {
                my.chosen = [...my.chosen, { by, option }];
                return undefined;
              },
            }),
          },
          { secret: true },
        ),
        together: step('KERNEL', (game, my) => {
          const inOrder = my.isSecret
            ? my.waiting.flatMap((by) => my.chosen.filter((one) => one.by === by))
            : my.chosen;
          const each = inOrder.map(({ by, option }) =>
            runBlock(my.blocks[option - 1] as string, { ...bare(my), self: by }),
          );
          return atOnce(game, each, join);
        }),
      };
    },
    ['source', 'record', 'block'],
  );

  return {
    procedures: [chooseEach, eitherEach],
    chooseEach: (scope, given) => call(chooseEach, { ...bare(scope), ...given }),
    eitherEach: (scope, given) => call(eitherEach, { ...bare(scope), ...given }),
  };
}
