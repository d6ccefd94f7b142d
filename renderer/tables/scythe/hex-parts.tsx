import { partsOfName } from '#engine/kernel/naming/made-names.ts';
import { SeatMark } from '../library/seat-mark.tsx';
import { useScythe } from './board-context.ts';
import { structureName } from './labels.ts';
import type { HexOnMap, HomeOnMap } from './map-document.ts';
import { Sign, signOfResource, signOfTerrain } from './signs.ts';
import { ownerOf, type UnitOnTable, unitGroups } from './table-document.ts';
import { UnitPicker } from './unit-picker.tsx';

/** In pixels of a hex's radius: from here on everything on it is drawn, or units and goods as sums. */
const [wholeFrom, sumsFrom] = [37, 17];
export type Detail = 'whole' | 'sums' | 'least';
export const detailAt = (u: number): Detail => (u >= wholeFrom ? 'whole' : u >= sumsFrom ? 'sums' : 'least');
const none: readonly never[] = [];

interface SignsProps {
  readonly hex: HexOnMap;
  readonly detail: Detail;
  readonly hasToken: boolean;
  /** Nothing else is drawn on it. */
  readonly isBare: boolean;
  readonly resources: readonly { readonly id: string }[];
}

/** What is printed on a hex. */
export function HexSigns({ hex, detail, hasToken, isBare, resources }: SignsProps) {
  return (
    <span className="table-row sc-terrain" aria-hidden="true">
      {(detail !== 'least' || isBare) && <Sign name={signOfTerrain(hex.terrain, resources)} />}
      {hex.hasTunnel && detail !== 'least' && <Sign name="tunnel" />}
      {detail === 'whole' && <small>{hex.id}</small>}
      {hasToken && (
        <i className="sc-encounter">
          <Sign name="encounter" />
        </i>
      )}
    </span>
  );
}

/** The pieces on a hex, which the name of its button says too. */
export function HexParts({ hex, detail }: { readonly hex: HexOnMap; readonly detail: Detail }) {
  const { table, game } = useScythe();
  const here = table.hexes[hex.id];
  const goods = game.resources.flatMap(({ id }) => {
    const amount = here?.goods?.[id] ?? 0;
    return amount === 0 ? [] : [{ id, amount }];
  });
  const sum = goods.reduce((all, { amount }) => all + amount, 0);
  const isBare = here === undefined || (here.units.length === 0 && here.structures.length === 0);
  return (
    <span className="sc-parts">
      <HexSigns {...{ hex, detail, isBare }} hasToken={here?.token === true} resources={game.resources} />
      <Pieces at={hex.id} units={here?.units ?? none} structures={here?.structures ?? none} detail={detail} />
      {detail === 'whole' && goods.length > 0 && (
        <span className="table-row sc-goods" aria-hidden="true">
          {goods.map(({ id, amount }) => (
            <span key={id}>
              <Sign name={signOfResource(id, game.resources)} />
              {amount}
            </span>
          ))}
        </span>
      )}
      {detail === 'sums' && sum > 0 && (
        <span className="table-row sc-goods" aria-hidden="true">
          {goods.map(({ id }) => (
            <Sign key={id} name={signOfResource(id, game.resources)} />
          ))}
          {sum}
        </span>
      )}
    </span>
  );
}

export function HomeParts({ home, detail }: { readonly home: HomeOnMap; readonly detail: Detail }) {
  const { table } = useScythe();
  return (
    <span className="sc-parts sc-home-parts">
      {detail !== 'least' && (
        <small className="table-name" aria-hidden="true">
          {detail === 'whole' ? home.name : home.id}
        </small>
      )}
      <Pieces at={home.id} units={table.homes[home.id]?.units ?? none} structures={none} detail={detail} />
    </span>
  );
}

interface PiecesProps {
  readonly at: string;
  readonly units: readonly UnitOnTable[];
  readonly structures: readonly string[];
  readonly detail: Detail;
}

/** One row for each seat, which begins with its number. */
function Pieces({ at, units, structures, detail }: PiecesProps) {
  const scythe = useScythe();
  const { table, picked } = scythe;
  const groups = unitGroups(table, units);
  return Object.keys(table.seats).map((seat) => {
    const own = groups.filter((group) => group.seat === seat);
    const built = structures.filter((piece) => ownerOf(table, piece) === seat);
    if (own.length === 0 && built.length === 0) return null;
    const all = own.reduce((sum, { names }) => sum + names.length, 0);
    return (
      <UnitPicker key={seat} at={at} seat={seat} units={own.flatMap(({ names }) => names)}>
        <SeatMark seat={seat} />
        {detail === 'whole' &&
          own.map(({ role, names }) => (
            <span key={role} className="sc-unit" data-picked={names.includes(picked ?? '') || undefined}>
              <Sign name={role} />
              {names.length > 1 && names.length}
            </span>
          ))}
        {detail === 'sums' && own.some(({ role }) => role !== 'worker') && <Sign name={own[0]?.role ?? 'worker'} />}
        {detail !== 'whole' && all > 1 && <b>{all}</b>}
        {detail === 'whole' &&
          built.map((piece) => (
            <span key={piece} className="sc-structure" data-tip={structureName(scythe, piece)}>
              {structureName({ game: scythe.game }, piece).charAt(0) || partsOfName(piece)[1]}
            </span>
          ))}
        {detail === 'sums' && built.length > 0 && <Sign name="structure" />}
      </UnitPicker>
    );
  });
}
