import { extended } from '#engine/kernel/basics/extended.ts';
import { isSame, type Json } from '#engine/kernel/basics/json.ts';
import type { Reaction, Windows } from '#engine/kernel/changes/windows.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import type { ChangeRecord, Next } from '#engine/kernel/procedures/next.ts';
import type { Pick as Answer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { AbilityGame } from './ability-game.ts';
import type { AbilityEntry, TextInForce } from './entry.ts';
import type { TextsInForce } from './texts-in-force.ts';

/** How texts of a game answer changes. */
export interface TextWindows<G, A extends AbilityEntry>
  extends Pick<
    Windows<G>,
    'forcedOrder' | 'playerOrder' | 'settledAt' | 'stateCheck' | 'rechecksReactions' | 'due' | 'delayedPick'
  > {
  readonly texts: TextsInForce<G, A>;
  /** The owner of unowned texts, for this change; -1: nobody. */
  concernedBy(game: G, record: ChangeRecord): Thing;
  /** Whether a text is ready and not used up. Its own condition is checked separately. */
  mayUse(game: G, text: TextInForce<A>, record: ChangeRecord): boolean;
  /** Who uses an unowned text; undefined: nobody may. Default: the text without a user. */
  usedBy?(game: G, text: TextInForce<A>, concerned: Thing): TextInForce<A> | undefined;
  /** Whether a thing in use may answer its own effects; default: yes. */
  answersItself?(game: G): boolean;
  pick(game: G, text: TextInForce<A>): Answer;
  speak?(game: G, text: TextInForce<A>, record: ChangeRecord): Next;
  use(game: G, text: TextInForce<A>, record: ChangeRecord): Next;
  /** Further moments that texts of this game have: `would` and `offered`. */
  readonly also?: readonly ('would' | 'offered')[];
}

/** Windows of a game with card texts: players choose the optional ones, the others are forced. */
export function abilityWindows<G extends AbilityGame, A extends AbilityEntry>(parts: TextWindows<G, A>): Windows<G> {
  const { texts, also = [] } = parts;
  type OwnScope = ReturnType<G['scope']>;

  function speaking(game: G, record: ChangeRecord, moment: AbilityEntry['moment']): readonly Reaction[] {
    const found: Reaction[] = [];
    for (const text of texts.answering(game, record.kind)) {
      if (text.entry.optional || text.entry.moment !== moment) continue;
      const scope = scopeOf(game, text, record);
      // With rechecks, a forced text that is used up or could change nothing does not begin
      const begins =
        parts.rechecksReactions === true ? canUse(game, text, record) : firesNow(game, text, record, scope);
      if (!begins) continue;
      const said = extended(text, { self: scope.self });
      const next = parts.speak?.(game, said, record) ?? runBlock(text.entry.block, scope);
      found.push({ pick: parts.pick(game, said), next });
    }
    return found;
  }

  function usable(game: G, record: ChangeRecord, moment: AbilityEntry['moment']): readonly TextInForce<A>[] {
    const concerned = parts.concernedBy(game, record);
    const found: TextInForce<A>[] = [];
    for (const text of texts.answering(game, record.kind)) {
      if (!text.entry.optional || text.entry.moment !== moment) continue;
      const used = parts.usedBy === undefined ? text : parts.usedBy(game, text, concerned);
      if (used !== undefined && canUse(game, used, record)) found.push(used);
    }
    for (const text of texts.held(game, record.kind)) {
      if (text.entry.moment === moment && canUse(game, text, record)) found.push(text);
    }
    return found;
  }
  function canUse(game: G, text: TextInForce<A>, record: ChangeRecord): boolean {
    if (!parts.mayUse(game, text, record)) return false;
    const scope = scopeOf(game, text, record);
    if (!firesNow(game, text, record, scope)) return false;
    return game.block(text.entry.block)?.effects.some((effect) => effect.canChange(game, scope)) === true;
  }

  function firesNow(game: G, { entry }: TextInForce<A>, record: ChangeRecord, scope: OwnScope): boolean {
    if (entry.pattern?.matches(game, scope, record) !== true) return false;
    return entry.condition === null || entry.condition(game, scope);
  }
  function scopeOf(game: G, { self, source }: TextInForce<A>, record: ChangeRecord): OwnScope {
    return game.scope(self >= 0 ? self : parts.concernedBy(game, record), source, { record }) as OwnScope;
  }
  /** Optional texts that can answer now, with the picks that name them. */
  const answersAt = (
    game: G,
    record: ChangeRecord,
    used: readonly Json[],
    moment: AbilityEntry['moment'],
    inUse: readonly Thing[],
  ): readonly { readonly text: TextInForce<A>; readonly pick: Answer }[] =>
    usable(game, record, moment)
      .filter(({ source }) => parts.answersItself?.(game) !== false || !inUse.includes(source))
      .map((text) => ({ text, pick: parts.pick(game, text) }))
      .filter(({ pick }) => unused(used)(pick));
  const offeredAt = (...[game, record, ...rest]: Parameters<typeof answersAt>): readonly Reaction[] =>
    answersAt(game, record, ...rest).map(({ text, pick }) => ({ pick, next: parts.use(game, text, record) }));
  const unused = (used: readonly Json[]) => (pick: Answer) => !used.some((before) => isSame(before, pick));
  const yetToSpeak = (game: G, record: ChangeRecord, used: readonly Json[], moment: AbilityEntry['moment']) =>
    speaking(game, record, moment).filter(({ pick }) => unused(used)(pick));

  return {
    listens: (game, record) => texts.isAnswered(game, record.kind),
    forced: (game, record, used) => yetToSpeak(game, record, used, 'before'),
    interrupts: (game, record, used, inUse) => answersAt(game, record, used, 'before', inUse).map(({ pick }) => pick),
    interrupt: (game, record, pick) => {
      const text = usable(game, record, 'before').find((one) => isSame(parts.pick(game, one), pick));
      return text === undefined ? undefined : parts.use(game, text, record);
    },
    reactions: (game, record) => speaking(game, record, 'after'),
    forcedOrder: parts.forcedOrder,
    ...(parts.playerOrder === undefined ? {} : { playerOrder: parts.playerOrder }),
    ...(parts.rechecksReactions === undefined ? {} : { rechecksReactions: parts.rechecksReactions }),
    ...(parts.due === undefined ? {} : { due: parts.due }),
    ...(parts.delayedPick === undefined ? {} : { delayedPick: parts.delayedPick }),
    ...(parts.settledAt === undefined ? {} : { settledAt: parts.settledAt }),
    ...(parts.stateCheck === undefined ? {} : { stateCheck: parts.stateCheck }),
    ...(also.includes('would')
      ? {
          would: (game, record, used) => yetToSpeak(game, record, used, 'would'),
          replacing: (game, record, used, inUse) => offeredAt(game, record, used, 'would', inUse),
        }
      : {}),
    ...(also.includes('offered')
      ? { offered: (game, record, used) => offeredAt(game, record, used, 'after', []) }
      : {}),
  };
}
