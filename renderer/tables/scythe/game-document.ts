import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Price } from '#engine/systems/scythe/formats/price.ts';
import { type NamedEntry, namedEntries, namedEntry } from '../library/named-things.ts';
import { listOf, objectOf, textOfValue, wordsIn } from '../library/read-values.ts';
import { gameOf } from './map-document.ts';

// Lenient, as map-document.ts.

export const files = {
  factions: 'factions.json',
  mats: 'mats.json',
  tiles: 'tiles.json',
  words: 'words.json',
  combatCards: 'cards/combat.json',
  encounters: 'cards/encounters.json',
  objectives: 'cards/objectives.json',
  factoryCards: 'cards/factory.json',
} as const;

export const priceKinds = ['coins', 'power', 'popularity'] as const;
export interface PrintedWay {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly upgraded: number | null;
}
export interface PrintedTop {
  readonly id: string;
  readonly name: string;
  readonly costs: readonly { readonly workers: number; readonly price: Price }[];
  readonly ways: readonly PrintedWay[];
}
export interface PrintedBottom {
  readonly id: string;
  readonly name: string;
  readonly resource: string;
}
export interface PrintedArea {
  readonly top: PrintedTop | undefined;
  readonly bottom: PrintedBottom | undefined;
  readonly cost: number;
  readonly least: number;
  readonly coins: number;
}
export interface RowOfPay {
  readonly from: number;
  readonly star: number;
  readonly territory: number;
  readonly pair: number;
}
export interface PrintedGame {
  readonly tops: ReadonlyMap<string, PrintedTop>;
  readonly mats: ReadonlyMap<string, NamedEntry & { readonly areas: readonly PrintedArea[] }>;
  readonly structures: ReadonlyMap<string, NamedEntry>;
  readonly resources: readonly NamedEntry[];
  /** Cards, tiles, abilities, factions, mats and bonuses. */
  readonly cards: ReadonlyMap<string, NamedEntry>;
  /** Those that this game is played with. */
  readonly combatCards: readonly NamedEntry[];
  readonly tracks: Readonly<Record<'power' | 'popularity' | 'dial', number | null>>;
  readonly pay: readonly RowOfPay[];
  readonly stars: number | null;
}

const numberIn = (of: JsonObject, field: string): number => Number(textOfValue(of[field])) || 0;
const numberOrNull = (of: JsonObject, field: string): number | null =>
  typeof of[field] === 'number' ? (of[field] as number) : null;
const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

export function priceOf(written: JsonObject): Price {
  return Object.fromEntries(
    priceKinds.flatMap((kind) => (numberIn(written, kind) === 0 ? [] : [[kind, numberIn(written, kind)] as const])),
  );
}

function topsOf(documents: Documents, locale: string): ReadonlyMap<string, PrintedTop> {
  return byId(
    namedEntries(documents, locale, files.mats, 'tops').map(({ id, name, written }) => ({
      ...{ id, name },
      costs: listOf(written['costs']).map((cost) => ({ workers: numberIn(cost, 'workers'), price: priceOf(cost) })),
      ways: listOf(written['ways']).flatMap((way) => {
        const named = namedEntry(documents, locale, files.mats, way);
        if (named === null) return [];
        const { id: wayId, name: wayName } = named;
        return [{ id: wayId, name: wayName, value: numberIn(way, 'value'), upgraded: numberOrNull(way, 'upgraded') }];
      }),
    })),
  );
}

export function matsOf(documents: Documents, locale: string): PrintedGame['mats'] {
  const tops = topsOf(documents, locale);
  const bottoms = byId(
    namedEntries(documents, locale, files.mats, 'bottoms').map(({ id, name, written }) => ({
      ...{ id, name, resource: textOfValue(written['resource']) },
    })),
  );
  return byId(
    namedEntries(documents, locale, files.mats, 'mats').map((mat) => ({
      ...mat,
      areas: listOf(mat.written['areas']).map((area) => ({
        top: tops.get(textOfValue(area['top'])),
        bottom: bottoms.get(textOfValue(area['bottom'])),
        ...{ cost: numberIn(area, 'cost'), least: numberIn(area, 'least'), coins: numberIn(area, 'coins') },
      })),
    })),
  );
}

/** Everything that is printed, with names in the language of `locale`. */
export function readGame(documents: Documents, locale: string, board: string | null): PrintedGame {
  const named = (file: string, list: string) => namedEntries(documents, locale, file, list);
  const game = gameOf(documents, board);
  const tracks = objectOf(game['tracks']);
  return {
    tops: topsOf(documents, locale),
    mats: matsOf(documents, locale),
    structures: byId(named(files.factions, 'structures')),
    resources: named(files.words, 'resources'),
    cards: byId([
      ...(['combatCards', 'encounters', 'objectives', 'factoryCards', 'tiles'] as const).flatMap((list) =>
        named(files[list], list),
      ),
      ...[...named(files.factions, 'abilities'), ...named(files.factions, 'factions')],
      ...[...named(files.mats, 'mats'), ...named(files.mats, 'onceBonuses')],
    ]),
    combatCards: named(files.combatCards, 'combatCards').filter(({ id }) => wordsIn(game['combatCards']).includes(id)),
    tracks: {
      ...{ power: numberOrNull(tracks, 'power'), popularity: numberOrNull(tracks, 'popularity') },
      dial: numberOrNull(tracks, 'dial'),
    },
    pay: listOf(game['pay']).map((row) => ({
      ...{ from: numberIn(row, 'from'), star: numberIn(row, 'star') },
      ...{ territory: numberIn(row, 'territory'), pair: numberIn(row, 'pair') },
    })),
    stars: numberOrNull(objectOf(game['pieces']), 'stars'),
  };
}
