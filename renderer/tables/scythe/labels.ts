import { partsOfName } from '#engine/kernel/naming/made-names.ts';
import { type Labels, labelOf } from '#renderer/desk/table/table-names.ts';
import type { ScytheParts } from './board-context.ts';
import type { HexOnMap, HomeOnMap } from './map-document.ts';
import { type HexOnTable, type UnitOnTable, unitGroups } from './table-document.ts';

type Naming = Pick<ScytheParts, 'table' | 'words' | 'game'>;

export const seatName = ({ table, game }: Naming, labels: Labels, seat: string): string => {
  const faction = table.seats[seat]?.faction[0];
  const name = faction === undefined ? undefined : game.cards.get(faction)?.name;
  return name === undefined ? labelOf(labels, seat) : `${labelOf(labels, seat)} ${name}`;
};

export function structureName({ game }: Pick<ScytheParts, 'game'>, piece: string): string {
  const [, kind = ''] = partsOfName(piece);
  return game.structures.get(kind)?.name ?? kind;
}

function unitsSaid({ table, words }: Naming, labels: Labels, units: readonly UnitOnTable[]): readonly string[] {
  return Object.keys(table.seats).flatMap((seat) => {
    const groups = unitGroups(table, units).filter((group) => group.seat === seat);
    if (groups.length === 0) return [];
    const said = groups.map(({ role, names }) => `${words.roles[role]}${names.length > 1 ? ` ${names.length}` : ''}`);
    return [words.unitsOf({ seat: labelOf(labels, seat), units: said.join(words.comma) })];
  });
}

function goodsSaid({ game, words }: Naming, goods: HexOnTable['goods'] = {}): string {
  return game.resources.flatMap(({ id, name }) => (goods[id] ? [`${name} ${goods[id]}`] : [])).join(words.comma);
}

export function hexLabel(parts: Naming, labels: Labels, hex: HexOnMap): string {
  const { table, words } = parts;
  const here = table.hexes[hex.id];
  const said = [hex.id, hex.terrain?.name ?? '', hex.hasTunnel ? words.tunnel : ''];
  if (here !== undefined) {
    const owner = here.controller;
    const seats = new Set(unitGroups(table, here.units).map(({ seat }) => seat));
    said.push(
      here.token ? words.encounter : '',
      owner === null ? '' : words.controlledBy({ seat: labelOf(labels, owner) }),
      seats.size > 1 ? words.contested : '',
      ...unitsSaid(parts, labels, here.units),
      ...here.structures.map((piece) => structureName(parts, piece)),
      goodsSaid(parts, here.goods),
    );
  }
  return said.filter((part) => part !== '').join(words.comma);
}

export function homeLabel(parts: Naming, labels: Labels, home: HomeOnMap): string {
  const { table, words } = parts;
  const units = unitsSaid(parts, labels, table.homes[home.id]?.units ?? []);
  const seat = seatOfHome(parts, home.id);
  return [
    `${words.home} ${home.name}`,
    seat === null ? '' : labelOf(labels, seat),
    ...units,
    words.exitsTo({ hexes: home.exits.join(words.comma) }),
  ]
    .filter((part) => part !== '')
    .join(words.comma);
}

export function seatOfHome({ table, game }: Pick<ScytheParts, 'table' | 'game'>, home: string): string | null {
  const found = Object.entries(table.seats).find(
    ([, { faction }]) => game.cards.get(faction[0] ?? '')?.written['home'] === home,
  );
  return found?.[0] ?? null;
}
