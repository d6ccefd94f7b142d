import { hashOf } from '#engine/kernel/basics/hash.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Probe, Standing } from '#engine/kernel/language/block.ts';
import { Compiler, type Language } from '#engine/kernel/language/compile.ts';
import type { Value } from '#engine/kernel/language/field.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { formerNamesIn } from '#engine/kernel/table/former-names.ts';
import { type AbilityContent, type AbilityEntry, compileEntry, concernsOf } from '#engine/library/abilities/entry.ts';
import type { Line, MapDocument } from '#engine/library/line-map/map-format.ts';
import { type ActWord, acts } from '../acts/act-words.ts';
import type { ActionsDocument, SpotDocument } from '../formats/actions.ts';
import type { EventsDocument } from '../formats/events.ts';
import type { GameDocument } from '../formats/game.ts';

/** One act of a spot; null: an effect that is none, which can be done whenever it can change something. */
export type SpotAct = { readonly word: ActWord; readonly amount: Value<number> } | null;
/** What is printed on one half of an action card. */
export interface Spot {
  readonly chips: number;
  readonly block: string;
  /** The same number for spots that say the same. */
  readonly says: number;
  readonly acts: readonly SpotAct[];
}
/** Anything that lies on the table as a piece: its sort says what of it is filled. */
export interface Design {
  readonly id: string;
  readonly sort: 'card' | 'share' | 'chip' | 'event';
  readonly copies: number;
  readonly deck: string;
  readonly dots: number;
  readonly spots: readonly Spot[];
  /** Of a share: its line, and the number that is its weight. */
  readonly line: string;
  readonly weight: number;
  readonly entries: readonly AbilityEntry[];
}
/** What a game is played on: the part of the project that one of its games uses. */
export interface Board extends GameDocument {
  readonly tracks: readonly Line[];
  readonly stations: readonly string[];
}
export interface MetroContent extends AbilityContent {
  readonly designs: readonly Design[];
  readonly designAt: ReadonlyMap<string, number>;
  readonly boards: readonly Board[];
  readonly standings: ReadonlyMap<string, readonly Standing[]>;
}

/** What a seat is called in answers, in the order of sitting; its speculation chips are called after it. */
export const seatNames = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const;
const weights = [1, 2, 3];
const bare = { copies: 1, deck: '', dots: 0, spots: [], line: '', weight: 0, entries: [] };

export function compileContent(documents: Documents, language: Language, probe: Probe | null): MetroContent {
  const compiler = new Compiler(language, probe);
  const map = documents['map.json'] as unknown as MapDocument;
  const { cards } = documents['cards/actions.json'] as unknown as ActionsDocument;
  const { events } = (documents['events.json'] ?? { events: [] }) as unknown as EventsDocument;
  const games = Object.entries(documents).filter(([path]) => path.startsWith('games/'));
  const effectNames: string[] = [];
  const said: string[] = [];
  const designs: readonly Design[] = [
    ...cards.map(
      ({ id, deck, dots, spots }): Design => ({
        ...{ ...bare, id, sort: 'card', deck, dots },
        spots: spots.map((spot, i) => compileSpot(compiler, said, spot, `${id}/spots/${i}`)),
      }),
    ),
    ...map.lines.flatMap(({ id: line }) =>
      weights.map((weight): Design => ({ ...bare, id: `${line}-${weight}`, sort: 'share', line, weight })),
    ),
    ...seatNames.map((id): Design => ({ ...bare, id, sort: 'chip', copies: 99 })),
    ...events.map(
      ({ id, effects }): Design => ({
        ...{ ...bare, id, sort: 'event' },
        entries: effects.map((entry) => compileEntry(compiler, effectNames, entry, `${id}/effects`)),
      }),
    ),
  ];
  return {
    hash: hashOf(documents as Json),
    blocks: compiler.blocks,
    formerly: formerNamesIn(documents),
    standings: compiler.standing,
    designs,
    designAt: new Map(designs.map(({ id }, index) => [id, index])),
    boards: games.map(([, game]) => boardOf(map, game as unknown as GameDocument)),
    ...concernsOf(designs.flatMap(({ entries }) => entries)),
  };
}

/** `said`: what spots before this one say, each by its number. */
function compileSpot(compiler: Compiler, said: string[], { chips, do: does }: SpotDocument, path: string): Spot {
  const text = JSON.stringify(does);
  const known = said.indexOf(text);
  return {
    chips,
    says: known >= 0 ? known : said.push(text) - 1,
    block: compiler.block(does, `${path}/do`),
    acts: does.map((node, i): SpotAct => {
      const act = acts.find(({ word }) => word === node.op);
      if (act === undefined) return null;
      const written = act.field === undefined ? 0 : (node[act.field] ?? act.unsaid);
      return { word: act.word, amount: compiler.amount(written, `${path}/do/${i}/${act.field}`) };
    }),
  };
}

/** The lines that the game uses in the order of the map, which is that of the income track, and the stations on them. */
function boardOf(map: MapDocument, game: GameDocument): Board {
  const tracks = map.lines.filter(({ id }) => game.lines.includes(id));
  const used = new Set(tracks.flatMap(({ stops }) => stops));
  return { ...game, tracks, stations: map.stations.map(({ id }) => id).filter((id) => used.has(id)) };
}
