import { isObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { PictureArea } from '#engine/kernel/basics/named-picture.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { JsonPath } from '../json/positions.ts';
import { type Definitions, isSchema, refsOf, valuesOf } from './schema-tools.ts';
import { type Views, viewsInside, viewsOf } from './views.ts';

/** An id visible in the whole project. */
export interface DeclaredId {
  /** The first is the namespace in which ids are unique. */
  readonly kinds: readonly string[];
  readonly id: string;
  /** Number of printed copies, itself included. */
  readonly copies: number;
  /** The entry that it overrides, as `package:id`. */
  readonly overrides?: string;
  readonly path: JsonPath;
}
export interface Reference {
  readonly kinds: readonly string[];
  readonly id: string;
  readonly path: JsonPath;
}
/** A name as used in play: an id, one copy of a card, or a name of the game itself. */
export interface Naming {
  /** The kinds of names it may be one of. */
  readonly sorts: readonly string[];
  readonly name: string;
  readonly path: JsonPath;
  /** The name is a key: the last step of the path. */
  readonly isKey: boolean;
}
/** The key contains no index, so that it survives reordering. */
export interface SourceUnit {
  readonly key: string;
  readonly text: string;
  readonly path: JsonPath;
}
/** A picture of a face or a back. */
export interface NamedArt {
  readonly file: string;
  readonly zoom: number;
  /** Largest printed size in millimetres; null: the whole back of the pile that is its key. */
  readonly area: PictureArea | null;
  readonly path: JsonPath;
}
/** What the `x-` annotations of a schema yield for one document. */
export interface DocumentFacts {
  readonly ids: readonly DeclaredId[];
  readonly references: readonly Reference[];
  readonly named: readonly Naming[];
  readonly units: readonly SourceUnit[];
  readonly art: readonly NamedArt[];
  readonly doubles: readonly { readonly id: string; readonly path: JsonPath }[];
}

interface Gathering {
  readonly ids: DeclaredId[];
  readonly references: Reference[];
  readonly named: Naming[];
  readonly units: SourceUnit[];
  readonly art: NamedArt[];
  readonly doubles: { readonly id: string; readonly path: JsonPath }[];
}

/** Walks a document along its schema, skipping what does not fit. The first `outside` steps are left out of paths. */
export function factsOf(schema: Schema, document: unknown, definitions: Definitions, outside = 0): DocumentFacts {
  const found: Gathering = { ids: [], references: [], named: [], units: [], art: [], doubles: [] };
  const path: (string | number)[] = [];
  const at = (behind?: string): JsonPath => (behind === undefined ? path : [...path, behind]).slice(outside);

  const visit = (schemas: Views, value: unknown, prefix: string): void => {
    if (schemas.length === 0) return;
    const views = viewsOf(schemas, value, definitions);
    if (typeof value === 'string') text(views, value, prefix);
    else if (Array.isArray(value)) list(views, value, prefix);
    else if (isObject(value)) object(views, value, prefix);
  };

  const text = (views: Views, value: string, key: string): void => {
    for (const view of views) {
      if (view['x-l10n'] === true) found.units.push({ key, text: value, path: at() });
      const kinds = kindsOf(view['x-id-of']);
      if (kinds !== null) found.references.push({ kinds, id: value, path: at() });
      const sorts = kindsOf(view['x-name-of']);
      if (sorts !== null) found.named.push({ sorts, name: value, path: at(), isKey: false });
    }
  };

  const list = (views: Views, items: readonly unknown[], prefix: string): void => {
    const seen = new Set<string>();
    items.forEach((item, index) => {
      const inside = viewsInside(views, index);
      path.push(index);
      const id = isObject(item) ? item['id'] : undefined;
      if (typeof id === 'string' && isLocal(inside, item, definitions)) {
        if (seen.has(id)) found.doubles.push({ id, path: at('id') });
        seen.add(id);
        visit(inside, item, `${prefix}/${id}`);
      } else visit(inside, item, prefix);
      path.pop();
    });
  };

  const object = (views: Views, value: { readonly [key: string]: unknown }, prefix: string): void => {
    const declared = declaration(views, value);
    const own = declared === null ? prefix : declared.id;
    if (declared !== null) found.ids.push({ ...declared, path: at('id') });
    const place = views.find((view) => view['x-art'] !== undefined)?.['x-art'];
    const { file, zoom } = value;
    if (place !== undefined && typeof file === 'string') {
      const area = isSchema(place) ? (place as unknown as PictureArea) : null;
      found.art.push({ file, zoom: typeof zoom === 'number' && zoom >= 1 ? zoom : 1, area, path: at() });
    }
    const keyed = views.find((view) => view['x-keys-of'] !== undefined);
    for (const key of Object.keys(value)) {
      if (keyed !== undefined && !Object.hasOwn((keyed['properties'] ?? {}) as object, key)) {
        const sorts = kindsOf(keyed['x-keys-of']) ?? [];
        found.named.push({ sorts, name: key, path: at(key), isKey: true });
      }
      const inside = viewsInside(views, key);
      if (inside.length === 0) continue;
      path.push(key);
      visit(inside, value[key], own === '' ? '' : `${own}/${key}`);
      path.pop();
    }
  };

  visit([schema], document, '');
  return isEmpty(found) ? noFacts : found;
}

const saying = ['x-id', 'x-local-id', 'x-id-of', 'x-name-of', 'x-keys-of', 'x-l10n', 'x-art'];

/** Whether a schema can yield facts at all: entries of translations, the most numerous, cannot. */
export const saysFacts = memoizeByKey(
  (schema: Schema): boolean => refsOf(schema).length > 0 || saying.some((word) => valuesOf(schema, word).length > 0),
);

export const noFacts: DocumentFacts = { ids: [], references: [], named: [], units: [], art: [], doubles: [] };
const isEmpty = ({ ids, references, named, units, art, doubles }: DocumentFacts): boolean =>
  ids.length + references.length + named.length + units.length + art.length + doubles.length === 0;

function kindsOf(annotation: unknown): readonly string[] | null {
  if (typeof annotation === 'string') return [annotation];
  return Array.isArray(annotation) ? (annotation as readonly string[]) : null;
}

function idSchemas(views: Views): Views {
  return viewsInside(views, 'id');
}

function isLocal(schemas: Views, item: unknown, definitions: Definitions): boolean {
  return idSchemas(viewsOf(schemas, item, definitions)).some((schema) => schema['x-local-id'] === true);
}

function declaration(views: Views, value: { readonly [key: string]: unknown }): Omit<DeclaredId, 'path'> | null {
  const { id } = value;
  if (typeof id !== 'string') return null;
  for (const schema of idSchemas(views)) {
    const kinds = kindsOf(schema['x-id']);
    if (kinds === null) continue;
    const { overrides } = value;
    const declared = { kinds, id, copies: copiesOf(views, value) };
    return typeof overrides === 'string' ? { ...declared, overrides } : declared;
  }
  return null;
}

/** The written number of copies, else the default of its kind by `x-prints`. */
function copiesOf(views: Views, value: { readonly [key: string]: unknown }): number {
  for (const view of views) {
    const prints = view['x-prints'];
    if (!isSchema(prints)) continue;
    const written = value[String(prints['copies'])];
    if (typeof written === 'number' && Number.isSafeInteger(written)) return Math.min(Math.max(written, 1), 999);
    const counts = prints['counts'] as { readonly [word: string]: number };
    return counts[String(value[String(prints['by'])])] ?? 1;
  }
  return 1;
}
