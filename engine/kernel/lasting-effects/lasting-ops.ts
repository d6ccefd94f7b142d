import type { Erased } from '../basics/erased.ts';
import type { Json } from '../basics/json.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Scope } from '../language/block.ts';
import { canBeDone, runBlock } from '../language/effect-procedures.ts';
import { amount, effects, modifiers, name, oneOf, optional, selector, trigger } from '../language/field.ts';
import { type Op, opBuilder } from '../language/op.ts';
import { change, markIncomplete, type Next } from '../procedures/next.ts';
import type { LastingEffect } from '../table/lasting.ts';
import type { Thing } from '../table/things-and-places.ts';
import { usesOf } from './lasting-changes.ts';

const op = opBuilder<Erased>();

/** Ops for games with `lastingChanges` whose steps open and close periods; `period` words are the game's. */
export function lastingOps(
  example: {
    readonly effect: { readonly op: string };
    readonly modifier: { readonly op: string; readonly [field: string]: unknown };
  },
  periods: readonly [string, ...string[]],
): readonly Op[] {
  const [period] = periods;
  return [
    op('lasting', {
      sort: 'effect',
      fields: {
        of: optional(selector()),
        as: optional(name()),
        until: oneOf('period', periods),
        whose: optional(selector()),
        alter: modifiers(),
      },
      about: {
        ja: '今の区切りが終わるまで、数値を変えたままにする。of のものに as の名前を付け、後から来たものには及ばない',
        en: 'Modifies numbers until the end of the current period. It names each thing in "of"; things that come later are not affected',
      },
      text: {
        ja: '[{whose}の]{until}が終わるまで、[{of}（{as}）について、]{alter}',
        en: 'until the end of [{whose}’s |the ]{until}[, for {of} ({as})]: {alter}',
      },
      example: { op: 'lasting', until: period, alter: [example.modifier] },
      canChange: (game: KernelGame, seen) => canEnd(game, seen),
      run: (game: KernelGame, seen, scope): Next => {
        if (!canEnd(game, seen)) return markIncomplete;
        const on = (seen.of ?? []).filter((thing) => game.isImmune?.(thing, scope.source) !== true);
        const names = seen.of === undefined || seen.as === undefined ? scope.names : { ...scope.names, [seen.as]: on };
        return last({ ...scope, names }, { is: 'stands', text: seen.alter, on, until: endOf(seen) });
      },
    }),
    op('delayed', {
      sort: 'effect',
      fields: {
        at: oneOf('moment', ['start', 'end']),
        of: oneOf('period', periods),
        whose: optional(selector()),
        do: effects(),
      },
      about: {
        ja: '次の区切りの始めか終わりまで待って行う',
        en: 'Waits for the next beginning or end of a period, then does "do"',
      },
      text: { ja: '次の[{whose}の]{of}の{at}に、{do}', en: 'at the {at} of the next [{whose}’s ]{of}: {do}' },
      example: { op: 'delayed', at: 'end', of: period, do: [example.effect] },
      run: (_, seen, scope): Next =>
        last(scope, {
          is: 'acts',
          text: seen.do,
          on: [],
          until: { name: seen.of, of: seen.whose?.[0] ?? -1, at: seen.at },
        }),
    }),
    op('limit', {
      sort: 'effect',
      fields: { times: amount(), per: oneOf('period', periods), do: effects() },
      about: {
        ja: '一つの区切りのあいだに、決まった回数までだけ行う。場を離れて戻ったものは数え直す',
        en: 'Does "do" at most this many times in a period; a thing that has left and returned is counted afresh',
      },
      text: { ja: '{per}ごとに{times}回まで、{do}', en: 'up to {times} times each {per}: {do}' },
      example: { op: 'limit', times: 1, per: period, do: [example.effect] },
      canChange: (game: KernelGame, seen, scope) =>
        usesOf(game, seen.do, [scope.source], seen.per) < seen.times && canBeDone(game, seen.do, scope),
      run: (game: KernelGame, seen, scope): Next => {
        if (usesOf(game, seen.do, [scope.source], seen.per) >= seen.times) return markIncomplete;
        const until = { name: seen.per, of: -1, at: 'end' } as const;
        return [
          last(scope, { is: 'counts', text: seen.do, on: [scope.source], until }, 'use'),
          runBlock(seen.do, scope),
        ];
      },
    }),
  ];
}

/** For games that list it besides `lastingOps`; their table documents take `lastingSchemaWithTriggers`. */
export function nextTimeOps(
  example: { readonly effect: { readonly op: string }; readonly trigger: { readonly op: string } },
  periods: readonly [string, ...string[]],
): readonly Op[] {
  const [period] = periods;
  return [
    op('nextTime', {
      sort: 'effect',
      fields: {
        when: trigger(),
        until: optional(oneOf('period', periods)),
        whose: optional(selector()),
        do: effects(),
      },
      about: {
        ja: '次に when が起こるまで待ち、一度だけ自動で行う。until を書けば、その区切りが終わるまでに起こらなければ終わる',
        en: 'Waits until "when" happens, then does "do" once, without a choice. With "until" it waits no longer than that period',
      },
      text: {
        ja: '[[{whose}の]{until}が終わるまでに、]次に{when}、一度だけ、{do}',
        en: '[until the end of [{whose}’s |the ]{until}, ]the next time only, {when}: {do}',
      },
      example: { op: 'nextTime', when: example.trigger, until: period, do: [example.effect] },
      canChange: (game: KernelGame, seen) => canEnd(game, seen),
      run: (game: KernelGame, seen, scope): Next => {
        if (!canEnd(game, seen)) return markIncomplete;
        const until = endOf(seen);
        return last(scope, { is: 'acts', text: seen.do, on: [], until, when: seen.when });
      },
    }),
  ];
}

interface Ending {
  readonly until: string | undefined;
  readonly whose: readonly Thing[] | undefined;
}
const endOf = ({ until, whose }: Ending): LastingEffect['until'] =>
  until === undefined ? null : { name: until, of: whose?.[0] ?? -1, at: 'end' };

/** An effect until the end of a period can only start within one. */
function canEnd({ table }: KernelGame, ending: Ending): boolean {
  const until = endOf(ending);
  return until === null || table.isOpen(until);
}

export function last(
  { self, source, target, names }: Scope,
  { is, text, on, until, when }: Pick<LastingEffect, 'is' | 'text' | 'on' | 'until' | 'when'>,
  kind: 'last' | 'use' = 'last',
): Next {
  const waits = when === undefined ? {} : { when };
  const lasting: Omit<LastingEffect, 'id'> = { is, text, self, source, target, names, on, until, times: 0, ...waits };
  return change(kind, { text, self, source, on, lasting: lasting as unknown as Json });
}
