import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { placeIn } from '#engine/library/plain-game/layout.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { skillKinds } from '../basics/vocabulary.ts';
import type { MatArea, MatLayout, Seated } from './mat.ts';
import { placesOfPc } from './numbered.ts';
import { plan } from './plan.ts';

const layoutsOf = memoizeByKey((_: readonly MatArea[]) => new Map<string, MatLayout>());

/** Cached by seating. */
export function layOut(seated: Seated, mat: readonly MatArea[]): MatLayout {
  const layouts = layoutsOf(mat);
  const key = JSON.stringify([seated.players, seated.botCards]);
  const layout = layouts.get(key) ?? laidOut(seated, mat);
  layouts.set(key, layout);
  return layout;
}

function laidOut({ players, botCards }: Seated, mat: readonly MatArea[]): MatLayout {
  const slots = mat.flatMap((area, index) => area.slots.map((slot) => ({ ...slot, area: index })));
  const owners = {
    pc: players.flatMap(({ pcs }) => pcs),
    skill: players.flatMap(({ pcs }) => pcs.flatMap((pc) => skillKinds.map((kind) => `${pc}/skills/${kind}`))),
    ...{ area: mat.map(({ id }) => id), bot: botCards, slot: slots.map(({ id }) => id) },
  };
  // PCs with a shared hand use the places of the first (TSS-SOLO-09)
  const shared = players.flatMap(({ pcs: [first = '', ...others], variant }) =>
    variant === 'twoPcs' ? others.map((other) => [other, first] as const) : [],
  );
  const layout = plan.layout(owners, Object.fromEntries(shared));
  const { things, placeNames } = layout;
  const areas = things['area'] as readonly Thing[];
  const pcs = things['pc'] as readonly Thing[];
  const slotPlaces = layout.allPlaces.slots;
  const holders = new Array<Thing>(placeNames.length).fill(-1);
  for (const pc of pcs.toReversed()) for (const key of placesOfPc) holders[layout.places[key][pc] as Place] = pc;
  const slotAt = placeNames.map((_, place) => slots[slotPlaces.indexOf(place)]);
  // Not a copy by spreading, see `laidOut` of the library
  return Object.assign(layout, {
    hands: pcs.filter((pc) => !shared.some(([other]) => other === layout.names[pc])),
    skills: owners.pc.map((_, pc) =>
      (things['skill'] as readonly Thing[]).slice(pc * skillKinds.length, (pc + 1) * skillKinds.length),
    ),
    holders,
    openPlaces: [...slotPlaces, placeIn(layout, 'exploration', theGame)],
    slotArea: slotAt.map((slot) => (slot === undefined ? -1 : (areas[slot.area] as Thing))),
    slotKind: slotAt.map((slot) => slot?.kind ?? ''),
    slotsByArea: mat.map((_, area) => slotPlaces.filter((_, index) => slots[index]?.area === area)),
    neighbours: mat.map(({ next }) => next.map((index) => areas[index] as Thing)),
  });
}
