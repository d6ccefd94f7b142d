import { readdirSync } from 'node:fs';
import { type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { effectFaults } from '#authoring/project/diagnostics/effects/effect-problems.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Range } from '#authoring/text/problems/problem.ts';
import { severityOf } from '#authoring/text/problems/tell.ts';
import { parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import type { Format, HostedSystem } from '#authoring/text/schema/format-registry.ts';
import { tagsOf, viewsAt, viewsInside } from '#authoring/text/schema/views.ts';
import type { CompletionCandidate } from '#authoring/tools/completion/candidate.ts';
import { completionAt } from '#authoring/tools/completion/complete.ts';
import { nothingKnown } from '#authoring/tools/completion/known.ts';
import { knownOf } from '#authoring/tools/completion/known-of-project.ts';
import { placeAt } from '#authoring/tools/completion/place.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { readProject } from '#host/project/read-project.ts';
import { rows } from '../matrix.ts';

const samples = readdirSync('sample-content');

describe.each(rows(samples, [Math.max(0, samples.indexOf(systemIds[0]))]))('in every place of %s', async (name) => {
  const { files } = await readProject(`sample-content/${name}`);
  const diagnosis = diagnose(files, hostedSystems);
  const hosted = hostedSystems.find(({ system }) => system === diagnosis.system) as HostedSystem;
  const { language } = hosted.system;
  const index = indexOf(diagnosis);
  const places = diagnosis.project.readings.flatMap(({ file, format, value }) =>
    excerptsOf(value).map((text) => ({ path: file.path, format, text })),
  );
  const wordsOfFile = new Map(
    diagnosis.project.readings.map(({ file }) => [file.path, knownOf(diagnosis, hostedSystems, file.path)]),
  );

  const ask = (path: string, format: Format, text: string, offset: number) => {
    const looked = format.house || format.id === 'playtest' ? null : language;
    const { schema, definitions } = format;
    const known = wordsOfFile.get(path) ?? nothingKnown;
    return completionAt({ text, schema, definitions, known, language: looked, locale: 'ja' }, offset);
  };

  const faults = (path: string, format: Format, text: string, part: Span = { offset: 0, length: text.length }) => {
    const reading = parsedDocumentOf({ path, text }, format);
    const lines = text.split('\n');
    const isIn = ({ start }: Range): boolean => {
      const at = lines.slice(0, start.line).reduce((sum, line) => sum + line.length + 1, start.character);
      return part.offset <= at && at <= part.offset + part.length;
    };
    const shape = reading.problems.filter(({ severity, range }) => severity === 'error' && isIn(range));
    const looked =
      format.house || format.id === 'playtest' || !reading.sound ? [] : effectFaults(reading.value, language);
    const effects = looked.filter(({ told, path: at }) => severityOf(told.code) === 'error' && isIn(reading.place(at)));
    const unknown = reading.facts.references.filter(
      ({ kinds, id, path: at }) => index.declared(kinds, id) === undefined && isIn(reading.place(at)),
    );
    return [
      ...shape.map(({ code, message }) => `${code} ${message.en}`),
      ...effects.map(({ told }) => told.code),
      ...unknown.map(({ id }) => `REF001 ${id}`),
    ];
  };

  it('written values are offered, every offer passes check, and no passing option is missing', () => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    for (const { path, format, text } of places) {
      if (faults(path, format, text).length > 0) continue;
      const root = parseTree(text) as Node;
      const document = JSON.parse(text) as unknown;
      for (const { node, at } of valuesIn(root)) {
        const outer = viewsAt(format.schema, document, at.slice(0, -1), format.definitions);
        const step = at.at(-1) as string | number;
        const inside = viewsInside(outer, step);
        const sign = `${format.id} ${tagOf(outer, step, format) ?? signOf(inside)}`;
        if (inside.length === 0 || seen.has(sign)) continue;
        seen.add(sign);
        const { asked, offset } = emptied(text, node);
        const found = ask(path, format, asked, offset);
        if (found === null) wrong.push(`${path} ${at.join('/')}: nothing`);
        for (const candidate of found?.candidates ?? []) {
          expect(plainOf(candidate.snippet)).toBe(candidate.plain);
          const said = faults(path, format, ...applied(asked, found as Span, candidate));
          if (said.length > 0) wrong.push(`${path} ${at.join('/')} ${candidate.label}: ${said[0]}`);
        }
        const left = missing(node, inside, found?.candidates ?? [], format);
        if (left !== null) wrong.push(`${path} ${at.join('/')}: ${left} is written and not offered`);
      }
      for (const { node, at } of objectsIn(root)) {
        const views = viewsAt(format.schema, document, at, format.definitions);
        const sign = `keys ${format.id} ${signOf(views)}`;
        if (views.length === 0 || seen.has(sign)) continue;
        seen.add(sign);
        const found = ask(path, format, text, node.offset + 1);
        for (const candidate of found?.candidates ?? []) {
          expect(plainOf(candidate.snippet)).toBe(candidate.plain);
          const said = faults(path, format, ...applied(text, found as Span, candidate));
          if (said.length > 0) wrong.push(`${path} ${at.join('/')} key ${candidate.label}: ${said[0]}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** Documents with one entry per list, to limit the work per place. */
function excerptsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const lists = Object.entries(value).filter(
    ([, list]) => Array.isArray(list) && list.length > 1 && typeof list[0] === 'object',
  );
  const most = Math.max(1, ...lists.map(([, list]) => (list as unknown[]).length));
  return Array.from({ length: most }, (_, i) => {
    const one = lists
      .map(([key, list]) => [key, (list as unknown[]).slice(i, i + 1)] as const)
      .filter(([, list]) => list.length > 0);
    return JSON.stringify(
      {
        ...value,
        ...Object.fromEntries(lists.map(([key, list]) => [key, (list as unknown[]).slice(0, 1)])),
        ...Object.fromEntries(one),
      },
      null,
      1,
    );
  });
}

interface At {
  readonly node: Node;
  readonly at: JsonPath;
}

function* valuesIn(node: Node, at: JsonPath = []): Generator<At> {
  if (at.length > 0) yield { node, at };
  for (const [i, child] of (node.children ?? []).entries()) {
    if (child.type === 'property')
      yield* valuesIn(child.children?.[1] as Node, [...at, String(child.children?.[0]?.value)]);
    else yield* valuesIn(child, [...at, i]);
  }
}

function* objectsIn(root: Node): Generator<At> {
  if (root.type === 'object') yield { node: root, at: [] };
  for (const one of valuesIn(root)) if (one.node.type === 'object') yield one;
}

const numbers = new Map<Schema, number>();
function signOf(schemas: readonly Schema[]): string {
  return schemas
    .map((schema) => {
      if (typeof schema['$ref'] === 'string') return schema['$ref'];
      numbers.set(schema, numbers.get(schema) ?? numbers.size);
      return numbers.get(schema);
    })
    .join(' ');
}

function tagOf(outer: readonly Schema[], step: string | number, { definitions }: Format): string | undefined {
  const union = outer.find((view) => view['discriminator'] !== undefined && tagsOf(view, definitions).tag === step);
  return union === undefined ? undefined : `tag of ${signOf([union])}`;
}

interface Span {
  readonly offset: number;
  readonly length: number;
}

function emptied(text: string, { offset, length, type }: Node): { readonly asked: string; readonly offset: number } {
  const isText = type === 'string';
  const asked = `${text.slice(0, offset)}${isText ? '""' : ''}${text.slice(offset + length)}`;
  return { asked, offset: offset + (isText ? 1 : 0) };
}

function applied(text: string, at: Span, { plain, removed }: CompletionCandidate): readonly [string, Span] {
  const edits = [...removed.map(({ offset, length }) => ({ offset, length, by: '' })), { ...at, by: plain }];
  const written = edits
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (before, { offset, length, by }) => `${before.slice(0, offset)}${by}${before.slice(offset + length)}`,
      text,
    );
  const earlier = removed.filter(({ offset }) => offset < at.offset).reduce((sum, { length }) => sum + length, 0);
  return [written, { offset: at.offset - earlier, length: plain.length }];
}

function plainOf(snippet: string): string {
  return snippet
    .replace(/\$\{\d+\|((?:\\.|[^\\,|])*)(?:\\.|[^\\|])*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, '$1')
    .replace(/\\(.)/g, (whole, sign: string) => (/[\\$}]/.test(sign) ? sign : whole));
}

function missing(
  node: Node,
  schemas: readonly Schema[],
  candidates: readonly CompletionCandidate[],
  { definitions }: Format,
): string | null {
  const labels = candidates.map(({ label }) => label);
  if (node.type === 'object') {
    const op = node.children?.find((one) => one.children?.[0]?.value === 'op')?.children?.[1]?.value as
      | string
      | undefined;
    return op === undefined || labels.includes(op) ? null : op;
  }
  if (node.type !== 'string' && node.type !== 'boolean') return null;
  const word = String(node.value);
  const isClosed = JSON.stringify(schemas).includes('"enum"') || JSON.stringify(schemas).includes('x-id-of');
  void definitions;
  return !isClosed || labels.includes(word) ? null : word;
}

it('a place is found in a half-typed text', () => {
  const at = (marked: string) => {
    const place = placeAt(marked.replace('¦', ''), marked.indexOf('¦'));
    return place === null ? null : [place.stands, place.path.join('/'), place.typed, place.length];
  };
  expect(at('{ "cards": [{ "id": "W-01" }, { "id": "¦')).toEqual(['value', 'cards/1/id', '', 1]);
  expect(at('{ "cards": [{ "id": "W-01" }, { "na¦')).toEqual(['key', 'cards/1', 'na', 3]);
  expect(at('{ "cards": [{ "do": [{ "op": "da¦m }] }] }')).toEqual(['value', 'cards/0/do/0/op', 'da', 3]);
  expect(at('{ "cards": [{ "ap": ¦ "cost": 2 }] }')).toEqual(['value', 'cards/0/ap', '', 0]);
  expect(at('{ "cards": [{ "id": "a" ¦')).toBeNull();
  expect(at('¦')).toEqual(['value', '', '', 0]);
});
