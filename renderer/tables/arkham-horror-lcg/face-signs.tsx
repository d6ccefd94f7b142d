import { commonSigns } from '../library/common-signs.ts';
import { signsOf } from '../library/signs.tsx';
import { shapes } from './signs.ts';

/** Signs that only cards have, on a grid of 24; each path is filled even-odd. */
const onCards = {
  ...shapes,
  action: ['M2 4h13l7 8-7 8H2zM6 10.300v3.400h6.500v2.800L17.500 12l-5-4.500v2.800z'],
  reaction: commonSigns.counter,
  free: commonSigns['rarity-unique'],
  forced: commonSigns.interrupt,
  unique: ['M12 1.500L22.500 12 12 22.500 1.500 12zM12 7.500L7.500 12l4.500 4.500 4.500-4.500z'],
  each: ['M12 2a4.200 4.200 0 0 1 2.600 7.500L18.500 19H20v3H4v-3h1.500l3.900-9.500A4.200 4.200 0 0 1 12 2z'],
  health: commonSigns.hp,
  sanity: ['M15.500 2A10.500 10.500 0 1 0 22 17.500 8.800 8.800 0 0 1 15.500 2z'],
  connection: ['M7 5v4h10V5l6 7-6 7v-4H7v4l-6-7z'],
  guardian: [
    'M12 1.500l9 3.200v6.700c0 5.300-3.600 9-9 11.100-5.400-2.100-9-5.800-9-11.100V4.700zM12 5.200L6.300 7.200v4.200c0 3.300 2.100 5.700 5.700 7.400z',
  ],
  seeker: [
    'M12 1.500L14.600 9.400 22.500 12l-7.900 2.600L12 22.500l-2.600-7.900L1.500 12l7.900-2.600zM12 10.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z',
  ],
  rogue: [
    'M4 2.500h16a1.500 1.500 0 0 1 1.500 1.500v16a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 20V4A1.500 1.500 0 0 1 4 2.500zM7.500 5.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.500 4.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.500 4.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  ],
  mystic: ['M12 2l10.500 18.500h-21zM12 7.500L6 18h12zM12 11.500a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600z'],
  survivor: [
    'M21.500 2.500C9 2.500 3 7.500 3 14c0 1.700.4 3.100 1.100 4.400L2 21.500l2.200 1.200 2.300-3.500c1.100.5 2.300.8 3.700.8 7.200 0 11.300-6 11.300-17.500zM17 7.500L8.300 16.300l-.9-1.700z',
  ],
  neutral: ['M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3.600a6.400 6.400 0 1 0 0 12.800 6.400 6.400 0 0 0 0-12.800z'],
  accessory: [
    'M8 1.500h8L18.500 5 14.800 9.100a7.200 7.200 0 1 1-5.600 0L5.500 5zM12 11.300a4.400 4.400 0 1 0 0 8.800 4.400 4.400 0 0 0 0-8.800z',
  ],
  body: commonSigns.equip,
  ally: commonSigns['kind-follower'],
  hand: [
    'M7 11V4.500a1.500 1.500 0 0 1 3 0V9h.5V3a1.500 1.500 0 0 1 3 0v6h.5V4a1.500 1.500 0 0 1 3 0v6h.5V6.500a1.500 1.500 0 0 1 3 0V15c0 4.500-2.800 7.500-7 7.500-3.300 0-5.200-1.500-6.800-4.500L3.200 13.200c-.8-1.700 1.300-3 2.500-1.500L7 13.300z',
  ],
  arcane: [
    'M12 1l3 5.800h6.500L18.200 12l3.300 5.200H15L12 23l-3-5.800H2.500L5.800 12 2.500 6.800H9zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  ],
  asset: commonSigns['kind-item'],
  event: ['M1.500 10.500L22.500 1.500 15.500 22 11 14.500zM6.500 11.200l5.500 1.800 6.500-7z'],
  skill: commonSigns['rarity-epic'],
  treachery: ['M12 2L23 21.5H1zm-1.4 7l.4 6h2l.4-6zM12 16.3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z'],
  location: [
    'M12 1.500a8 8 0 0 1 8 8c0 5-5 9.500-8 13-3-3.500-8-8-8-13a8 8 0 0 1 8-8zm0 4.700a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600z',
  ],
  act: ['M4 2h12l4 4v16H4zM7.500 8v2h9V8zm0 4v2h9v-2zm0 4v2h5.500v-2z'],
  agenda: ['M5 2h14v4.500L14.300 12l4.700 5.500V22H5v-4.500L9.700 12 5 6.500zm3 3v.6L11 9h2l3-3.400V5z'],
  investigator: [
    'M12 2a5 5 0 0 1 4.900 4H22v2.500H2V6h5.100A5 5 0 0 1 12 2zM6.500 10h11a5.500 5.500 0 0 1-3.300 5.300c4 1 6.800 3.500 6.800 6.700H3c0-3.200 2.800-5.700 6.800-6.700A5.500 5.500 0 0 1 6.500 10z',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CardSignName = keyof typeof onCards;

export const { Sign: CardSign, SignShape: CardSignShape } = signsOf<CardSignName>(onCards);

export const cardSign = (name: string): CardSignName | null =>
  Object.hasOwn(onCards, name) ? (name as CardSignName) : null;
