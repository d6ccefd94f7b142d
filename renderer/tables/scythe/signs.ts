import { commonSigns } from '../library/common-signs.ts';
import { signsOf } from '../library/signs.tsx';

/** Solid icons of this game on a grid of 24; each path is filled even-odd. */
const shapes = {
  food: [
    'M12 2c2.200 2.200 2.200 4.800 0 7-2.200-2.200-2.200-4.800 0-7zM6.500 6.500c2.800.2 4.500 2 4.800 4.800-2.800-.2-4.500-2-4.800-4.800zM17.500 6.500c-.3 2.800-2 4.600-4.800 4.800.3-2.800 2-4.600 4.800-4.800zM6.500 11.800c2.800.2 4.500 2 4.800 4.800-2.800-.2-4.500-2-4.800-4.800zM17.500 11.800c-.3 2.800-2 4.600-4.800 4.800.3-2.800 2-4.600 4.800-4.800zM11 17h2v5.500h-2z',
  ],
  wood: ['M12 1.500l6.500 8.500h-3l5 7h-7v5.500h-3V17h-7l5-7h-3z'],
  metal: ['M8 4.500h8l2.500 7h-13zM4.500 13h6.700l-1 7H2zM12.800 13h6.700l2.500 7h-8.200z'],
  oil: ['M12 1.500c4 5.500 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7.500 7-13z'],
  diamond: commonSigns['rarity-rare'],
  disc: commonSigns['rarity-common'],
  triangle: ['M12 3l10.500 18h-21z'],
  square: ['M4 4h16v16H4z'],
  lake: [
    'M1 7c2-2.300 5-2.300 7.300 0s5.300 2.300 7.400 0 5.300-2.300 7.300 0v3.200c-2-2.300-5-2.300-7.300 0s-5.300 2.300-7.400 0-5.300-2.300-7.300 0zM1 14c2-2.300 5-2.300 7.300 0s5.300 2.300 7.400 0 5.300-2.300 7.300 0v3.200c-2-2.300-5-2.300-7.300 0s-5.300 2.300-7.400 0-5.300-2.300-7.300 0z',
  ],
  factory: ['M2 22V11l6 3.500V11l6 3.500V2.500h5.500V22zM5 17v2.500h3V17zm5.500 0v2.500h3V17z'],
  village: ['M12 2.500l10 9.500h-3v9.500h-5v-6h-4v6H5V12H2z'],
  land: ['M1.500 20l7-13 4.500 8 2.500-4 7 9z'],
  select: ['M5 2l15 11-6.500 1 3.800 7-2.800 1.500-3.800-7L5 20z'],
  remove: ['M4.500 2.500L12 10l7.500-7.500 2 2L14 12l7.500 7.500-2 2L12 14l-7.500 7.500-2-2L10 12 2.500 4.500z'],
  river: [
    'M13 1c-6 4-7 6-4 9.500 3 3.500 2 6-5 10.500l2 2.500c9-5.500 10.500-10 7-14.500C11 6.500 11.500 5.500 15 3.500zM19 2c-4 3-4.500 4.500-2.500 7.500 3 4.500 1.500 8.500-4.500 12.500h4c5-4 6-8.500 3.500-13C18 6.500 18.500 5.500 21 4z',
  ],
  tunnel: ['M2 21.500v-8.500a10 10 0 0 1 20 0v8.500h-5v-8.500a5 5 0 0 0-10 0v8.500z'],
  encounter: ['M12 1l11 11-11 11L1 12zM10.700 5.500v8.500h2.600V5.500zm0 10.200v2.600h2.600v-2.600z'],
  coins: ['M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm-1.400 3h2.800v8h-2.800z'],
  power: commonSigns.attack,
  popularity: [
    'M12 21.500C4.500 15.500 2 12 2 8.200a5 5 0 0 1 10-1.700 5 5 0 0 1 10 1.700c0 3.800-2.500 7.300-10 13.300z',
  ],
  star: ['M12 1.500l3.200 7 7.600.8-5.700 5.100 1.700 7.600-6.800-3.900L5.200 22l1.700-7.600-5.700-5.100 7.600-.8z'],
  cards: commonSigns.covered,
  character: ['M3 20.500V7l5 4.500 4-9 4 9L21 7v13.500z'],
  mech: ['M7.500 2h9v4.500H21v10h-3V22h-4.500v-4.500h-3V22H6v-5.500H3v-10h4.500zM9 9v3.500h6V9z'],
  worker: commonSigns['kind-follower'],
  structure: ['M2.500 21.500V9.500L12 3l9.500 6.500v12zM6 11.500v3h3v-3zm4.500 0v3h3v-3zm4.500 0v3h3v-3z'],
  recruit: commonSigns['token-progress'],
  objective: commonSigns['rarity-unique'],
  upgrade: ['M12 1.500l9.500 10.500h-5.500v10h-8V12H2.500z'],
  token: [
    'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zm0 4a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ScytheSign = keyof typeof shapes;
export const { Sign } = signsOf<ScytheSign>(shapes);

const ofResources = ['diamond', 'disc', 'triangle', 'square'] as const;
const drawn = ['food', 'wood', 'metal', 'oil'] as const;

/** The drawing of a resource by its id, else one of its place in the list. */
export function signOfResource(id: string, resources: readonly { readonly id: string }[]): ScytheSign {
  const own = drawn.find((one) => one === id);
  return (
    own ??
    ofResources[
      Math.max(
        0,
        resources.findIndex((one) => one.id === id),
      ) % ofResources.length
    ] ??
    'disc'
  );
}

interface TerrainLooks {
  readonly is: string;
  readonly yields: string | null;
  readonly workers: boolean;
}
export function signOfTerrain(
  terrain: TerrainLooks | undefined,
  resources: readonly { readonly id: string }[],
): ScytheSign {
  if (terrain === undefined) return 'land';
  if (terrain.is === 'lake' || terrain.is === 'factory') return terrain.is;
  if (terrain.workers) return 'village';
  return terrain.yields === null ? 'land' : signOfResource(terrain.yields, resources);
}
