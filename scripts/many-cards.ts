import { countOf } from '#authoring/project/diagnostics/designs.ts';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { isFaulty, type ProjectFile, type TextFile } from '#authoring/text/files/project-file.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';

// A project many times as large as the sample, with all its translations and without any problem: every card has other
// effects than every other, as cards of a real project have.

const decks = ['weapons', 'items', 'followers'] as const;
type Deck = (typeof decks)[number];
interface Written extends JsonObject {
  readonly id: string;
  readonly effects: readonly JsonObject[];
}
interface Document extends JsonObject {
  readonly cards: readonly Written[];
}
type Units = { readonly [key: string]: JsonObject };

/** An effect of the sample and its translation, to be printed on cards of any deck. */
interface Printed {
  readonly entry: JsonObject;
  readonly translated: string;
}
interface Parts {
  readonly documents: ReadonlyMap<Deck, Document>;
  readonly units: ReadonlyMap<Deck, Units>;
  readonly printed: readonly Printed[];
  /** A card of each deck whose head the new ones have. */
  readonly heads: ReadonlyMap<Deck, Written>;
}

const cardsPath = (deck: Deck): string => `cards/${deck}.json`;
const unitsPath = (deck: Deck): string => `l10n/en/cards/${deck}.json`;

/** The sample with so many cards more, without errors, warnings or missing translations; throws when it has any. */
export function manyCards(files: readonly ProjectFile[], count: number): readonly TextFile[] {
  const whole = files.filter((file): file is TextFile => !isFaulty(file));
  const parts = partsOf(whole);
  const chosen: (readonly Printed[])[] = [];
  // What is alike, or agrees with its text no longer beside others, is left out.
  for (const several of combinations(parts.printed)) {
    if (chosen.length === Math.ceil(count * 1.5)) break;
    chosen.push(several);
  }
  const all = chosen.map((several, i) => cardOf(parts, several, i));
  const found = diagnose(withCards(whole, parts, all), hostedSystems);
  const faulty = new Set(found.problems.flatMap(({ data }) => (typeof data['id'] === 'string' ? [data['id']] : [])));
  const sound = all.filter(({ card }) => !faulty.has(card.id)).slice(0, count);
  const made = withCards(whole, parts, sound);
  const { problems, designs } = diagnose(made, hostedSystems);
  const cards = countOf(designs, 'card');
  if (problems.length > 0)
    throw new Error(`the generated project has problems: ${JSON.stringify(problems.slice(0, 3))}`);
  if (cards < count) throw new Error(`the generated project has ${cards} cards`);
  return made;
}

function partsOf(files: readonly TextFile[]): Parts {
  const read = (path: string) => JSON.parse(files.find((one) => one.path === path)?.text ?? '{}') as JsonObject;
  const documents = new Map(decks.map((deck) => [deck, read(cardsPath(deck)) as Document] as const));
  const units = new Map(decks.map((deck) => [deck, read(unitsPath(deck))['units'] as Units] as const));
  const isPlain = (card: JsonObject) => card['category'] === 'equipment' && card['vehicle'] === undefined;
  const heads = new Map(
    decks.map((deck) => [deck, documents.get(deck)?.cards.find((card) => isPlain(card)) as Written] as const),
  );
  const printed = decks.flatMap((deck) =>
    (documents.get(deck)?.cards ?? []).filter(isPlain).flatMap((card) =>
      card.effects.map(
        (entry): Printed => ({
          entry: entry['attack'] === true ? { range: card['range'] ?? 'near', ...entry } : entry,
          translated: String(units.get(deck)?.[`${card.id}/effects/${String(entry['id'])}/text`]?.['t']),
        }),
      ),
    ),
  );
  return { documents, units, printed, heads };
}

/** Two, three and four at a time, in one order. */
function* combinations<T>(of: readonly T[]): Generator<readonly T[]> {
  function* choose(size: number, from: number): Generator<readonly T[]> {
    if (size === 0) yield [];
    else for (let i = from; i < of.length; i++) for (const rest of choose(size - 1, i + 1)) yield [of[i] as T, ...rest];
  }
  for (const size of [2, 3, 4]) yield* choose(size, 0);
}

interface Made {
  readonly deck: Deck;
  readonly card: Written;
  readonly units: Units;
}

function cardOf({ heads, units }: Parts, several: readonly Printed[], i: number): Made {
  const deck = decks[i % decks.length] as Deck;
  const head = heads.get(deck) as Written;
  // The same words are translated alike
  const flavorUnit = units.get(deck)?.[`${head.id}/flavor`] as JsonObject;
  // A number of its own: two digits are the sample's
  const id = `${head.id.replace(/-.*/, '')}-${100 + Math.floor(i / decks.length)}`;
  const name = `${String(head['name'])}${i}`;
  const effects = several.map(({ entry }, at) => ({ ...entry, id: `text${at}` }));
  const unit = (t: string, source: Json | undefined): JsonObject => ({
    ...{ t, h: sourceHash(String(source)) },
    s: 'reviewed',
  });
  const flavor = String(head['flavor']);
  return {
    deck,
    card: { ...head, id, name, rarity: 'unique', effects, flavor },
    units: {
      [`${id}/name`]: unit(`Card ${i}`, name),
      [`${id}/flavor`]: flavorUnit,
      ...Object.fromEntries(
        several.map(({ entry, translated }, at) => [`${id}/effects/text${at}/text`, unit(translated, entry['text'])]),
      ),
    },
  };
}

function withCards(
  files: readonly TextFile[],
  { documents, units }: Parts,
  made: readonly Made[],
): readonly TextFile[] {
  const texts = new Map<string, object>(
    decks.flatMap((deck) => {
      const own = made.filter((one) => one.deck === deck);
      const document = documents.get(deck) as Document;
      const cards = { ...document, cards: [...document.cards, ...own.map(({ card }) => card)] };
      const all = Object.assign({}, units.get(deck), ...own.map((one) => one.units)) as Units;
      const translations = JSON.parse(files.find(({ path }) => path === unitsPath(deck))?.text ?? '{}') as JsonObject;
      return [
        [cardsPath(deck), cards],
        [unitsPath(deck), { ...translations, units: all }],
      ] as [string, object][];
    }),
  );
  return files.map((file) => {
    const document = texts.get(file.path);
    return document === undefined ? file : { ...file, text: JSON.stringify(document, null, 2) };
  });
}
