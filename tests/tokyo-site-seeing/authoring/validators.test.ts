import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { reports } from '#api/cli/reports.ts';
import { annotations } from '#authoring/text/schema/schema-tools.ts';
import { checkProject } from '#host/reports/check-project.ts';
import { language, schemas } from '#host/reports/language-reports.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const generated = ['authoring', 'engine'].flatMap((room) =>
  (readdirSync(path.join(root, room), { recursive: true }) as string[])
    .filter((file) => /(?:^|\/)generated\/.*\.js$/.test(file))
    .map((file) => `${room}/${file}`),
);

describe('precompiled validators', () => {
  it.each(generated)('%s needs no eval and no module', (file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    // ajv leaves the source text of a `require` next to a bundled function: a text, not a call.
    const calls = code.replaceAll(/\.code\s*=\s*(['"`]).*?\1/g, '').replaceAll(/\.code\s*=\s*`[^`]*`/g, '');
    expect(calls).not.toMatch(/\beval\s*\(|new Function|\brequire\s*\(|\bimport\b/);
  });
  it('exist', () => expect(generated.length).toBeGreaterThan(1));
});

describe('the output of commands is valid by its schema', () => {
  const ajv = new Ajv({ strictTypes: false, keywords: [...annotations] });
  it.each([
    ['check', async () => (await checkProject('sample-content/tokyo-site-seeing')).report],
    ['check', async () => (await checkProject('/no/such/folder')).report],
    ['language', () => Promise.resolve(language())],
    ['schemas', () => Promise.resolve(schemas())],
  ] as const)('%s', async (name, print) => {
    const validate = ajv.compile(reports[name] ?? {});
    expect(validate(JSON.parse(JSON.stringify(await print()))), JSON.stringify(validate.errors)).toBe(true);
  });
});
