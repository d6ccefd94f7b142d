import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { base, files, port, type Texts } from '../packages/two-projects.ts';

const projectsWithRequirements = readdirSync('sample-content').filter((one) => /-(bay|line-13)$/.test(one));
const unit = (of: string, t: string) => ({ t, h: sourceHash(of), s: 'reviewed' });
const units = (all: object) => JSON.stringify({ formatVersion: 1, units: all });
const own: Texts = {
  ...port,
  'l10n/en/cards/weapons.json': units({
    'W-01/name': unit('潮に曲がった標識', 'Sign bent by the tide'),
    'W-101/name': unit('錨', 'Anchor'),
  }),
  'playtests/first.json': JSON.stringify({
    formatVersion: 1,
    tests: [
      {
        name: '錨が卓にある',
        given: { table: 'empty', put: { slots: { SJK0: ['W-101#2'] } } },
        when: [],
        then: { table: { slots: { SJK0: ['W-101#2'] } } },
      },
    ],
  }),
};
const index = indexOf(diagnose(files(own, { base }), hostedSystems));
const place = ({ file, path: steps }: { readonly file: string; readonly path: readonly (string | number)[] }) =>
  `${file} ${steps.join('/')}`;
const usesOf = (declaration: Declaration | undefined) =>
  index.usesOf(declaration as Declaration).map((use) => `${use.sort} ${place(use)}`);

describe('the index of a project', () => {
  it('has the declaration of a thing and its name in every language', () => {
    expect(index.declared(['card'], 'W-101')).toEqual({
      kinds: expect.arrayContaining(['card']),
      id: 'W-101',
      package: null,
      file: 'cards/weapons.json',
      path: ['cards', 1, 'id'],
      copies: expect.any(Number),
      overrides: null,
      names: { ja: '錨', en: 'Anchor' },
      readings: expect.any(Object),
    });
  });

  it('resolves a name without a project to the thing in play, and one with a project to that of the project', () => {
    const own = index.declared(['card'], 'W-01');
    const below = index.declared(['card'], 'base:W-01');
    expect([own?.package, own?.file, below?.package, below?.file]).toEqual([
      null,
      'cards/weapons.json',
      'base',
      'base:cards/weapons.json',
    ]);
    expect(index.allDeclared(['card'], 'W-01')).toEqual([below, own]);
  });

  it('finds the references of a thing: keys of translations, copies in playtests, overrides', () => {
    expect(usesOf(index.declared(['card'], 'W-101'))).toEqual([
      'unit l10n/en/cards/weapons.json units/W-101/name',
      'playtest playtests/first.json tests/0/given/put/slots/SJK0/0',
      'playtest playtests/first.json tests/0/then/table/slots/SJK0/0',
    ]);
    expect(usesOf(index.declared(['card'], 'base:W-01'))).toEqual(['override cards/weapons.json cards/0/overrides']);
    expect(usesOf(index.declared(['project'], 'base'))).toEqual(['requires studio.json requires/0/id']);
    expect(usesOf(index.declared(['word'], 'base:tool'))).toContain('reference cards/weapons.json cards/1/traits/0');
  });

  it('finds what is at a place', () => {
    const weapon = index.declared(['card'], 'W-101');
    expect(index.at('cards/weapons.json', ['cards', 1, 'id'])).toBe(weapon);
    expect(index.at('l10n/en/cards/weapons.json', ['units', 'W-101/name'])).toMatchObject({ id: 'W-101', isKey: true });
    expect(index.at('cards/weapons.json', ['cards', 1, 'name'])).toBeUndefined();
  });

  it.each(projectsWithRequirements)(
    'has in %s a declaration for every reference, and every declaration at its place',
    async (sample) => {
      const { files: read } = await readProject(path.resolve('sample-content', sample));
      const whole = indexOf(diagnose(read, hostedSystems));
      const texts = new Map(read.map((file) => [file.path, 'text' in file ? JSON.parse(file.text) : null]));
      const at = (steps: Declaration['path'], file: string) =>
        steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], texts.get(file));
      for (const one of whole.declarations) expect(at(one.path, one.file)).toBe(one.id);
      const references = [...texts.keys()]
        .flatMap((file) => whole.usesIn(file))
        .filter(({ sort }) => sort !== 'playtest');
      expect(references.length).toBeGreaterThan(10);
      const own = references.filter(({ kinds }) => !kinds.includes('game-system'));
      const lost = own.filter(({ kinds, id }) => whole.declared(kinds, id) === undefined);
      expect(lost.map((use) => place(use))).toEqual([]);
    },
  );
});
