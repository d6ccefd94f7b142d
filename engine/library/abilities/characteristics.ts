import { extended } from '#engine/kernel/basics/extended.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { scopeOf } from '#engine/kernel/changes/delayed-effects.ts';
import type { Scope, StandingModifier } from '#engine/kernel/language/block.ts';
import type { CompiledValue } from '#engine/kernel/language/field.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Queries } from '../queries/queries.ts';
import { blankKey, type Gain, gainOf } from './characteristic-keys.ts';
import type { AbilityContent, AbilityEntry, TextInForce } from './entry.ts';
import type { AlteredTexts, GameWithTexts, Sources } from './texts-in-force.ts';

// Traits, keywords, icons and texts that things gain or lose, and text boxes that are blank. What gives them may itself
// depend on traits and keywords, so they are evaluated in a fixed order: printed; blank; then sort by sort as the game
// lists them, texts last. A text that gives something sees only the sorts before it. Gained texts give nothing.

/** A sort of characteristic, such as traits. */
export interface CharacteristicSort<G> {
  /** With repeats, on the side that lies up. */
  readonly printed: (game: G, thing: Thing) => readonly string[];
  /** Printed outside the text box: stays when that is blank. */
  readonly isOutside?: true;
  /** A thing has one only, such as its type: the last that it gains replaces it. */
  readonly isSingle?: true;
}

export interface CharacteristicSources<G, A> extends Pick<Sources<G, A>, 'inForce' | 'looksAt'> {
  readonly sorts: { readonly [sort: string]: CharacteristicSort<G> };
  /** The entry called `id` that a source gives to a thing, and the owner that it has there. */
  text?(
    game: G,
    thing: Thing,
    source: Thing,
    id: string,
  ): Pick<TextInForce<AbilityEntry & A>, 'self' | 'entry'> | undefined;
}

/** Queries cached by places or counters must not read these: they can depend on anything. */
export interface Characteristics<G, A extends AbilityEntry> extends AlteredTexts<G, A> {
  /** How often a thing has it; never below 0, though losses count in full. */
  count(game: G, sort: string, id: string, thing: Thing): number;
  /** Each once: printed ones first. */
  of(game: G, sort: string, thing: Thing): readonly string[];
  /** What it gained and lost, with sources. */
  gains(game: G, thing: Thing): readonly Gain[];
}

interface Giving {
  readonly source: Thing;
  /** Lasting effects do not need the text box of their source. */
  readonly isLasting: boolean;
  readonly gain: Pick<Gain, 'sort' | 'id'> | null;
  readonly standing: StandingModifier;
  readonly scope: Scope;
  readonly self: Thing;
  readonly condition: CompiledValue<boolean> | null;
}
interface Model<A extends AbilityEntry> {
  blank: ReadonlySet<Thing>;
  gains: ReadonlyMap<Thing, readonly Gain[]>;
  texts: readonly TextInForce<A>[];
}
const none: readonly never[] = [];
const plain: Model<never> = { blank: new Set(), gains: new Map(), texts: none };
const textSort = 'text';

