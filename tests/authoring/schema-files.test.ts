import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { annotations, refsOf } from '#authoring/text/schema/schema-tools.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { schemas } from '#host/reports/language-reports.ts';

// Other validators find the definitions of a game by a relative path.

const rules = { discriminator: true, strictTypes: false, strictTuples: false, strictRequired: false } as const;
const options = { ...rules, inlineRefs: false, keywords: [...annotations] };
const jsonIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(folder, file))
    .sort();
const read = (file: string): JsonObject => JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
const addressOf = (file: string): string => pathToFileURL(file).href;

const isIn = (definitions: unknown, name: string): boolean => Object.hasOwn(Object(definitions), name);

function everySchema(): Ajv {
  const ajv = new Ajv(options);
  for (const file of jsonIn('schemas')) ajv.addSchema(read(file), addressOf(file));
  return ajv;
}

describe('ajv, given every file of schemas/ by its path', () => {
  const ajv = everySchema();

  it.each(jsonIn('schemas'))('can compile %s', (file) => {
    expect(ajv.getSchema(addressOf(file))).toBeTypeOf('function');
  });

  it('validates the sample projects by the schema named in each file', () => {
    const named = jsonIn('sample-content').flatMap((file) => {
      const { $schema } = read(file);
      return typeof $schema === 'string' ? [{ file, schema: path.join(path.dirname(file), $schema) }] : [];
    });
    const wrong = named.filter(({ file, schema }) => ajv.getSchema(addressOf(schema))?.(read(file)) !== true);
    expect(named.length).toBeGreaterThan(25 * systemIds.length);
    expect(wrong).toEqual([]);
  });
});

it.each(systemIds)('a schema of %s opened without its definitions names the missing file', (id) => {
  const alone = (): unknown => new Ajv(options).compile(read(`schemas/${id}/playtest.schema.json`));
  expect(alone).toThrow(/can't resolve reference definitions\.schema\.json#\/definitions\/[\w.-]+ from id #/);
});

it('`studio schemas --json` prints each schema with everything it refers to', () => {
  const lost = schemas().schemas.flatMap(({ name, schema: { definitions, ...schema } }) =>
    refsOf([schema, definitions]).flatMap((one) => (isIn(definitions, one) ? [] : [`${name}: ${one}`])),
  );
  expect(lost).toEqual([]);
});
