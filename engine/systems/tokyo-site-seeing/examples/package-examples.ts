import type { ProblemExample } from '#engine/library/examples/problem-example.ts';
import { smallProject } from './small-project.ts';

type Texts = { readonly [path: string]: string | null };

const weapons = 'cards/weapons.json';
const nothingOwn: Texts = Object.fromEntries(Object.keys(smallProject).map((path) => [path, null]));

/** Manifest of a package with requirements; `more` is inserted after its first locale. */
export function manifest(id: string, requires: readonly string[], more = ''): string {
  const list = requires.map((one) => `{ "id": "${one}", "version": "0.1.0" }`).join(', ');
  return `{
  "formatVersion": 1,
  "id": "${id}",
  "version": "0.1.0",
  "system": "tokyo-site-seeing",
  "title": "港の街",
  "sourceLocale": "ja",
  "locales": ["ja"${more}],
  "requires": [${list}],
  "settings": {}
}
`;
}
const marked = (text: string, part: string): string => text.replace(part, `«${part}»`);

/** A required project, with prefixed file names. */
function project(id: string, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [`${id}:${path}`, text]));
}

const base = project('base', {
  ...smallProject,
  'studio.json': (smallProject['studio.json'] ?? '').replace('"small"', '"base"'),
});

function weapon(id: string, overrides: string): string {
  return `{
  "formatVersion": 1,
  "cards": [
    {
      "id": ${id},
${overrides === '' ? '' : `      "overrides": ${overrides},\n`}      "name": "潮に曲がった標識",
      "rarity": "common",
      "traits": ["tool"],
      "category": "equipment",
      "ap": 3,
      "cost": 5,
      "equip": { "ability": "combat", "target": 3 },
      "range": "far",
      "effects": [
        {
          "id": "attack",
          "when": "use",
          "attack": true,
          "do": [{ "op": "damage", "to": { "op": "target" }, "amount": 3, "type": "physical" }],
          "after": "exhaust"
        }
      ]
    }
  ]
}
`;
}

const inPort = { ...nothingOwn, ...base, 'studio.json': manifest('port', ['base']) };
const cheaper = (overrides: string): string => weapon('"W-01"', overrides).replace('"cost": 5', '"cost": 4');
const twoPiers = {
  ...project('north', { 'studio.json': manifest('north', ['base']), [weapons]: cheaper('"base:W-01"') }),
  ...project('south', { 'studio.json': manifest('south', ['base']), [weapons]: cheaper('"base:W-01"') }),
};
const required = (more: Texts, text: string, code: string): ProblemExample => ({
  code,
  file: 'studio.json',
  text,
  others: { ...nothingOwn, ...more },
});

export const packageExamples: readonly ProblemExample[] = [
  required({}, marked(manifest('port', ['base']), '"base"'), 'PKG001'),
  required(
    base,
    manifest('port', ['base']).replace('"base", "version": "0.1.0"', '"base", "version": «"0.2.0"»'),
    'PKG002',
  ),
  required(
    project('pier', { 'studio.json': manifest('pier', ['port']) }),
    marked(manifest('port', ['pier']), '"pier"'),
    'PKG003',
  ),
  required(
    {
      ...base,
      'base:studio.json': (base['base:studio.json'] ?? '').replace('tokyo-site-seeing', 'another-game'),
    },
    marked(manifest('port', ['base']), '"base"'),
    'PKG004',
  ),
  required(
    { ...base, 'base:cards/weapons.json': weapon('1', '') },
    marked(manifest('port', ['base']), '"base"'),
    'PKG005',
  ),
  {
    code: 'PKG006',
    file: 'studio.json',
    text: marked(manifest('port', ['base']), '"base"'),
    others: nothingOwn,
    faults: { 'base:studio.json': { kind: 'several', folders: ['base-old', 'base-new'] } },
  },
  { code: 'PKG007', file: weapons, text: weapon('«"W-01"»', ''), others: inPort },
  { code: 'PKG008', file: weapons, text: weapon('"W-01"', '«"bse:W-01"»'), others: inPort },
  { code: 'PKG009', file: weapons, text: weapon('"W-11"', '«"base:W-01"»'), others: inPort },
  {
    code: 'PKG010',
    file: 'scenarios/S00-quay/cards.json',
    text: `{
  "formatVersion": 1,
  "cards": [{ "id": "SC00-01", "overrides": «"base:SC00-01"», "name": "岸壁", "effects": [] }]
}
`,
    others: inPort,
  },
  {
    code: 'PKG011',
    file: weapons,
    text: weapon('"W-01"', '«"base:W-01"»'),
    others: { ...inPort, ...twoPiers, 'studio.json': manifest('port', ['north']), ...withoutSouth() },
  },
  {
    code: 'PKG012',
    file: 'studio.json',
    text: manifest('port', ['north', 'south']).replace('"requires": [', '"requires": «[»'),
    others: { ...nothingOwn, ...base, ...twoPiers },
  },
  {
    code: 'PKG013',
    file: 'mat.json',
    text: '{\n  "formatVersion": 1,\n  "areas": [],\n  «"lines"»: [["SNG", "SJK"]]\n}\n',
    others: inPort,
  },
  {
    code: 'PKG014',
    file: weapons,
    text: cheaper('«"north:W-01"»'),
    others: { ...inPort, ...twoPiers, 'studio.json': manifest('port', ['north']), ...withoutSouth() },
  },
];

function withoutSouth(): Texts {
  return { 'south:studio.json': null, [`south:${weapons}`]: null };
}
