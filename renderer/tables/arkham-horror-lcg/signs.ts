import { commonSigns } from '../library/common-signs.ts';
import { signsOf } from '../library/signs.tsx';

/** Solid icons of this game on a grid of 24; each path is filled even-odd. */
export const shapes = {
  willpower: [
    'M12 1.5c1 4 6.500 7 6.500 13a6.500 6.500 0 0 1-13 0c0-2.600 1.200-4.300 2.600-6 .3 2 1 3 2 3.600-.6-4 .2-7.600 1.900-10.600zM12 14c-1.300 1.400-2 2.300-2 3.600a2 2 0 0 0 4 0c0-1.300-.7-2.200-2-3.600z',
  ],
  intellect: [
    'M8 2a6 6 0 0 1 5.700 7.900L22 18.200V22h-4.500v-3H14.500v-3h-2.700l-1.900-1.900A6 6 0 1 1 8 2zM6.500 4.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  ],
  combat: commonSigns.attack,
  agility: ['M2 6h5.500l5 6-5 6H2l5-6zM11 6h5.500l5.500 6-5.500 6H11l5-6z'],
  wild: ['M12 1.500l2.600 7.900 7.900 2.600-7.900 2.600-2.600 7.900-2.600-7.900-7.900-2.600 7.900-2.600z'],
  damage: commonSigns['token-damage'],
  horror: [
    'M12 4.500c5 0 8.500 3 10.500 7.500-2 4.500-5.500 7.500-10.500 7.500S3.500 16.500 1.500 12C3.500 7.500 7 4.500 12 4.500zm0 3.200a4.300 4.300 0 1 0 0 8.600 4.300 4.300 0 0 0 0-8.600zm0 2.300a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  ],
  clue: [
    'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM12 5.500a3.800 3.800 0 0 0-1.900 7.100L8.800 18.500h6.400l-1.300-5.900A3.800 3.800 0 0 0 12 5.500z',
  ],
  doom: [
    'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM10.700 5v7.600l5 3.400 1.500-2.200-3.800-2.500V5z',
  ],
  resource: ['M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm-1.400 3h2.800v8h-2.800z'],
  shroud: [
    'M7 5h10a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4zM4 10.200h13a2 2 0 0 1 0 4H4a2 2 0 0 1 0-4zM9 15.400h11a2 2 0 0 1 0 4H9a2 2 0 0 1 0-4z',
  ],
  exhausted: commonSigns['token-exhaust'],
  progress: commonSigns['token-progress'],
  enemy: commonSigns['kind-enemy'],
  skull: commonSigns['kind-enemy'],
  cultist: [
    'M12 1.500c5 2.500 7.500 7 7.500 12 0 3.500 1 6 2.500 9H2c1.500-3 2.500-5.500 2.500-9 0-5 2.500-9.500 7.500-12zM12 6.500c-2.300 1.700-3.500 4-3.500 6.500 0 2.800 1.300 4.800 3.500 6 2.200-1.200 3.500-3.200 3.500-6 0-2.500-1.200-4.800-3.500-6.500z',
  ],
  tablet: ['M5 22V9a7 7 0 0 1 14 0v13zM8.500 9v2h7V9zm0 4v2h7v-2zm0 4v2h4.500v-2z'],
  elderThing: [
    'M12 1l2.700 7 7.300-1.500-4.700 5.700 4.200 6.200-7-2.300L12 23l-2.500-6.900-7 2.300 4.200-6.200L2 6.500 9.300 8zm0 8.500a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z',
  ],
  autoFail: [
    'M5.300 2.500L12 9.200l6.700-6.700 2.800 2.800L14.800 12l6.700 6.700-2.800 2.800L12 14.800l-6.700 6.700-2.800-2.800L9.200 12 2.500 5.300z',
  ],
  elderSign: [
    'M10.800 22.500V18l-5.300-3.600 1.300-2 4 2.700v-3.300L4.500 7.600l1.300-2 5 3.400V1.500h2.400V9l5-3.400 1.300 2-6.300 4.200v3.300l4-2.700 1.300 2-5.300 3.600v4.500z',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ArkhamSign = keyof typeof shapes;
export const { Sign } = signsOf<ArkhamSign>(shapes);
export const isSign = (name: string): name is ArkhamSign => Object.hasOwn(shapes, name);
