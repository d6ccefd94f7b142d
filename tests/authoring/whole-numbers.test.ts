import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { idOf, readRequest } from '#api/session/read-request.ts';
import type { Json } from '#engine/kernel/basics/json.ts';

/** Places where an integer may exceed the safe range, beyond which JSON silently loses its last digits. */
function lostIn(part: Json, at = ''): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, minimum, maximum, const: only } = part as { readonly [key: string]: Json };
  const isKept = Math.abs(Number(minimum)) <= Number.MAX_SAFE_INTEGER && Number(maximum) <= Number.MAX_SAFE_INTEGER;
  const lost = type === 'integer' && only === undefined && !isKept ? [at] : [];
  return [...lost, ...Object.entries(part).flatMap(([key, inner]) => lostIn(inner as Json, `${at}/${key}`))];
}

const schemaOf = (file: string): Json => JSON.parse(readFileSync(path.join('schemas', file), 'utf8')) as Json;
const written = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.startsWith('cli'))
  .filter((file) => !['session.schema.json', 'saved-game.schema.json'].includes(file))
  .sort();

it.each(written)('no field of %s accepts an integer that JSON does not preserve', (file) => {
  expect(lostIn(schemaOf(file))).toEqual([]);
});

it('no session request accepts one', () => {
  const { definitions } = schemaOf('session.schema.json') as {
    readonly definitions: { readonly [name: string]: Json };
  };
  const requests = Object.entries(definitions).filter(([name]) => name.endsWith('.request'));
  expect(requests.flatMap(([name, request]) => lostIn(request, name))).toEqual([]);
});

it.each([
  { id: 2 ** 53, call: 'save' },
  { id: 1, call: 'undo', to: 2 ** 53 },
])('%j is not a request', (request) => {
  expect(() => readRequest(request)).toThrow('badRequest');
  expect(idOf(request)).toBe(request.id === 1 ? 1 : null);
});
