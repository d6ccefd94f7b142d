import type { KernelGame } from '../changes/windows.ts';
import { finish, goto, type Next } from '../procedures/next.ts';
import { type AnyProcedure, rulebook } from '../procedures/procedure.ts';
import type { Thing } from '../table/things-and-places.ts';
import type { Scope } from './block.ts';
import { blockOf, byOf, canBeDone, runBlock } from './effect-procedures.ts';

const { procedure, call } = rulebook<KernelGame>();

type Given<Extra> = Scope & Extra & { readonly block: string };
const bare = ({ self, source, target, names, record }: Scope): Scope => ({ self, source, target, names, record });

interface Alternatives {
  readonly blocks: readonly string[];
  readonly asked: Thing;
  /** Something has to change, if one of them can change anything. */
  readonly must: boolean;
}

/** Offers the blocks, numbered from 1. */
const runEither = procedure(
  'either',
  (the: Given<Alternatives>) => ({
    ...bare(the),
    block: the.block,
    blocks: the.blocks,
    asked: the.asked,
    must: the.must,
  }),
  ({ choose, offer }) => ({
    ask: choose('KERNEL', {
      choose: offer('KERNEL', {
        fields: 'either',
        among: (game, my) => {
          const changing = my.must ? my.blocks.filter((block) => canBeDone(game, block, my)) : [];
          const offered = changing.length > 0 ? changing : my.blocks;
          return offered.map((block) => ({ ...byOf(my.asked), option: my.blocks.indexOf(block) + 1 }));
        },
        then: (_, my, { option }) => runBlock(my.blocks[(option as number) - 1] as string, my),
      }),
    }),
  }),
  ['source', 'record', 'block'],
);

/** B runs only if A was done completely, and before other consequences of A. */
const runThen = procedure(
  'then',
  (the: Given<{ readonly then: string }>) => ({
    ...bare(the),
    block: the.block,
    at: 0,
    then: the.then,
    isTrying: true,
    isWhole: true,
  }),
  ({ step }) => ({
    try: step('KERNEL', (game, my): Next => {
      const effect = blockOf(game, my.block).effects[my.at];
      if (effect === undefined) return undefined;
      // A condition that decides for nothing leaves nothing undone
      if (effect.op !== 'if' && !effect.canChange(game, my)) my.isWhole = false;
      my.at++;
      return [goto('try'), effect.run(game, my)];
    }),
    then: step('KERNEL', (_, my): Next => {
      my.isTrying = false;
      return my.isWhole ? runBlock(my.then, my) : finish();
    }),
  }),
  ['source', 'record', 'isTrying', 'block', 'at'],
);

const runRepeat = procedure(
  'repeat',
  (the: Given<{ readonly times: number }>) => ({ ...bare(the), block: the.block, left: the.times }),
  ({ step }) => ({
    next: step('KERNEL', (_, my): Next => {
      if (my.left-- <= 0) return finish();
      return [goto('next'), runBlock(my.block, my)];
    }),
  }),
  ['source', 'record', 'block'],
);

export const either = (path: string, scope: Scope, alternatives: Alternatives): Next =>
  call(runEither, { ...bare(scope), block: path, ...alternatives });
export const firstThen = (block: string, then: string, scope: Scope): Next =>
  call(runThen, { ...bare(scope), block, then });
export const repeat = (block: string, times: number, scope: Scope): Next =>
  call(runRepeat, { ...bare(scope), block, times });

export const optionalOpProcedures: readonly AnyProcedure[] = [runEither, runThen, runRepeat];
