/** Signs of the tools: strokes on a grid of 24, in the colour of the text around them. */
const strokes = {
  error: ['M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z', 'M9 9l6 6', 'M15 9l-6 6'],
  warning: ['M12 4 2.5 20h19z', 'M12 10v4.5', 'M12 17.4v.2'],
  info: ['M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', 'M12 11v5', 'M12 8v.2'],
  closed: ['M9 6l6 6-6 6'],
  open: ['M6 9l6 6 6-6'],
  file: ['M6 3h8l4 4v14H6z', 'M14 3v4h4'],
  begin: ['M12 5v14', 'M5 12h14'],
  newFile: ['M12 21H6V3h8l4 4v5', 'M14 3v4h4', 'M18 15v6', 'M15 18h6'],
  newFolder: ['M12 19H3V6h6l2 2.5h10V13', 'M18 15v6', 'M15 18h6'],
  filter: ['M4 7h16', 'M7 12h10', 'M10 17h4'],
  back: ['M9 7 4 12l5 5', 'M4 12h11a5 5 0 0 1 5 5v1'],
  on: ['M15 7l5 5-5 5', 'M20 12H9a5 5 0 0 0-5 5v1'],
  last: ['M5 5l7 7-7 7', 'M12 5l7 7-7 7', 'M20.5 5v14'],
  stop: ['M6 6h12v12H6z'],
  pause: ['M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z', 'M10 9v6', 'M14 9v6'],
  bookmark: ['M7 3h10v18l-5-4.5L7 21z'],
  lines: ['M3 6h18', 'M8 6v5a3 3 0 0 0 3 3h10', 'M12 14v2a3 3 0 0 0 3 3h6'],
  beside: ['M3 4h18v16H3z', 'M12 4v16'],
  again: ['M4 12a8 8 0 0 1 14-5.3L20 9', 'M20 4v5h-5', 'M20 12a8 8 0 0 1-14 5.3L4 15', 'M4 20v-5h5'],
  next: ['M6 5l10 7-10 7z', 'M19 5v14'],
  play: ['M5 5l7 7-7 7z', 'M13 5l7 7-7 7z'],
  save: ['M4 4h13l3 3v13H4z', 'M8 4v5h7V4', 'M7 20v-6h10v6'],
  folder: ['M3 6h6l2 2.5h10V19H3z'],
  card: ['M6 3h12v18H6z', 'M9 7h6', 'M9 14h6', 'M9 17h4'],
  table: ['M3 4h8v7H3z', 'M14 4h7v7h-7z', 'M3 14h8v6H3z', 'M14 14h7v6h-7z'],
  form: ['M4 5h7v5H4z', 'M14 5h6', 'M14 10h6', 'M4 14h16v6H4z'],
  log: ['M8 6h13', 'M8 12h13', 'M8 18h13', 'M3.5 6h.2', 'M3.5 12h.2', 'M3.5 18h.2'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
  search: ['M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14z', 'M16.5 16.5 21 21'],
  history: ['M4.5 8.5A8.5 8.5 0 1 1 3.5 13', 'M4 4v4.5h4.5', 'M12 7.5V12l3 2'],
  windows: ['M3 8h12v12H3z', 'M8 8V4h13v11h-6'],
  sheet: ['M3 3h18v18H3z', 'M3 9h18', 'M9 3v18'],
  gallery: ['M3 3h7v7H3z', 'M14 3h7v7h-7z', 'M14 14h7v7h-7z', 'M3 14h7v7H3z'],
  columns: ['M3 3h18v18H3z', 'M9 3v18', 'M15 3v18'],
  paste: ['M8 4H5v17h14V4h-3', 'M8 2h8v4H8z', 'M12 10v7', 'M9 14l3 3 3-3'],
  download: ['M12 4v11', 'M7 10l5 5 5-5', 'M4 16v4h16v-4'],
  curves: ['M4 4v16h16', 'M8 16v-4', 'M13 16V7', 'M18 16v-6'],
  up: ['M12 19V5', 'M6 11l6-6 6 6'],
  down: ['M12 5v14', 'M6 13l6 6 6-6'],
  pencil: ['M4 20l1-5L16 4l4 4L9 19z', 'M14 6l4 4'],
  over: ['M12 3v18', 'M8 7l4-4 4 4', 'M8 17l4 4 4-4'],
  translate: [
    'M3 6h11',
    'M8.5 3.5V6',
    'M12 6c-1 4-4 7.5-8.5 9.5',
    'M5.5 9c1.5 3 4 5 6.5 6',
    'M12.5 21l4.5-11 4.5 11',
    'M14.2 17.5h5.6',
  ],
  check: ['M5 12.5l5 5L19.5 7'],
  tests: ['M9 3h6', 'M10 3v6L4.5 19a1.4 1.4 0 0 0 1.2 2h12.6a1.4 1.4 0 0 0 1.2-2L14 9V3', 'M7.5 15h9'],
  record: ['M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z', 'M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z'],
  graph: ['M3 9h6v6H3z', 'M15 3h6v6h-6z', 'M15 15h6v6h-6z', 'M9 12h3', 'M15 6h-3v12h3'],
  layers: ['M12 3 3 8l9 5 9-5z', 'M3 12.5l9 5 9-5', 'M3 17l9 5 9-5'],
  fit: ['M4 9V4h5', 'M15 4h5v5', 'M20 15v5h-5', 'M9 20H4v-5'],
  plus: ['M12 5v14', 'M5 12h14'],
  minus: ['M5 12h14'],
  settings: [
    'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
    'M10.4 3h3.2l.5 2.6 1.9 1.1 2.5-.9 1.6 2.8-2 1.7v2.2l2 1.7-1.6 2.8-2.5-.9-1.9 1.1-.5 2.6h-3.2l-.5-2.6-1.9-1.1-2.5.9-1.6-2.8 2-1.7v-2.2l-2-1.7 1.6-2.8 2.5.9 1.9-1.1z',
  ],
  palette: [
    'M12 3a9 9 0 1 0 0 18c1.6 0 2-1 1.6-2.2-.5-1.4.3-2.8 1.9-2.8H18a3 3 0 0 0 3-3A9.5 9.5 0 0 0 12 3z',
    'M8 10v.2',
    'M12 7.5v.2',
    'M16 10v.2',
  ],
  letters: ['M4 6V4h16v2', 'M12 4v16', 'M9 20h6'],
  keyboard: ['M3 6h18v12H3z', 'M7 10v.2', 'M11 10v.2', 'M15 10v.2', 'M18 10v.2', 'M8 14h8'],
  person: ['M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', 'M5 20a7 7 0 0 1 14 0'],
  bell: ['M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15z', 'M10 21h4'],
  help: ['M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z', 'M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7', 'M12 16.8v.2'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type IconName = keyof typeof strokes;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {strokes[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** The Ring: the sign of the studio, and of the moment in play. */
export function Ring() {
  return (
    <svg className="ring" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2.6a7.9 7.9 0 1 0 0 15.8 7.9 7.9 0 0 0 0-15.8z"
      />
      <path d="M7.6 12h2.2v4.6H7.6zM10.9 8.2h2.2v8.4h-2.2zM14.2 10.4h2.2v6.2h-2.2z" />
    </svg>
  );
}
