import { EngineFault } from '../basics/engine-fault.ts';
import { extended } from '../basics/extended.ts';
import type { KernelGame } from '../changes/windows.ts';
import { type Call, finish, goto, markIncomplete, type Next } from '../procedures/next.ts';
import { type AnyProcedure, rulebook } from '../procedures/procedure.ts';
import type { Thing } from '../table/things-and-places.ts';
import type { Block, ChoiceRequest, Scope } from './block.ts';

const { procedure, call } = rulebook<KernelGame>();

type Given<Extra> = Scope & Extra & { readonly block: string };

export const blockOf = (game: KernelGame, path: string): Block => {
  const block = game.block(path);
  if (block === undefined) throw new EngineFault('missing', [path]);
  return block;
};
export function canBeDone(game: KernelGame, block: string, scope: Scope): boolean {
  return blockOf(game, block).effects.some((effect) => effect.canChange(game, scope));
}
export function canBeDoneTo(
  game: KernelGame,
  block: string,
  scope: Scope,
  things: readonly Thing[],
  as: string,
): boolean {
  return things.some((thing) => canBeDone(game, block, bind(scope, as, [thing])));
}
/** The scope with a name for things. */
export function bind({ self, source, target, names, record }: Scope, name: string, things: readonly Thing[]): Scope {
  const named: { [name: string]: readonly Thing[] | number } = Object.assign({}, names);
  named[name] = things;
  return { self, source, target, names: named, record };
}

const again = goto('next');

/** Runs a list of effects. Its state is a path and an index. */
const runEffects = procedure(
  'effects',
  // Field by field, here and below: adding fields to a spread object is slow
  ({ self, source, target, names, record, block }: Given<unknown>) => ({
    self,
    source,
    target,
    names,
    record,
    block,
    at: 0,
  }),
  ({ step }) => ({
    next: step('KERNEL', (game, my): Next => {
      const effect = blockOf(game, my.block).effects[my.at];
      if (effect === undefined) return finish();
      my.at++;
      const next = effect.run(game, my);
      // `again` first: what comes last is entered without waiting in the queue
      return next === undefined ? again : [again, next];
    }),
  }),
  ['source', 'record', 'block', 'at'],
);

const runEach = procedure(
  'each',
  ({ self, source, target, names, record, block, of, as }: Given<{ of: readonly Thing[]; as: string }>) => ({
    self,
    source,
    target,
    names,
    record,
    block,
    of,
    as,
  }),
  ({ step }) => ({
    next: step('KERNEL', (_, my): Next => {
      const [first, ...rest] = my.of;
      if (first === undefined) return finish();
      my.of = rest;
      return [again, runBlock(my.block, bind(my, my.as, [first]))];
    }),
  }),
  ['source', 'record', 'block'],
);

const runMay = procedure(
  'may',
  ({ self, source, target, names, record, block }: Given<unknown>) => ({ self, source, target, names, record, block }),
  ({ choose, offer }) => ({
    ask: choose(
      'KERNEL',
      {
        choose: offer('KERNEL', {
          fields: ['by'],
          among: (game, my) => (canBeDone(game, my.block, my) ? [byOf(my.self)] : []),
          then: (_, my) => runBlock(my.block, my),
        }),
        decline: offer('KERNEL', { fields: ['by'], among: (_, my) => [byOf(my.self)], then: () => markIncomplete }),
      },
      { asks: 'confirm' },
    ),
  }),
  ['source', 'record', 'block'],
);

const runChoose = procedure(
  'choose',
  (the: Given<{ from: readonly Thing[]; least: number; most: number; as: string; asked?: Thing }>) => ({
    self: the.self,
    source: the.source,
    target: the.target,
    names: the.names,
    record: the.record,
    block: the.block,
    from: the.from,
    least: the.least,
    most: the.most,
    as: the.as,
    chosen: [] as readonly Thing[],
    ...(the.asked === undefined ? {} : { asked: the.asked }),
  }),
  ({ step, choose, offer }) => ({
    enough: step('KERNEL', (_, my) => (my.chosen.length >= my.most || my.from.length === 0 ? goto('run') : undefined)),
    ask: choose('KERNEL', {
      choose: offer<{ readonly target: Thing; readonly [field: string]: number }>('KERNEL', {
        fields: ['by', 'target'],
        among: (_, my) => my.from.map((target) => ({ ...byOf(my.asked ?? my.self), target })),
        then: (_, my, { target }) => {
          my.chosen = [...my.chosen, target];
          my.from = my.from.filter((one) => one !== target);
          return goto('enough');
        },
      }),
      done: offer('KERNEL', {
        fields: ['by'],
        among: (_, my) => (my.chosen.length >= my.least ? [byOf(my.asked ?? my.self)] : []),
        then: () => undefined,
      }),
    }),
    run: step(
      'KERNEL',
      (_, my): Next =>
        my.chosen.length === 0 ? [markIncomplete, finish()] : runBlock(my.block, bind(my, my.as, my.chosen)),
    ),
  }),
  ['source', 'record', 'block'],
);

export function byOf(self: Thing): { readonly [field: string]: number } {
  return self < 0 ? {} : { by: self };
}

export function runBlock(block: string, { self, source, target, names, record }: Scope): Next {
  return call(runEffects, { self, source, target, names, record, block });
}
export function forEach(block: string, scope: Scope, of: readonly Thing[], as: string): Next {
  const { self, source, target, names, record } = scope;
  return call(runEach, { self, source, target, names, record, block, of, as });
}
export function may(block: string, { self, source, target, names, record }: Scope): Next {
  return call(runMay, { self, source, target, names, record, block });
}
/** `asked`: who chooses, if not the owner of the effect. */
export function chooseThen(block: string, scope: Scope, what: ChoiceRequest, as: string, asked?: Thing): Next {
  const { self, source, target, names, record } = scope;
  const { from, least, most } = what;
  const given = { self, source, target, names, record, from, least, most, block, as };
  return call(runChoose, asked === undefined ? given : extended(given, { asked }));
}

/** What a call of `runBlock` or `forEach` leads to if all of it is done on the table as it is now; null: another call. */
export function doneAtOnce(game: KernelGame, { procedure: id, given }: Call): readonly Next[] | null {
  const { block, of, as, ...scope } = given as unknown as Given<{ of: readonly Thing[]; as: string }>;
  const scopes = id === runEach.id ? of.map((one) => bind(scope, as, [one])) : [scope];
  if (id !== runEffects.id && id !== runEach.id) return null;
  return scopes.flatMap((one) => blockOf(game, block).effects.map((effect) => effect.run(game, one)));
}

export const effectProcedures: readonly AnyProcedure[] = [runEffects, runEach, runMay, runChoose];
