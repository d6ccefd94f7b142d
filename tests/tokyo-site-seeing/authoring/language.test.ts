import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { phraseOf, sentenceOf, voiceOf } from '#authoring/project/sentences/speak.ts';
import { annotations } from '#authoring/text/schema/schema-tools.ts';
import { nameOfOp, schemasOf } from '#authoring/text/schema/schemas-of.ts';
import { systems } from '#engine/systems/systems.ts';

describe.each(systems.map((system) => [system.id, system] as const))('the language of %s', (_, system) => {
  const { definitions } = schemasOf(system);
  const ajv = new Ajv({
    discriminator: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    keywords: [...annotations],
  });
  ajv.addSchema({ $id: 'all', definitions });
  const voice = voiceOf(system, (_locale, id) => id);

  it.each(system.language.ops.map((op) => [nameOfOp(op), op] as const))('%s: its example is valid', (name, op) => {
    const validate = ajv.getSchema(`all#/definitions/${name}`);
    expect(validate?.(op.example), JSON.stringify(validate?.errors)).toBe(true);
    expect(validate?.({ ...op.example, unknown: 1 })).toBe(false);
  });

  it.each(system.language.ops.map((op) => [nameOfOp(op), op] as const))(
    '%s: its example has a sentence',
    (_name, op) => {
      for (const locale of ['ja', 'en'] as const) {
        const phrase = phraseOf(op.example, locale, voice);
        expect(phrase).not.toBe('');
        // Printed keywords keep their brackets
        expect(phrase.replaceAll(/\[[A-Z][A-Za-z ]*\]/g, '')).not.toMatch(/…|[{}[\]|]|undefined|\[object/);
        expect(op.about[locale]).not.toBe('');
      }
    },
  );

  it('describes unfinished effects without failing', () => {
    expect(sentenceOf([{ op: 'damage' }, { op: 'no such op' }, 7, null], 'en', voice)).toContain('…');
    expect(sentenceOf('nothing', 'ja', voice)).toBe('');
  });

  const written = system.language.ops.filter(({ sort, id }) => sort === 'effect' && id === 'if');
  it.each(written)('leaves out an absent optional field of $id', () => {
    const effect = system.language.ops.find((op) => op.sort === 'effect' && Object.keys(op.fields).length === 0);
    const selector = system.language.ops.find((op) => op.sort === 'selector' && Object.keys(op.fields).length === 0);
    const node = { op: 'if', if: { op: 'exists', what: selector?.example }, then: [effect?.example] };
    expect(phraseOf(node, 'en', voice)).not.toContain('otherwise');
    expect(phraseOf({ ...node, else: [effect?.example] }, 'en', voice)).toContain('otherwise');
  });

  it('uses only JSON Schema keywords that diagnostics have a sentence for', () => {
    const known = new Set([
      ...annotations,
      ...[
        '$ref',
        'title',
        'description',
        'examples',
        'readOnly',
        'type',
        'properties',
        'required',
        'additionalProperties',
        'items',
      ],
      ...[
        'additionalItems',
        'enum',
        'const',
        'minimum',
        'maximum',
        'pattern',
        'minLength',
        'minProperties',
        'minItems',
        'maxItems',
      ],
      ...['uniqueItems', 'discriminator', 'oneOf', 'allOf', 'if', 'then', 'else', 'not'],
    ]);
    const used = new Set<string>();
    const look = (schema: unknown): void => {
      if (Array.isArray(schema)) for (const one of schema) look(one);
      if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
      for (const [word, value] of Object.entries(schema)) {
        used.add(word);
        if (word === 'properties') for (const one of Object.values(value as object)) look(one);
        else if (!annotations.includes(word) && word !== 'examples' && word !== 'discriminator') look(value);
      }
    };
    for (const schema of Object.values(definitions)) look(schema);
    expect([...used].filter((word) => !known.has(word))).toEqual([]);
  });
});
