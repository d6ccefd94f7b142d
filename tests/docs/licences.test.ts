import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import configuration from '#scripts/electron-builder.config.mjs';
import { packedPackages } from '#scripts/generators/packed-packages.ts';
import { isAllowed, licencesFile, licenceText, thirdPartyLicences } from '#scripts/generators/third-party-licences.ts';

const packages = packedPackages();

describe('packaged dependencies', () => {
  it('all have a licence that permits distribution', () => {
    expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(MIT AND Zlib)', true],
    ['(MIT AND GPL-2.0-only)', false],
    ['GPL-3.0-or-later', false],
    ['(MIT OR GPL-3.0) AND CC-BY-NC-4.0', false],
    ['SEE LICENSE IN README', false],
    ['', false],
  ])('with the licence %j may be distributed: %s', (license, may) => {
    expect(isAllowed(license)).toBe(may);
  });

  it('include the licence text, and the author where the licence requires it', () => {
    const without = packages.filter((one) => !/Copyright|\(c\)|©|Google Inc\.|Permission/i.test(licenceText(one)));
    expect(without.map(({ name }) => name)).toEqual([]);
    const textless = { name: 'a', version: '1.0.0', license: 'ISC', author: '', folder: import.meta.dirname };
    expect(() => licenceText(textless)).toThrow('a comes without the text of ISC');
    expect(licenceText({ ...textless, license: 'MIT', author: 'Ada <ada@example.org>' })).toMatch(
      /^Copyright \(c\) Ada\n\nPermission is hereby granted/,
    );
  });

  it('are all packages in the source maps of the built programs, and Electron', () => {
    const maps = [
      'dist/main',
      'dist/cli',
      'dist/loopback',
      'dist/shared',
      'dist/threads',
      'dist/threads/shared',
    ].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.map'))
        .map((name) => path.join(folder, name)),
    );
    const sources = maps.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }).sources);
    const named = new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []));
    const known = new Set(packages.map(({ name }) => name));
    expect(named.size).toBeGreaterThan(10);
    expect([...named, 'electron'].filter((name) => !known.has(name))).toEqual([]);
  });

  it('include the font of each style sheet, under the Open Font License', () => {
    const fonts = ['renderer/kit/theme', 'renderer/views/print']
      .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@import "(@fontsource[^/]*\/[^/]+)/g)])
      .map(([, name]) => name);
    const open = packages.filter(({ license }) => license === 'OFL-1.1').map(({ name }) => name);
    expect(fonts.length).toBeGreaterThan(8);
    expect(fonts.filter((name) => !open.includes(name ?? ''))).toEqual([]);
  });
});

describe('the file of licences', () => {
  it('is generated from the installed packages, and placed next to the packaged program', () => {
    const [made] = thirdPartyLicences();
    expect(made?.path).toBe(licencesFile);
    expect(readFileSync(licencesFile, 'utf8') === made?.text).toBe(true);
    expect(configuration.extraResources).toContainEqual({ from: licencesFile, to: 'THIRD-PARTY-LICENCES.txt' });
  });

  it('names every package with its version', () => {
    const text = readFileSync(licencesFile, 'utf8');
    const missing = packages.filter(({ name, version }) => !text.includes(`\n${name} ${version} (`));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
