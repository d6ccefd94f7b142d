/** Signs of the game on a grid of 24, solid, in the colour of the text around them. Each is drawn evenly, path by path. */
const shapes = {
  after: ['M2 8.5h10.5V4L22 12l-9.5 8v-4.5H2v-2h12.5v2.4L19 12l-4.5-3.9v2.4H2z'],
  ap: ['M3 5h18v4.2a2.8 2.8 0 0 0 0 5.6V19H3v-4.2a2.8 2.8 0 0 0 0-5.6zM13.2 7l-5 6h3.2l-1 4.2 5.2-6.2h-3.3z'],
  attack: ['M20.5 3.5l-.7 5.2-7.3 7.3 1.9 1.9-1.7 1.7-3-3-4 4-1.8-1.8 4-4-3-3 1.7-1.7 1.9 1.9 7.3-7.3z'],
  cognitive: [
    'M12 4.5c5 0 8.7 3.4 10.5 7.5-1.8 4.1-5.5 7.5-10.5 7.5S3.3 16.1 1.5 12C3.3 7.9 7 4.5 12 4.5zm0 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 2.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
  ],
  combat: ['M12 1.5L22.5 12 12 22.5 1.5 12zM15.5 7l-7 7 .1 1.4 1.400.1 7-7V7z'],
  counter: ['M4 4v7.5h7.5L8.7 8.7A5.6 5.6 0 1 1 7 16.5l-2.3 1.7A8.5 8.5 0 1 0 6.7 6.7z'],
  economy: [
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM7.8 6.5l3 4.8H8.5v1.7h2.6v1.2H8.5v1.7h2.6v2.1h1.8v-2.1h2.6v-1.7h-2.6V13h2.6v-1.7h-2.3l3-4.8h-2.1L12 10.2 9.9 6.5z',
  ],
  empathy: [
    'M12 21.5C5.5 16.5 2 13 2 8.7 2 5.5 4.4 3.2 7.3 3.2c1.9 0 3.6 1 4.7 2.6 1.1-1.6 2.8-2.6 4.7-2.6 2.9 0 5.3 2.3 5.3 5.5 0 4.3-3.5 7.8-10 12.8z',
  ],
  hp: ['M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z'],
  interrupt: ['M2.5 10.5h7V4.5l5 5V4l7 8-7 8v-5.5l-5 5v-6h-7z'],
  physical: ['M2.5 2.5h13l-2.2 4 4.7-.3-1.3 4.3 4.8-1.5v12.5h-19z'],
  reduction: ['M12 2l8.5 3v6.4c0 5-3.4 8.6-8.5 10.6-5.1-2-8.5-5.6-8.5-10.6V5zM7.5 10.7v2.6h9v-2.6z'],
  immune: [
    'M12 2l8.5 3v6.4c0 5-3.4 8.6-8.5 10.6-5.1-2-8.5-5.6-8.5-10.6V5zM14.2 8L15.8 9.6 13.6 11.8 15.8 14 14.2 15.6 12 13.4 9.8 15.6 8.2 14 10.4 11.8 8.2 9.6 9.8 8 12 10.2z',
  ],
  tech: ['M7 3.3h10L22 12l-5 8.7H7L2 12zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'],
  vehicle: [
    'M5 5h10l4 5h3v8h-2.5a2.7 2.7 0 0 1-5.3 0H9.8a2.7 2.7 0 0 1-5.3 0H2V10zm2 2.2L5.8 10h4V7.2zm5 0V10h4.2l-2.2-2.8z',
  ],
  covered: ['M8 2h13v16h-3V5H8zM3 7h13v15H3zm2.5 2.5v10h8v-10z'],
  encounter: [
    'M3 2h14v17H3zM19 5h2v17H7v-2h12zM7.5 8.5h2.2c0-.8.5-1.3 1.2-1.3s1.100.4 1.100 1c0 1.300-2.400 1.500-2.400 3.900v.3h2.200c0-1.700 2.400-2 2.400-4.200 0-1.800-1.400-3-3.300-3-2.100 0-3.400 1.200-3.400 3.300zm2 5.500v2h2.300v-2z',
  ],
  equip: ['M8 2l4 2 4-2 6 4-2.500 5-2.500-1v12H7V10l-2.500 1L2 6zm2.800 8v3H8v2.400h2.800v3h2.400v-3H16V13h-2.800v-3z'],
  move: [
    'M5 2a3.500 3.500 0 0 1 1.300 6.700V14c0 2 1 3 3 3h6v-4.500l7 6-7 5.500v-4.500h-6c-3.700 0-5.600-2-5.600-5.500V8.700A3.500 3.500 0 0 1 5 2z',
  ],
  ring: [
    'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zm0 2.600a7.900 7.900 0 1 0 0 15.800 7.900 7.900 0 0 0 0-15.800z',
    'M7.600 12h2.200v4.600H7.600zM10.900 8.200h2.200v8.400h-2.200zM14.200 10.400h2.200v6.200h-2.200z',
  ],
  scrap: ['M9 2h6v2h6v2.500H3V4h6zM4.500 8h15L18 22H6zm4 3v8h2v-8zm5 0v8h2v-8z'],
  'kind-enemy': [
    'M12 2c5.5 0 9.3 3.8 9.3 9 0 3-1.3 5-3.3 6.5V22H6v-4.5C4 16 2.7 14 2.7 11 2.7 5.8 6.5 2 12 2zM8.3 9.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm7.4 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM12 14l-1.6 2.8h3.2z',
  ],
  'kind-bot': ['M10.8 1.5h2.4V5H20v14H4V5h6.8zM8 9v4h2.8V9zm5.2 0v4H16V9zM8 15v1.7h8V15zM1 9h2v6H1zm20 0h2v6h-2z'],
  'kind-mod': [
    'M9.3 2h5.4v3.2h4.1v4.1H22v5.4h-3.2v4.1h-4.1V22H9.3v-3.2H5.2v-4.1H2V9.3h3.2V5.2h4.1zM10.7 8v2.7H8v2.6h2.7V16h2.6v-2.7H16v-2.6h-2.7V8z',
  ],
  'kind-follower': ['M12 2a4.7 4.7 0 1 1 0 9.4A4.7 4.7 0 0 1 12 2zM3 22c0-5.5 3.5-8.8 9-8.8s9 3.3 9 8.8z'],
  'kind-item': ['M8 3h8v4h5v14H3V7h5zm2 2v2h4V5zM3 12.3v1.9h6.5v2.3h5v-2.3H21v-1.9h-6.5v-1.3h-5v1.3zm8 .5h2v2h-2z'],
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
  'kind-weapon': ['M1.5 6.5h18.5v2h2.5v3.7h-8.2l-.8 2.3h-3.2l-2.2 5H3.2l2.1-6.8H1.5zm9 5.7-.3 1h1.5l.4-1z'],
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
  'rarity-common': ['M4.5 12a7.5 7.5 0 1 1 15 0 7.5 7.5 0 1 1-15 0z'],
  'rarity-rare': ['M12 2.5l9.5 9.5-9.5 9.5L2.5 12z'],
  'rarity-epic': ['M12 1.5l3 5.3 6.1 0-3.1 5.2 3.1 5.2-6.1 0L12 22.5l-3-5.3-6.1 0L6 12 2.9 6.8l6.1 0z'],
  'rarity-unique': [
    'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 3.2a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6zm0 3.8a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  ],
  'rarity-starter': ['M4.5 12a7.5 7.5 0 1 1 15 0 7.5 7.5 0 1 1-15 0zM6.5 12a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0z'],
  'token-ap': ['M7 2.5h10l5 9.5-5 9.5H7L2 12zm6.7 3.2L7.6 13h3.3l-.9 5.3 6.3-7.6h-3.5z'],
  'token-exhaust': [
    'M5 2h14v4.5L14.3 12l4.7 5.5V22H5v-4.5L9.7 12 5 6.5zm3 3v.6L11 9h2l3-3.4V5zm4 9.5L8 18.8V19h8v-.2z',
  ],
  'token-progress': ['M4.5 2h2.4v1.5h13l-3.2 4.8 3.2 4.7h-13v9H4.5z'],
  'token-seal': [
    'M12 1.5a5.5 5.5 0 0 1 5.5 5.5v2.5H20v12.5H4V9.5h2.5V7A5.5 5.5 0 0 1 12 1.5zm0 2.6A2.9 2.9 0 0 0 9.1 7v2.5h5.8V7A2.9 2.9 0 0 0 12 4.1zM10.8 13.5v4.5h2.4v-4.5z',
  ],
  'token-damage': [
    'M12 1.5l2.2 5 5-2.3-1.7 5.3 5 2.5-5 2.5 1.7 5.3-5-2.3-2.2 5-2.2-5-5 2.3 1.7-5.3-5-2.5 5-2.5-1.7-5.3 5 2.3z',
  ],
  'skill-support': [
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM10.4 6.5v3.9H6.5v3.2h3.9v3.9h3.2v-3.9h3.9v-3.2h-3.9V6.5z',
  ],
  'skill-enhancement': ['M12 2l9 8.5v4L12 6l-9 8.5v-4z', 'M12 9.5l9 8.5v4l-9-8.5-9 8.5v-4z'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SignName = keyof typeof shapes;

export function isSignName(name: string): name is SignName {
  return Object.hasOwn(shapes, name);
}

/** The outline of a sign, for a drawing that has a canvas of its own. */
export function SignShape({ name }: { readonly name: SignName }) {
  return shapes[name].map((path) => <path key={path} fillRule="evenodd" d={path} />);
}

/** A sign in the run of a text. Without a label it is silent: the word stands beside it. */
export function Sign({ name, label }: { readonly name: SignName; readonly label?: string }) {
  const shape = <SignShape name={name} />;
  if (label === undefined) {
    return (
      <svg className="face-sign" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg className="face-sign" viewBox="0 0 24 24" fill="currentColor" role="img" aria-label={label}>
      {shape}
    </svg>
  );
}
