import type { Erased } from '#engine/kernel/basics/erased.ts';
import { extended } from '#engine/kernel/basics/extended.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { Scope } from '#engine/kernel/language/block.ts';
import { lastingModifiers } from '#engine/kernel/lasting-effects/lasting-modifiers.ts';
import type { Modifier } from '#engine/kernel/numbers/number.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Queries } from '../queries/queries.ts';
import type { LooksAt, QueriedGame } from '../queries/query-cache.ts';
import type { AbilityContent, AbilityEntry, TextInForce } from './entry.ts';

export interface GameWithTexts extends KernelGame, QueriedGame {
  readonly table: ReadonlyTable;
  readonly content: AbilityContent;
  scope(self: Thing, source: Thing): Scope;
}

type EachText<G, A> = (game: G, tell: (self: Thing, source: Thing, ability: A) => void) => void;

/** Where texts of a game are found. */
export interface Sources<G, A> {
  readonly inForce: EachText<G, A>;
  readonly looksAt: LooksAt<G>;
  /** Texts usable without being in force, e.g. from a hand. */
  readonly held?: { readonly texts: EachText<G, A>; readonly looksAt: LooksAt<G> };
  readonly rule: RuleId;
  /** Where texts of the game can be blank or gained; see `characteristicsOf`. */
  readonly altered?: AlteredTexts<G, Erased>;
  /** Modifiers that override all others. */
  isFirst?(game: G, modifier: Modifier): boolean;
}

/** Texts besides those that are printed. */
export interface AlteredTexts<G, A extends AbilityEntry> {
  /** Fast check: false if no text is blank or gained. */
  isAltered(game: G): boolean;
  isBlank(game: G, thing: Thing): boolean;
  /** Gained texts; their source is the thing that gained them. */
  texts(game: G): readonly TextInForce<A>[];
}

export interface TextsInForce<G, A extends AbilityEntry> {
  answering(game: G, kind: string): readonly TextInForce<A>[];
  held(game: G, kind: string): readonly TextInForce<A>[];
  isAnswered(game: G, kind: string): boolean;
  modifiersOf(game: G, number: string, of: Thing): readonly Modifier[];
  isAltered(game: G, number: string): boolean;
  /** `allow` and `forbid`: overriding texts first; among equals, `forbid` wins. */
  permits(game: G, what: string, thing: Thing, byTheBook: boolean): boolean;
}

interface Altering<A extends AbilityEntry> extends TextInForce<A> {
  readonly standing: A['standing'][number];
}
const none: readonly never[] = [];

export function textsOf<G extends GameWithTexts, A extends AbilityEntry>(
  { query }: Queries<G>,
  { inForce, looksAt, held, rule, altered, isFirst }: Sources<G, A>,
): TextsInForce<G, A> {
  const standing = query(looksAt, (game) => {
    const answering = new Map<string, TextInForce<A>[]>();
    const altering = new Map<string, Altering<A>[]>();
    inForce(game, (self, source, entry) => {
      if (entry.pattern !== null) put(answering, entry.pattern.change, { self, source, entry });
      for (const one of entry.standing) put(altering, one.number, { self, source, entry, standing: one });
    });
    return { answering, altering };
  });
  const heldTexts = query(held?.looksAt ?? {}, (game) => {
    const answering = new Map<string, TextInForce<A>[]>();
    held?.texts(game, (self, source, entry) => {
      if (entry.pattern !== null && entry.optional) put(answering, entry.pattern.change, { self, source, entry });
    });
    return answering;
  });

  const texts: TextsInForce<G, A> = {
    answering(game, kind) {
      const printed = standing(game).answering.get(kind) ?? none;
      if (altered?.isAltered(game) !== true) return printed;
      return [...unblanked(game, printed), ...gained(game).filter(({ entry }) => entry.pattern?.change === kind)];
    },
    held: (game, kind) => (held === undefined ? none : unblanked(game, heldTexts(game).get(kind) ?? none)),
    isAnswered: (game, kind) =>
      game.content.listening.has(kind) &&
      (standing(game).answering.has(kind) ||
        (held !== undefined && heldTexts(game).has(kind)) ||
        (altered !== undefined && gained(game).some(({ entry }) => entry.pattern?.change === kind))),
    modifiersOf(game, number, of) {
      const lasting = lastingModifiers(game, number, of);
      const altering = alteringOf(game, number);
      if (altering.length === 0 && lasting.length === 0) return none;
      const found: Modifier[] = [];
      for (const { self, source, entry, standing } of altering) {
        if (game.isImmune?.(of, source) === true) continue;
        const scope = game.scope(self, source);
        if (!standing.of(game, scope).includes(of)) continue;
        if (entry.condition !== null && !entry.condition(game, scope)) continue;
        // On an unowned card, `self` is the owner of the number
        const amount = standing.amount(game, self < 0 ? game.scope(of, source) : scope);
        found.push({ layer: standing.layer, amount, rule, card: source, effect: entry.effect });
      }
      for (const { lasting: one, layer, amount } of lasting) found.push({ layer, amount, rule, card: one.source });
      return inOrder(game, found);
    },
    isAltered: (game, number) => alteringOf(game, number).length > 0,
    permits(game, what, thing, byTheBook) {
      const said = texts.modifiersOf(game, what, thing);
      const first = isFirst === undefined ? none : said.filter((one) => isFirst(game, one));
      const heard = first.length > 0 ? first : said;
      return heard.length === 0 ? byTheBook : heard.every(({ layer }) => layer === 'allow');
    },
  };

  const gained = (game: G): readonly TextInForce<A>[] => altered?.texts(game) ?? none;

  function unblanked<T extends TextInForce<A>>(game: G, printed: readonly T[]): readonly T[] {
    if (altered?.isAltered(game) !== true) return printed;
    return printed.filter(({ source }) => !altered.isBlank(game, source));
  }
  function alteringOf(game: G, number: string): readonly Altering<A>[] {
    if (!game.content.altered.has(number)) return none;
    const printed = standing(game).altering.get(number) ?? none;
    if (altered?.isAltered(game) !== true) return printed;
    const ofGained = gained(game).flatMap((text) =>
      text.entry.standing.filter((one) => one.number === number).map((standing) => extended(text, { standing })),
    );
    return [...unblanked(game, printed), ...ofGained];
  }

  /** The last `set` wins, so overriding modifiers come last. */
  function inOrder(game: G, found: Modifier[]): readonly Modifier[] {
    if (isFirst === undefined || !found.some(({ layer }) => layer === 'set')) return found;
    return found.sort((a, b) => Number(isFirst(game, a)) - Number(isFirst(game, b)));
  }
  return texts;
}

function put<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else list.push(one);
}
