import { type TSchema, Type } from 'typebox';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import {
  type Choices,
  type Content,
  RefusalError,
  type RuleSystem,
  type SetupOption,
} from '#engine/kernel/contract/system.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { between, declares, localized, named, object, overriding } from '../formats/fields.ts';
import { chosenOfLots, drawn, fieldsOfLots, optionsOfLots, type RoleLot } from './roles-by-lot.ts';
import { seedIn } from './setup-fields.ts';

export interface DeclaredGame {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  readonly settings: { readonly [setting: string]: unknown };
}
/** Settings that a set-up may override. */
type Settings = { readonly [setting: string]: TSchema };
interface Ruling {
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What every declared game has first. */
export const declaredGameFields = (most: number) => ({
  id: declares(['game'], '^[a-z][A-Za-z0-9-]*$', 'standard', 'ゲームの id', 'Id of the game'),
  ...overriding,
  name: localized('ゲームの名前', 'Name of the game'),
  seats: object('人数', 'The number of players', {
    least: between(2, most, '最少の人数', 'How few can play'),
    most: between(2, most, '最多の人数', 'How many can play'),
    usual: between(2, most, '何も言わないときの人数', 'How many play if nothing is said'),
  }),
});

/** Set-up schema. Defaults: first game, its usual player count, seed 1, its settings. */
export const setupOfDeclared = (most: number, settings: Settings, lots: readonly RoleLot<never, never>[] = []) =>
  object('セットアップ', 'The set-up', {
    board: Type.Optional(named(['game'], 'ゲーム', 'The game')),
    players: Type.Optional(between(2, most, '人数', 'The number of players')),
    seed: Type.Optional(Type.Integer({ ...safeInteger, ...described('シード', 'The seed') })),
    ...fieldsOfLots(lots),
    ...Object.fromEntries(Object.entries(settings).map(([setting, schema]) => [setting, Type.Optional(schema)])),
  });

interface Seated {
  readonly seats: readonly Thing[];
  readonly setup: object;
}
type WithGames = Content & { readonly boards: readonly DeclaredGame[] };

/**
 * Several competitive games. `names`: seat names in order, as many as can ever play. `lots`: what each seat draws, or is
 * given by the set-up; with several lots, all of them together count as a role too.
 */
export function declaredSeats<G extends Seated, C extends WithGames>(
  names: readonly string[],
  settings: Settings,
  lots: readonly RoleLot<C, C['boards'][number]>[] = [],
) {
  const boardOption: SetupOption<C> = {
    id: 'board',
    name: { ja: 'ゲーム', en: 'Game' },
    values: ({ boards }) => boards.map(({ id }) => id),
    several: false,
    apart: true,
  };
  const gameOf = ({ boards }: C, id: Json = boards[0]?.id ?? ''): DeclaredGame => {
    const board = boards.find((one) => one.id === id);
    if (board === undefined) throw new RefusalError('noGame', { game: id, games: boards.map((one) => one.id) });
    return board;
  };
  return {
    seating: (content: C, choices?: Choices) => {
      const chosen = choices === undefined ? content.boards : [gameOf(content, choices['board']?.[0])];
      return {
        least: Math.min(...chosen.map(({ seats: { least } }) => least)),
        most: Math.max(...chosen.map(({ seats: { most } }) => most)),
        together: false,
      };
    },
    options: [boardOption, ...optionsOfLots(lots)],
    setupFor: (content: C, choices: Choices, players?: number) => {
      const { id, seats } = gameOf(content, choices['board']?.[0]);
      const chosen = chosenOfLots(lots, choices);
      const longest = Math.max(0, ...Object.values(chosen).map((roles) => roles.length));
      return { board: id, players: players ?? Math.max(seats.usual, longest), ...chosen };
    },
    setups: ({ boards }: C) =>
      boards.flatMap(({ id, seats: { least, most } }) =>
        Array.from({ length: most - least + 1 }, (_, i) => ({ board: id, players: least + i })),
      ),
    readSetup: (content: C, setup: Json): JsonObject => {
      if (!isObject(setup)) throw new RefusalError('setup');
      const { board: asked, players: wanted, seed = 1, ...given } = setup;
      const board = gameOf(content, asked);
      const { id, seats, settings: its } = board;
      const { least, most } = seats;
      const players = wanted === undefined ? seats.usual : wanted;
      if (typeof players !== 'number' || !Number.isInteger(players) || players < least || players > most)
        throw new RefusalError('players', { players, least, most });
      const roles = drawn(lots, given, { content, board, players, seed: seedIn({ seed }) });
      const rulings = Object.fromEntries(Object.entries(given).filter(([key]) => !Object.hasOwn(roles, key)));
      const said = { ...(its as JsonObject), ...takenOtherwise(settings, rulings), ...roles };
      return { board: id, players, seed: seedIn({ seed }), ...said };
    },
    seats: (game: G) => game.seats.length,
    roles: (game: G, seat: number) => {
      const own = lots.map(({ id }) => ((game.setup as JsonObject)[id] as readonly string[])[seat] ?? '');
      return own.length > 1 ? [...own, own.join(' + ')] : own;
    },
    seatOf: (game: G, by: number) => game.seats.indexOf(by),
    seatNamed: (game: G, name: string) => names.slice(0, game.seats.length).indexOf(name),
  } satisfies Partial<RuleSystem<G & Parameters<RuleSystem['seats']>[0], C>>;
}

function takenOtherwise(settings: Settings, given: JsonObject): JsonObject {
  for (const [setting, value] of Object.entries(given)) {
    const ruling = Object.hasOwn(settings, setting) ? (settings[setting] as Ruling) : undefined;
    if (ruling === undefined) throw new RefusalError('settingUnknown', { setting, allowed: Object.keys(settings) });
    const { minimum: least = 0, maximum: most = 0, type, enum: words = [true, false] } = ruling;
    const isRight =
      type === 'integer'
        ? Number.isInteger(value) && (value as number) >= least && (value as number) <= most
        : words.includes(value);
    const allowed = type === 'integer' ? [`${least} … ${most}`] : [...words];
    if (!isRight) throw new RefusalError('settingValue', { setting, allowed });
  }
  return given;
}