export function characteristicsOf<G extends GameWithTexts, A extends AbilityEntry>(
  { query }: Queries<G>,
  { inForce, looksAt, sorts, text }: CharacteristicSources<G, A>,
): Characteristics<G, A> {
  const order = [...Object.keys(sorts), textSort];
  const constant = query(looksAt, (game) => {
    const found: Giving[] = [];
    if (!givesAny(game.content)) return found;
    inForce(game, (self, source, { standing, condition }) => {
      for (const one of standing)
        if (isGiving(one)) found.push(giving(one, { source, self, condition, scope: game.scope(self, source) }));
    });
    return found;
  });
  const lasting = query({ lasting: true }, (game) =>
    game.table.lasting.flatMap((effect): readonly Giving[] => {
      if (effect.is !== 'stands') return none;
      const { self, source } = effect;
      const given = (game.standings?.(effect.text) ?? none).filter(isGiving);
      return given.map((one) => giving(one, { source, self, condition: null, scope: scopeOf(effect) }, true));
    }),
  );
  const keptOf = memoizeByKey((_: G): { revision: number; model: Model<A> } => ({ revision: -1, model: plain }));

  function modelOf(game: G): Model<A> {
    const constants = constant(game);
    const lastings = lasting(game);
    if (constants.length === 0 && lastings.length === 0) return plain;
    const kept = keptOf(game);
    if (kept.revision === game.table.revision) return kept.model;
    const model: Model<A> = { ...plain };
    // Kept before it is complete: what is read meanwhile sees the sorts before
    kept.revision = game.table.revision;
    kept.model = model;
    const all = [...constants, ...lastings];
    model.blank = blankedBy(
      game,
      all.filter(({ gain }) => gain === null),
    );
    const given = all.filter(({ isLasting, source }) => isLasting || !model.blank.has(source));
    for (const sort of order)
      gainAll(
        game,
        model,
        given.filter(({ gain }) => gain?.sort === sort),
      );
    return model;
  }

  function gainAll(game: G, model: Model<A>, givings: readonly Giving[]): void {
    if (givings.length === 0) return;
    const gained = givings.flatMap((one) => {
      const { gain, source, self, standing, scope } = one;
      return reached(game, one).map((thing) => {
        // On an unowned card, `self` is the thing that gains
        const amount = standing.amount(game, self < 0 ? extended(scope, { self: thing }) : scope);
        return { thing, gain: { ...(gain as Gain), amount, source } };
      });
    });
    const gains = new Map(model.gains);
    for (const { thing, gain } of gained) gains.set(thing, [...(gains.get(thing) ?? none), gain]);
    model.gains = gains;
    model.texts = [
      ...model.texts,
      ...gained.flatMap(({ thing, gain: { sort, id, source } }): readonly TextInForce<A>[] => {
        const found = sort === textSort ? text?.(game, thing, source, id) : undefined;
        return found === undefined ? none : [extended(found, { source: thing })];
      }),
    ];
  }

  const characteristics: Characteristics<G, A> = {
    isAltered: (game) => modelOf(game) !== plain,
    isBlank: (game, thing) => modelOf(game).blank.has(thing),
    texts: (game) => modelOf(game).texts,
    gains: (game, thing) => modelOf(game).gains.get(thing) ?? none,
    count(game, sort, id, thing) {
      if (sorts[sort]?.isSingle === true) return characteristics.of(game, sort, thing).includes(id) ? 1 : 0;
      let sum = 0;
      for (const one of printedOn(game, sort, thing)) if (one === id) sum++;
      for (const one of characteristics.gains(game, thing)) if (one.sort === sort && one.id === id) sum += one.amount;
      return Math.max(0, sum);
    },
    of(game, sort, thing) {
      const gains = gainsOf(game, sort, thing);
      const printed = printedOn(game, sort, thing);
      if (gains.length === 0) return [...new Set(printed)];
      if (sorts[sort]?.isSingle === true) return gains.slice(-1).map(({ id }) => id);
      const ids = new Set([...printed, ...gains.map(({ id }) => id)]);
      return [...ids].filter((id) => characteristics.count(game, sort, id, thing) > 0);
    },
  };
  return characteristics;

  function gainsOf(game: G, sort: string, thing: Thing): readonly Gain[] {
    return (
      modelOf(game)
        .gains.get(thing)
        ?.filter((one) => one.sort === sort) ?? none
    );
  }
  function printedOn(game: G, sort: string, thing: Thing): readonly string[] {
    const of = sorts[sort];
    if (of === undefined || (of.isOutside !== true && modelOf(game).blank.has(thing))) return none;
    return of.printed(game, thing);
  }
}

const isGiving = ({ number }: StandingModifier): boolean => number === blankKey || gainOf(number) !== null;
const givesAny = memoizeByKey(({ altered }: AbilityContent) =>
  [...altered].some((number) => number === blankKey || gainOf(number) !== null),
);

const giving = (
  standing: StandingModifier,
  from: Pick<Giving, 'source' | 'self' | 'condition' | 'scope'>,
  isLasting = false,
): Giving => extended(from, { standing, isLasting, gain: gainOf(standing.number) });

function reached(game: GameWithTexts, { source, standing, scope, condition, isLasting }: Giving): readonly Thing[] {
  if (condition !== null && !condition(game, scope)) return none;
  const things = standing.of(game, scope);
  const { isImmune } = game;
  // A lasting effect took immunity into account when it was made
  return isLasting || isImmune === undefined ? things : things.filter((thing) => !isImmune(thing, source));
}

/**
 * A text that is blank does not blank others: texts that nothing blanks are applied first. In a circle, the first
 * listed is.
 */
function blankedBy(game: GameWithTexts, givings: readonly Giving[]): ReadonlySet<Thing> {
  const reaching = givings.map((one) => extended(one, { things: reached(game, one) }));
  const blank = new Set(reaching.flatMap(({ isLasting, things }) => (isLasting ? things : none)));
  let open = reaching.filter(({ isLasting, source }) => !isLasting && !blank.has(source));
  while (open.length > 0) {
    const waiting = open;
    const isFree = (one: (typeof open)[number]) =>
      !waiting.some((other) => other.source !== one.source && other.things.includes(one.source));
    const applied = waiting.find(isFree) ?? (waiting[0] as (typeof open)[number]);
    for (const thing of applied.things) blank.add(thing);
    open = waiting.filter((one) => one !== applied && !blank.has(one.source));
  }
  return blank;
}
