import { type TSchema, Type } from 'typebox';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { type Choices, type Content, RefusalError, type SetupOption } from '#engine/kernel/contract/system.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import { shuffledList } from '#engine/kernel/table/shuffle.ts';
import { named } from '../formats/fields.ts';

/** What each seat has one of for the whole game, such as a character or a board. */
export interface RoleLot<C, Board> {
  /** The field of the set-up with one for each seat. */
  readonly id: string;
  /** The sort of name. */
  readonly sort: string;
  readonly name: { readonly ja: string; readonly en: string };
  /** All that a game has, in the order of the project. */
  readonly of: (content: C, board: Board) => readonly string[];
}

/** Fields of a set-up. Seats without a name, or with null, draw. */
export const fieldsOfLots = (lots: readonly RoleLot<never, never>[]): { readonly [id: string]: TSchema } =>
  Object.fromEntries(
    lots.map(({ id, sort, name: { ja, en } }) => [
      id,
      Type.Optional(
        Type.Array(
          { ...named([sort], ja, en), type: ['string', 'null'] } as TSchema,
          described(`${ja}。席の順。null は引く`, `${en} in the order of the seats; null is drawn`),
        ),
      ),
    ]),
  );

export const optionsOfLots = <C extends Content & { readonly boards: readonly Board[] }, Board>(
  lots: readonly RoleLot<C, Board>[],
): readonly SetupOption<C>[] =>
  lots.map(({ id, name, of }) => ({
    ...{ id, name, several: true, apart: false },
    values: (content) => [...new Set(content.boards.flatMap((board) => of(content, board)))],
  }));

export const chosenOfLots = (
  lots: readonly RoleLot<never, never>[],
  choices: Choices,
): { readonly [id: string]: readonly string[] } =>
  Object.fromEntries(lots.flatMap(({ id }) => (choices[id] === undefined ? [] : [[id, [...choices[id]]]])));

/** One of each lot for each seat: as given, the others drawn from the rest. Throws `RefusalError`. */
export function drawn<C extends Content, Board>(
  lots: readonly RoleLot<C, Board>[],
  given: JsonObject,
  { content, board, players, seed }: { content: C; board: Board; players: number; seed: number },
): JsonObject {
  return Object.fromEntries(
    lots.map(({ id, of }) => {
      const known = of(content, board);
      const said = saidOf(given[id], id, players, known);
      const left = known.filter((role) => !said.includes(role));
      const lots = shuffledList([...left.keys()], `${seed}|${id}`, (at) => nameForChance(content, left[at] as string));
      if (known.length < players) throw new RefusalError('rolesFew', { what: id, players, known });
      return [id, said.map((role) => role ?? (left[lots.shift() as number] as string))];
    }),
  );
}

function saidOf(list: Json | undefined, what: string, players: number, known: readonly string[]): (string | null)[] {
  const roles = list ?? [];
  if (!Array.isArray(roles) || roles.some((role) => role !== null && typeof role !== 'string'))
    throw new RefusalError('setupNoNames', { what });
  if (roles.length > players) throw new RefusalError('rolesMany', { what, players, given: roles.length });
  for (const [at, role] of roles.entries()) {
    if (role === null) continue;
    if (!known.includes(role as string)) throw new RefusalError('roleUnknown', { what, role, known });
    if (roles.indexOf(role) !== at) throw new RefusalError('roleTwice', { what, role });
  }
  return Array.from({ length: players }, (_, seat) => (roles[seat] as string | null | undefined) ?? null);
}
