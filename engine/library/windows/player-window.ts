import { isSame } from '#engine/kernel/basics/json.ts';
import { type Call, finish, goto, type Next, type RuleId } from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, type Pick, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';

/** What players can do in a window. `window`: name of the window, as the steps that open it call it. */
export interface PlayerWindowParts<G, P extends Pick> {
  readonly rule: RuleId;
  /** From the first player on, without those who are out of the game. */
  readonly order: (game: G) => readonly Thing[];
  /** Fields of the picks, `by` among them. */
  readonly fields: readonly (keyof P & string)[];
  readonly among: (game: G, by: Thing, window: string) => readonly P[];
  readonly except?: { readonly [rule: RuleId]: (game: G, pick: P, window: string) => boolean };
  readonly use: (game: G, pick: P, window: string) => Next;
  /** Whether it can be used several times in one window; default: yes. */
  readonly repeats?: (game: G, pick: P) => boolean;
}

export interface PlayerWindows {
  readonly procedure: AnyProcedure;
  open(window: string): Call;
}

interface OpenWindow {
  readonly window: string;
  by: Thing;
  /** Since something was last used. */
  passed: readonly Thing[];
  /** What is not used again in this window. */
  once?: readonly Pick[];
}

/**
 * In player order, each player uses something or passes, until all pass in a row. A use begins again with the first
 * player. Players who can use nothing are not asked.
 */
export function playerWindows<G, P extends Pick & { readonly by: Thing }>(
  parts: PlayerWindowParts<G, P>,
): PlayerWindows {
  const { rule, except = {}, repeats = () => true } = parts;
  const { procedure, call } = rulebook<G>();
  const exceptions = Object.entries(except);
  const among = (game: G, by: Thing, { window, once = [] }: OpenWindow): readonly P[] =>
    parts.among(game, by, window).filter((pick) => !once.some((one) => isSame(one, pick)));
  const canUse = (game: G, by: Thing, my: OpenWindow): boolean =>
    among(game, by, my).some((pick) => !exceptions.some(([, excepts]) => excepts(game, pick, my.window)));

  const opened = procedure(
    'playerWindow',
    ({ window }: { readonly window: string }): OpenWindow => ({ window, by: -1, passed: [] }),
    ({ step, choose, offer }) => ({
      next: step(rule, (game, my) => {
        const by = parts.order(game).find((one) => !my.passed.includes(one) && canUse(game, one, my));
        if (by === undefined) return finish();
        my.by = by;
        return undefined;
      }),
      ask: choose(rule, {
        use: offer<P>(rule, {
          fields: parts.fields,
          among: (game, my) => among(game, my.by, my),
          except: Object.fromEntries(
            exceptions.map(([of, excepts]) => [
              of,
              (game: G, { window }: OpenWindow, pick: P) => excepts(game, pick, window),
            ]),
          ),
          then: (game, my, pick): Next => {
            my.passed = [];
            if (!repeats(game, pick)) my.once = [...(my.once ?? []), pick];
            return [parts.use(game, pick, my.window), goto('next')];
          },
        }),
        pass: offer(rule, {
          fields: ['by'],
          among: (_, { by }) => [{ by }],
          then: (_, my) => {
            my.passed = [...my.passed, my.by];
            return goto('next');
          },
        }),
      }),
    }),
  );
  return { procedure: opened, open: (window) => call(opened, { window }) };
}
