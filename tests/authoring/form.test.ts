import { readdirSync } from 'node:fs';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { readJson } from '#authoring/text/json/followed-json.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { knownOf } from '#authoring/tools/completion/known-of-project.ts';
import type { FormField, NodeControl } from '#authoring/tools/form/form.ts';
import { edited, type FormEdit, numberTyped } from '#authoring/tools/form/form-edit.ts';
import { formOf } from '#authoring/tools/form/form-of.ts';
import type { FormSources } from '#authoring/tools/form/form-sources.ts';
import { entryLists, type FormSubject, subjectOf, wholeOffset } from '#authoring/tools/form/subject.ts';
import { voiceOfProject } from '#authoring/tools/wording/wording-context.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

describe.each(readdirSync('sample-content'))('in every document of %s', async (name) => {
  const { files } = await readProject(`sample-content/${name}`);
  const diagnosis = diagnose(files, hostedSystems);
  const system = diagnosis.system;
  const parts = diagnosis.project.readings.flatMap(({ file, format }) => {
    const ground = (locale: 'ja' | 'en'): FormSources => ({
      ...{ schema: format.schema, definitions: format.definitions, locale },
      known: knownOf(diagnosis, hostedSystems, file.path),
      language: format.house || format.id === 'playtest' ? null : (system?.language ?? null),
      voice: voiceOfProject(diagnosis),
      groups: system?.words.groups ?? {},
      fieldNames: system?.words.fields ?? {},
      named: (kinds, id) => {
        const found = indexOf(diagnosis).declared(kinds, id);
        return { name: found?.names[locale] ?? '', file: found?.file ?? null };
      },
    });
    const document = readJson(file.text);
    if (document === null) throw new Error(file.path);
    const paths: JsonPath[] = [
      [],
      ...entryLists(document).flatMap(({ key, entries }) => entries.map((one, i): JsonPath => [key, one.name ?? i])),
    ];
    return paths.map((path) => ({ file: file.path, text: file.text, ground, subject: subjectOf(document, path) }));
  });
  const formIn = ({ subject, ground }: (typeof parts)[number], locale: 'ja' | 'en' = 'ja') => {
    const entry = JSON.parse(subject.text) as Json;
    return formOf(documentOf(subject.path, entry), subject.path, entry, ground(locale)).fields;
  };

  it('every value is in exactly one field', () => {
    const wrong = parts.flatMap((part) => {
      const shown = allFields(formIn(part))
        .filter(isWhole)
        .map(({ path }) => path.join('/'));
      const written = leavesOf(parseTree(part.subject.text) as Node).map((path) => path.join('/'));
      const missing = written.filter(
        (path) => !shown.some((one) => one === path || path.startsWith(`${one}/`) || one === ''),
      );
      const twice = shown.filter((path, i) => shown.indexOf(path) !== i);
      return [
        ...missing.map((path) => `${where(part)} ${path} is missing`),
        ...twice.map((path) => `${where(part)} ${path} twice`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('a new value in a field changes its value in the text and nothing else', () => {
    const wrong: string[] = [];
    let done = 0;
    for (const part of parts)
      for (const field of allFields(formIn(part))) {
        const other = otherValue(field);
        if (other === undefined) continue;
        done++;
        const after = edited(part.subject.text, { kind: 'set', path: field.path, value: other });
        if (after !== withValue(part.subject.text, field.path, other))
          wrong.push(`${where(part)} ${field.path.join('/')}`);
      }
    expect(wrong).toEqual([]);
    expect(done).toBeGreaterThan(0);
  });

  it('removing, moving and reinserting restores the text', () => {
    const wrong: string[] = [];
    for (const part of parts)
      for (const field of allFields(formIn(part))) {
        const { control, path } = field;
        if (control.kind !== 'nodes' || control.nodes.length < 2) continue;
        const there = edited(part.subject.text, { kind: 'move', path: [...path, 0], by: 1 }) ?? '';
        if (edited(there, { kind: 'move', path: [...path, 1], by: -1 }) !== part.subject.text)
          wrong.push(`${where(part)} ${path.join('/')}`);
      }
    expect(wrong).toEqual([]);
  });

  it('each field has a label in both languages, and each sentence is the spoken one', () => {
    const wrong = parts.flatMap((part) =>
      (['ja', 'en'] as const).flatMap((locale) =>
        allFields(formIn(part, locale)).flatMap(({ label, path, control }) => {
          const unnamed = label === '' && path.length > 0 ? [`${where(part)} ${path.join('/')} has no label`] : [];
          const unsaid =
            control.kind === 'node' && control.said.includes('…') ? [`${where(part)} ${control.said}`] : [];
          return [...unnamed, ...unsaid];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('values and gaps of a sentence are named by its words, never by their keys', () => {
    const wrong = parts.flatMap((part) =>
      allFields(formIn(part)).flatMap(({ control }) =>
        control.kind !== 'node'
          ? []
          : fieldsOfNode(control).flatMap(({ label, path }) =>
              /^\w+$/.test(label) ? [`${control.op} ${path.at(-1)} ${label}`] : [],
            ),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});

const fieldsOfNode = ({ pieces, more }: NodeControl): readonly FormField[] => [
  ...pieces.flatMap((one) => (one.kind === 'field' ? [one.field] : [])),
  ...more,
];

const where = ({ file, subject }: { readonly file: string; readonly subject: FormSubject }): string =>
  `${file} ${subject.path.join('/')}`;

function allFields(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => [field, ...insideOf(field)]);
}

function insideOf({ control }: FormField): readonly FormField[] {
  switch (control.kind) {
    case 'group':
      return allFields(control.fields);
    case 'list':
      return allFields(control.items);
    case 'nodes':
      return allFields(control.nodes);
    case 'node':
      return allFields(fieldsOfNode(control));
    default:
      return [];
  }
}

const isWhole = ({ control, isWritten }: FormField): boolean =>
  isWritten &&
  !(control.kind === 'group' && control.fields.length > 0) &&
  !(control.kind === 'list' && control.items.length > 0) &&
  !(control.kind === 'nodes' && control.nodes.length > 0) &&
  !(control.kind === 'node' && insideOf({ control } as FormField).some((one) => one.isWritten));

function leavesOf(node: Node, path: JsonPath = []): readonly JsonPath[] {
  const inside = node.children ?? [];
  if (node.type === 'array' && inside.length > 0) return inside.flatMap((one, i) => leavesOf(one, [...path, i]));
  if (node.type !== 'object' || inside.length === 0) return [path];
  const isNode = inside.some(({ children }) => children?.[0]?.value === 'op');
  const properties = inside.filter(({ children }) => !isNode || children?.[0]?.value !== 'op');
  if (properties.length === 0) return [path];
  return properties.flatMap(({ children: [key, value] = [] }) =>
    leavesOf(value as Node, [...path, String(key?.value)]),
  );
}

function otherValue({ control, isWritten }: FormField): Json | undefined {
  if (!isWritten) return undefined;
  switch (control.kind) {
    case 'text':
      return `${control.value}「改」\\`;
    case 'number': {
      const value = control.value ?? 0;
      return control.most !== null && value + 1 > control.most ? value - 1 : value + 1;
    }
    case 'words':
      return control.words.find(({ value }) => value !== control.value)?.value;
    case 'id':
      return `${control.id}1`;
    case 'several':
      return control.items.slice(1).map(({ id }) => id);
    case 'flag':
      return control.saysFalse ? !control.isSet : undefined;
    default:
      return undefined;
  }
}

function withValue(text: string, path: JsonPath, value: Json): string {
  const node = findNodeAtLocation(parseTree(text) as Node, [...path]) as Node;
  const written = Array.isArray(value)
    ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]`
    : JSON.stringify(value);
  return text.slice(0, node.offset) + written + text.slice(node.offset + node.length);
}

function documentOf(path: JsonPath, entry: Json): Json {
  return path.reduceRight<Json>((inside, step) => {
    if (typeof step === 'string') return { [step]: inside };
    const items: Json[] = [];
    items[step] = inside;
    return items;
  }, entry);
}

describe('a section of a text', () => {
  const text = '{\n  "a": 1,\n  "cards": [\n    { "id": "x" },\n    { "id": "y" }\n  ],\n  "b": 2\n}\n';
  const document = readJson(text);
  if (document === null) throw new Error('no JSON');

  it('is an entry with the text before it on its line, or the document without its entries', () => {
    expect([subjectOf(document, ['cards', 1]).text, subjectOf(document, []).text]).toEqual([
      '    { "id": "y" }',
      '{\n  "a": 1,\n  "cards": [],\n  "b": 2\n}\n',
    ]);
  });

  it('maps its offsets to the whole text', () => {
    const [entry, whole] = [subjectOf(document, ['cards', 1]), subjectOf(document, [])];
    expect(text.slice(wholeOffset(entry, entry.text.indexOf('"y"'))).startsWith('"y"')).toBe(true);
    expect(text.slice(wholeOffset(whole, whole.text.indexOf('"b"'))).startsWith('"b"')).toBe(true);
  });
});

describe('an edit of an entry', () => {
  it('inserts a new field after its neighbour, on its own line where the file is written like that', () => {
    const set: FormEdit = { kind: 'set', path: ['reading'], value: 'よみ', behind: 'name' };
    expect([
      edited('{ "id": "x", "name": "名", "ap": 1 }', set),
      edited('{\n  "name": "名",\n  "ap": 1\n}', set),
    ]).toEqual([
      '{ "id": "x", "name": "名", "reading": "よみ", "ap": 1 }',
      '{\n  "name": "名",\n  "reading": "よみ",\n  "ap": 1\n}',
    ]);
  });

  it('writes only the changed fields of an object', () => {
    const text = '{ "do": [ {"op":"a",  "of": {"op":"self"}, "x": 1} ] }';
    const value = { op: 'b', of: { op: 'self' }, y: 2 };
    expect(edited(text, { kind: 'set', path: ['do', 0], value })).toBe(
      '{ "do": [ {"op":"b",  "of": {"op":"self"}, "y": 2} ] }',
    );
  });

  it('does nothing where the place does not exist', () => {
    expect([
      edited('{ "a": [1] }', { kind: 'move', path: ['a', 0], by: 1 }),
      edited('{ "a": [1] }', { kind: 'remove', path: ['b'] }),
      edited('{ "a": [1', { kind: 'set', path: ['b', 'c'], value: 1 }),
    ]).toEqual([null, null, null]);
  });

  it('takes full-width digits as digits', () => {
    expect(['１２', '－３', '＋4', '1.5', 'x', ''].map(numberTyped)).toEqual([12, -3, 4, 1.5, null, null]);
  });
});
