import type { AttackRange } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { commonSigns } from '../../library/common-signs.ts';
import { signsOf } from '../../library/signs.tsx';

/** Solid icons on a grid of 24 in the text colour; each path is filled even-odd. */
const shapes = {
  ...commonSigns,
  ap: ['M3 5h18v4.2a2.8 2.8 0 0 0 0 5.6V19H3v-4.2a2.8 2.8 0 0 0 0-5.6zM13.2 7l-5 6h3.2l-1 4.2 5.2-6.2h-3.3z'],
  cognitive: [
    'M12 4.5c5 0 8.7 3.4 10.5 7.5-1.8 4.1-5.5 7.5-10.5 7.5S3.3 16.1 1.5 12C3.3 7.9 7 4.5 12 4.5zm0 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 2.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
  ],
  combat: ['M12 1.5L22.5 12 12 22.5 1.5 12zM15.5 7l-7 7 .1 1.4 1.400.1 7-7V7z'],
  economy: [
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM7.8 6.5l3 4.8H8.5v1.7h2.6v1.2H8.5v1.7h2.6v2.1h1.8v-2.1h2.6v-1.7h-2.6V13h2.6v-1.7h-2.3l3-4.8h-2.1L12 10.2 9.9 6.5z',
  ],
  empathy: [
    'M12 21.5C5.5 16.5 2 13 2 8.7 2 5.5 4.4 3.2 7.3 3.2c1.9 0 3.6 1 4.7 2.6 1.1-1.6 2.8-2.6 4.7-2.6 2.9 0 5.3 2.3 5.3 5.5 0 4.3-3.5 7.8-10 12.8z',
  ],
  physical: ['M2.5 2.5h13l-2.2 4 4.7-.3-1.3 4.3 4.8-1.5v12.5h-19z'],
  tech: ['M7 3.3h10L22 12l-5 8.7H7L2 12zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'],
  encounter: [
    'M3 2h14v17H3zM19 5h2v17H7v-2h12zM7.5 8.5h2.2c0-.8.5-1.3 1.2-1.3s1.100.4 1.100 1c0 1.300-2.400 1.500-2.400 3.900v.3h2.200c0-1.700 2.400-2 2.400-4.200 0-1.800-1.400-3-3.300-3-2.100 0-3.400 1.200-3.400 3.300zm2 5.500v2h2.300v-2z',
  ],
  ring: [
    'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zm0 2.600a7.900 7.900 0 1 0 0 15.800 7.900 7.900 0 0 0 0-15.800z',
    'M7.600 12h2.200v4.600H7.600zM10.900 8.200h2.200v8.400h-2.200zM14.200 10.400h2.200v6.200h-2.200z',
  ],
  'kind-bot': ['M10.8 1.5h2.4V5H20v14H4V5h6.8zM8 9v4h2.8V9zm5.2 0v4H16V9zM8 15v1.7h8V15zM1 9h2v6H1zm20 0h2v6h-2z'],
  'kind-mod': [
    'M9.3 2h5.4v3.2h4.1v4.1H22v5.4h-3.2v4.1h-4.1V22H9.3v-3.2H5.2v-4.1H2V9.3h3.2V5.2h4.1zM10.7 8v2.7H8v2.6h2.7V16h2.6v-2.7H16v-2.6h-2.7V8z',
  ],
  'kind-pc': [
    'M2 4h20v16H2zm5.5 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h7c0-2.5-1.3-4-3.5-4S4 14.5 4 17zm9.5-9v2H20V8zm0 3.5v2H20v-2zm0 3.5v2H18v-2z',
  ],
  'kind-scenario': [
    'M2 4.5c3.5-1 7-.7 10 1.2 3-1.9 6.5-2.2 10-1.2v14.7c-3.5-1-7-.7-10 1.2-3-1.9-6.5-2.2-10-1.2zm9 3.3c-2-1-4.3-1.3-6.5-1V16c2.3-.2 4.500.1 6.5 1zm2 0V17c2-.9 4.2-1.2 6.5-1V6.8c-2.2-.3-4.5 0-6.5 1z',
  ],
  'kind-site': [
    'M12 3c6.3 0 11 3.5 11 8.2 0 3.5-2.7 6.4-6.8 7.6l-.8-2.3c3-.9 5-2.9 5-5.3 0-3.2-3.6-5.7-8.4-5.7S3.6 8 3.6 11.2c0 2.4 2 4.4 5 5.3l-.8 2.3C3.7 17.6 1 14.7 1 11.2 1 6.5 5.7 3 12 3zM12 9l3.4 12h-6.8z',
  ],
  'kind-trouble': ['M12 2L23 21.5H1zm-1.4 7l.4 6h2l.4-6zM12 16.3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z'],
  'kind-artifact': ['M12 1l6 8-6 14-6-14zm0 4.2L9 9.2h6zM3 14l2.6 4L3 22 .8 18zM21 14l2.2 4-2.2 4-2.6-4z'],
  'range-far': ['M0.8 12a3 3 0 1 1 6 0 3 3 0 1 1-6 0z', 'M5 10.7h9V6l8.5 6-8.5 6v-4.7H5z'],
  'range-far-plus': [
    'M0.7 15a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0z',
    'M5 13.7h8V9.5l8 5.5-8 5.5v-4.2H5z',
    'M18 .8h2.4v2.7H23v2.4h-2.6v2.7H18V5.9h-2.6V3.5H18z',
  ],
  'range-near': ['M3.9 12a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0z', 'M12.5 5l8.5 7-8.5 7z'],
  'range-near-plus': [
    'M2.9 15a3.3 3.3 0 1 1 6.6 0 3.3 3.3 0 1 1-6.6 0z',
    'M11 8.5l7.8 6.5-7.8 6.5z',
    'M18 .8h2.4v2.7H23v2.4h-2.6v2.7H18V5.9h-2.6V3.5H18z',
  ],
  'rarity-starter': ['M4.5 12a7.5 7.5 0 1 1 15 0 7.5 7.5 0 1 1-15 0zM6.5 12a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0z'],
  'token-ap': ['M7 2.5h10l5 9.5-5 9.5H7L2 12zm6.7 3.2L7.6 13h3.3l-.9 5.3 6.3-7.6h-3.5z'],
  'skill-support': [
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM10.4 6.5v3.9H6.5v3.2h3.9v3.9h3.2v-3.9h3.9v-3.2h-3.9V6.5z',
  ],
  'skill-enhancement': ['M12 2l9 8.5v4L12 6l-9 8.5v-4z', 'M12 9.5l9 8.5v4l-9-8.5-9 8.5v-4z'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SignName = keyof typeof shapes;

export const { SignShape, Sign } = signsOf<SignName>(shapes);

/** `far+` has a plus. */
export function rangeSign(range: AttackRange): SignName {
  return `range-${range.replace('+', '-plus')}` as SignName;
}
