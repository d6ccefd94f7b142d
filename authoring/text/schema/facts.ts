import { isObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { PictureArea } from '#engine/kernel/basics/named-picture.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { JsonPath } from '../json/positions.ts';
import { type Definitions, isSchema, refsOf, valuesOf } from './schema-tools.ts';
import { type Views, viewsInside, viewsOf } from './views.ts';

/** An id that a document declares for the whole project. */
export interface DeclaredId {
  /** What it may be referred to as; the first is the space in which it must be the only one. */
  readonly kinds: readonly string[];
  readonly id: string;
  /** How many printed numbers it stands for, beginning with its own. */
  readonly copies: number;
  /** What it takes the place of, in another project: `package:id`. */
  readonly overrides?: string;
  readonly path: JsonPath;
}
/** A place that names an id declared elsewhere. */
export interface Reference {
  readonly kinds: readonly string[];
  readonly id: string;
  readonly path: JsonPath;
}
/** A place that names something as it is called in play: an id, one copy of a card, what only some game knows. */
export interface Naming {
  /** The sorts of names of which it may be one. */
  readonly sorts: readonly string[];
  readonly name: string;
  readonly path: JsonPath;
  /** It stands as a key: the path ends with it. */
  readonly isKey: boolean;
}
/** A text to translate. Its key holds no index, so that it survives any change of order. */
export interface SourceUnit {
  readonly key: string;
  readonly text: string;
  readonly path: JsonPath;
}
/** A picture that is named for a face or a back. */
export interface NamedArt {
  readonly file: string;
  readonly zoom: number;
  /** As much room as it has in print at the most, in millimetres; null: it is all of the back of what is named by its key. */
  readonly area: PictureArea | null;
  readonly path: JsonPath;
}
/** What the annotations of its schema say of one document. */
export interface Facts {
  readonly ids: readonly DeclaredId[];
  readonly references: readonly Reference[];
  readonly named: readonly Naming[];
  readonly units: readonly SourceUnit[];
  readonly art: readonly NamedArt[];
  /** Ids that a neighbour in the same list has too. */
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

/**
 * Walks a document along its schema. Needs no sound document: what has another shape is passed over. Of the paths the
 * first `outside` steps are left out.
 */
export function factsOf(schema: Schema, document: unknown, definitions: Definitions, outside = 0): Facts {
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

/** What a schema says of a document by these words, facts are made of. */
const saying = ['x-id', 'x-local-id', 'x-id-of', 'x-name-of', 'x-keys-of', 'x-l10n', 'x-art'];

/** Whether a document of a schema can say anything to others: entries of translations cannot, and there are many of them. */
export const saysFacts = memoizeByKey(
  (schema: Schema): boolean => refsOf(schema).length > 0 || saying.some((word) => valuesOf(schema, word).length > 0),
);

/** Of what declares nothing. */
export const noFacts: Facts = { ids: [], references: [], named: [], units: [], art: [], doubles: [] };
const isEmpty = ({ ids, references, named, units, art, doubles }: Facts): boolean =>
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

/** How many printed numbers a design takes: what it says, else what the annotation says for its kind. */
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
