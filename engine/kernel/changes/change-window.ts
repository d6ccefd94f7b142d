import { extended } from '../basics/extended.ts';
import { isSame, type Json } from '../basics/json.ts';
import { apply, type ChangeRecord, finish, goto, type Next } from '../procedures/next.ts';
import { type Pick, rulebook } from '../procedures/procedure.ts';
import type { Frame } from '../procedures/stack.ts';
import type { LastingEffect } from '../table/lasting.ts';
import type { Thing } from '../table/things-and-places.ts';
import { firedBy, namedOnce, patternOf } from './delayed-effects.ts';
import { declining, picksToOffer } from './priority-passing.ts';
import type { KernelGame, Reaction } from './windows.ts';

const { procedure } = rulebook<KernelGame>();

interface Changing {
  readonly record: ChangeRecord;
  /** Picks used on this change: each effect answers once. */
  used: readonly Json[];
  /** Players who declined since something was last used. */
  declined: readonly number[];
  /** Replaced or cancelled: no more windows. */
  readonly closed: boolean;
  /** Things whose use led to this change and is not finished. */
  readonly inUse: readonly Thing[];
  /** Delayed effects that waited for such a change when it began; one made since then waits for the next. */
  readonly delayed?: readonly number[];
  readonly outcome: Json;
  /** The text that replaces it now; what it does is not answered by it again. */
  answering?: Json;
}

interface BegunChange {
  readonly record: ChangeRecord;
  readonly inUse: readonly Thing[];
  readonly delayed?: readonly number[];
  /** Texts that it follows from, which do not answer it. */
  readonly used?: readonly Json[];
}

/**
 * Interrupt windows of a change: forced replacements, then optional ones; forced effects, then optional interrupts until
 * all decline; then it is applied. Games without replacements begin at `forced`.
 */
export const changeProcedure = procedure(
  'change',
  ({ record, inUse, delayed, used = [] }: BegunChange): Changing => {
    const changing: Changing = { record, used, declined: [], closed: false, inUse, outcome: 0 };
    return delayed === undefined ? changing : extended(changing, { delayed });
  },
  ({ step, choose, offer }) => ({
    forced: choose(
      'KERNEL',
      {
        choose: offer('KERNEL', {
          fields: 'forced',
          among: (game, my) => forcedOn(game, my).map(({ pick }) => pick),
          then: (game, my, pick): Next => {
            const text = forcedOn(game, my).find((one) => isSame(one.pick, pick));
            if (text?.lasting === undefined) my.used = [...my.used, pick];
            return [text?.next, goto('forced')];
          },
        }),
      },
      { asks: 'order' },
    ),
    anybody: step('KERNEL', (game, my) => (my.closed || interrupts(game, my).length === 0 ? goto('apply') : undefined)),
    window: choose('KERNEL', {
      interrupt: offer('KERNEL', {
        fields: 'interrupt',
        among: (game, my) => interrupts(game, my),
        then: (game, my, pick) => {
          my.used = [...my.used, pick];
          my.declined = [];
          return [game.windows.interrupt(game, my.record, pick), goto('forced')];
        },
      }),
      decline: offer('KERNEL', {
        fields: 'decline',
        among: (game, my) => declining(game, interrupts(game, my)),
        then: (_, my, { by }) => {
          if (by === undefined) return undefined;
          my.declined = [...my.declined, by];
          return goto('anybody');
        },
      }),
    }),
    apply: step('KERNEL', () => apply),
    done: step('KERNEL', (_, my) => finish(my.outcome)),
    replacements: choose(
      'KERNEL',
      {
        choose: offer('KERNEL', {
          fields: 'forced',
          among: (game, my) => inOrder(game, replacements(game, my)).map(({ pick }) => pick),
          then: (game, my, pick): Next => {
            const text = replacements(game, my).find((one) => isSame(one.pick, pick));
            if (text?.lasting === undefined) my.used = [...my.used, pick];
            my.answering = pick;
            return [text?.next, goto('replacements')];
          },
        }),
      },
      { asks: 'order' },
    ),
    anyReplacement: step('KERNEL', (game, my) =>
      my.closed || replacing(game, my).length === 0 ? goto('allReplaced') : undefined,
    ),
    replacing: choose('KERNEL', {
      interrupt: offer('KERNEL', {
        fields: 'interrupt',
        among: (game, my) => replacing(game, my),
        then: (game, my, pick): Next => {
          const text = optionalReplacements(game, my).find((one) => isSame(one.pick, pick));
          my.used = [...my.used, pick];
          my.answering = pick;
          my.declined = [];
          return [text?.next, goto('replacements')];
        },
      }),
      decline: offer('KERNEL', {
        fields: 'decline',
        among: (game, my) => declining(game, replacing(game, my)),
        then: (_, my, { by }) => {
          if (by === undefined) return undefined;
          my.declined = [...my.declined, by];
          return goto('anyReplacement');
        },
      }),
    }),
    // Who declined to replace the change may still interrupt it
    allReplaced: step('KERNEL', (_, my) => {
      my.declined = [];
      delete my.answering;
      return goto('forced');
    }),
  }),
  ['record', 'closed'],
);

/** The step at which the windows of a change begin. */
export const firstWindow = (game: KernelGame, delayed: readonly LastingEffect[]): 'replacements' | 'forced' =>
  game.windows.would === undefined && !delayed.some((one) => patternOf(game, one)?.moment === 'would')
    ? 'forced'
    : 'replacements';

/** Whether a frame of a change is past applying it. */
export const isApplied = ({ procedure, step }: Frame): boolean => procedure.names[step] === 'done';

const inOrder = ({ windows }: KernelGame, effects: readonly Reaction[]): readonly Reaction[] =>
  windows.forcedOrder === 'chosen' ? namedOnce(effects) : effects.slice(0, 1);

/** The texts, then the delayed effects that answer at this moment. */
function withDelayed(
  game: KernelGame,
  { record, delayed }: Changing,
  moment: 'would' | 'before',
  texts: readonly Reaction[],
): readonly Reaction[] {
  if (delayed === undefined) return texts;
  return [...texts, ...firedBy(game, record, moment).filter(({ lasting }) => delayed.includes(lasting as number))];
}

/** A replaced or cancelled change has no more windows: nothing can answer what no longer happens. */
const replacements = (game: KernelGame, my: Changing): readonly Reaction[] =>
  my.closed ? [] : withDelayed(game, my, 'would', game.windows.would?.(game, my.record, my.used) ?? []);

const optionalReplacements = (game: KernelGame, { record, used, inUse }: Changing): readonly Reaction[] =>
  game.windows.replacing?.(game, record, used, inUse) ?? [];

const replacing = (game: KernelGame, my: Changing): readonly Pick[] =>
  picksToOffer(
    game,
    optionalReplacements(game, my).map(({ pick }) => pick),
    my.declined,
  );

const forcedOn = (game: KernelGame, my: Changing): readonly Reaction[] =>
  my.closed ? [] : inOrder(game, withDelayed(game, my, 'before', game.windows.forced(game, my.record, my.used)));

const interrupts = (game: KernelGame, my: Changing): readonly Pick[] =>
  picksToOffer(game, game.windows.interrupts(game, my.record, my.used, my.inUse), my.declined);
