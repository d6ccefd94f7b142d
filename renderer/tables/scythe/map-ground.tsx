import type { Point } from '../library/polyline.ts';
import { useScythe } from './board-context.ts';
import { seatOfHome } from './labels.ts';
import { type DrawnMap, edgeBetween } from './map-document.ts';
import { Exits, Ground, homeRadius, type MapScale, outlineOf, pathOf, River } from './map-shapes.tsx';

interface GroundProps extends MapScale {
  readonly map: DrawnMap;
  readonly can: ReadonlySet<string>;
  readonly looked: string | null;
  /** At the editor's cursor. */
  readonly marked: string | null;
  readonly acting: ReadonlySet<string>;
  /** Where the picked unit is. */
  readonly start: string | null;
}

const [wash, ring] = [0.88, 0.91];

/** Hexes by terrain, a wash and a hatching for who controls them, rivers, home bases with their exits, and what is legal. */
export function MapGround({ map, place, u, can, looked, marked, acting, start }: GroundProps) {
  const { table, game } = useScythe();
  const outline = ({ at }: { readonly at: Point }, radius: number) => outlineOf(at, radius, place);
  const hexes = [...map.hexes.values()];
  const homes = [...map.homes.values()];
  const placeOf = (id: string | null) => (id === null ? undefined : (map.hexes.get(id) ?? map.homes.get(id)));
  const stateOf = (id: string) =>
    acting.has(id) || id === table.battle ? 'acting' : can.has(id) ? (looked === id ? 'looked' : 'can') : undefined;
  const [from, to] = [placeOf(start), looked !== null && can.has(looked) ? placeOf(looked) : undefined];
  return (
    <>
      <Exits homes={homes} middleOfHex={(id) => map.hexes.get(id)?.at} place={place} />
      {hexes.map((hex) => (
        <Ground key={hex.id} hex={hex} place={place} />
      ))}
      {hexes.map((hex) => {
        const seat = table.hexes[hex.id]?.controller ?? null;
        return seat !== null && <path key={hex.id} className="sc-wash" data-seat={seat} d={outline(hex, wash)} />;
      })}
      {map.rivers.map((edge) => (
        <River key={edge.join()} {...{ edge, u, place }} />
      ))}
      {homes.map(({ id, at: [x, y] }) => {
        const [cx, cy] = place([x, y]);
        const r = homeRadius * u;
        return (
          <g key={id} data-seat={seatOfHome({ table, game }, id) ?? undefined}>
            <circle className="sc-home-ground" {...{ cx, cy, r }} />
            {stateOf(id) !== undefined && <circle className="sc-ring" data-state={stateOf(id)} {...{ cx, cy, r }} />}
            {id === marked && <circle className="sc-marked" {...{ cx, cy, r: r + 3 }} />}
          </g>
        );
      })}
      {hexes.map((hex) => {
        const state = stateOf(hex.id);
        return (
          state !== undefined && <path key={hex.id} className="sc-ring" data-state={state} d={outline(hex, ring)} />
        );
      })}
      {hexes.map((hex) => hex.id === marked && <path key={hex.id} className="sc-marked" d={outline(hex, 0.8)} />)}
      {from !== undefined && to !== undefined && (
        <path
          className="sc-route"
          data-far={(edgeBetween(from.at, to.at) === null && map.hexes.has(start ?? '')) || undefined}
          d={pathOf([from.at, to.at].map(place))}
        />
      )}
    </>
  );
}
