import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './generated-file.ts';
import { type PackedPackage, packedPackages } from './packed-packages.ts';

/** Where the licences of all that is packed stand; the help shows it, and it lies beside the packed application. */
export const licencesFile = 'docs/third-party-licences.txt';

const allowed = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'Python-2.0',
  'OFL-1.1',
  // Given to the public domain.
  'Unlicense',
];

/** Whether what is under this licence may be handed out with ours: of an OR one must be allowed, of an AND all. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ') && plain.includes(' AND ')) return false;
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => allowed.includes(one));
  return plain.split(' AND ').every((one) => allowed.includes(one));
}

const NAMED_AS_LICENCE = /^(licen[cs]e|copying|notice|thirdpartynotices)\b/i;

/** The texts that come with a package; of one that has none, the licence that its package.json names, by its author. */
export function licenceText(one: PackedPackage): string {
  const files = readdirSync(one.folder).filter((name) => NAMED_AS_LICENCE.test(name));
  const texts = files.sort().map((name) => ownPart(readFileSync(path.join(one.folder, name), 'utf8')));
  return texts.length > 0 ? texts.join('\n\n') : usualText(one);
}

/** Vite lists after its own licence those of the packages it bundles for itself, which do not come with us. */
function ownPart(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [own = ''] = plain.split('\n# Licenses of bundled dependencies');
  return own
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

function usualText({ name, license, author }: PackedPackage): string {
  if (license !== 'MIT' && license !== 'Apache-2.0') throw new Error(`${name} comes without the text of ${license}`);
  const text = readFileSync(path.join('scripts', 'generators', 'licence-texts', `${license}.txt`), 'utf8');
  return `Copyright (c) ${author.replace(/ *[<(].*$/, '')}\n\n${text.trim()}`;
}

/** One file of every licence, the same text said once for all that share it. */
export function thirdPartyLicences(): readonly GeneratedFile[] {
  const byText = new Map<string, string[]>();
  for (const one of packedPackages()) {
    const text = licenceText(one);
    byText.set(text, [...(byText.get(text) ?? []), `${one.name} ${one.version} (${one.license})`]);
  }
  const rule = '='.repeat(80);
  const parts = [...byText].map(([text, names]) => `${rule}\n${names.join('\n')}\n${rule}\n\n${text}\n`);
  return [{ path: licencesFile, text: `${head}\n${parts.join('\n')}` }];
}

const head = `Site-Seeing Studio contains works of others, fonts among them. Their licences follow.
The licences of Chromium, which is part of Electron, lie beside the program: LICENSES.chromium.html.

サイトシーイング・スタジオには、書体をふくむ、ほかの人の著作物が入っています。以下はそのライセンスです。
Electron に入っている Chromium のライセンスは、プログラムの横の LICENSES.chromium.html にあります。
`;
