import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { sorts } from '#engine/kernel/language/op.ts';
import type { JsonPath } from '../json/positions.ts';
import type { MessageValues } from '../messages/messages.ts';
import { nearest } from '../messages/nearest.ts';
import { type About, type NoWords, type ProblemCode, problemDraft, type UnplacedProblem } from '../problems/tell.ts';
import type { SchemaFault } from '../schema/format-registry.ts';
import type { Definitions } from '../schema/schema-tools.ts';
import { tagsOf, type Views, viewsAt } from '../schema/views.ts';
import expected from '../words/expected.json' with { type: 'json' };

export interface ShapeFault extends UnplacedProblem {
  readonly path: JsonPath;
  /** What is underlined: the value, the whole thing, or one of its keys. */
  readonly mark: 'value' | 'thing' | { readonly key: string };
}

/** Turns errors of the validator into one fault per mistake, at the smallest part that is wrong. */
export function shapeFaults(
  faults: readonly SchemaFault[],
  document: unknown,
  schema: Schema,
  definitions: Definitions,
): ShapeFault[] {
  const told = new Set<string>();
  const found: ShapeFault[] = [];
  for (const fault of withoutEchoes(faults)) {
    const path = pathOf(fault.instancePath, document);
    const shape = faultOf(
      fault,
      path,
      partAt(document, path),
      viewsAt(schema, document, path, definitions),
      definitions,
    );
    if (shape === null) continue;
    const same = JSON.stringify([shape.code, shape.path, shape.mark, shape.data]);
    if (!told.has(same)) found.push(shape);
    told.add(same);
  }
  return withoutMisspelt(found);
}

/** Drops errors that repeat another. */
function withoutEchoes(faults: readonly SchemaFault[]): readonly SchemaFault[] {
  const tags = new Map<string, unknown>();
  const words = new Set<string>();
  for (const { keyword, instancePath, params } of faults) {
    if (keyword === 'discriminator') tags.set(instancePath, params['tag']);
    if (keyword === 'enum' || keyword === 'const') words.add(instancePath);
  }
  return faults.filter(({ keyword, instancePath, params }) => {
    if (keyword === 'if') return false;
    if (keyword === 'required') return params['missingProperty'] !== tags.get(instancePath);
    return keyword !== 'type' || !words.has(instancePath);
  });
}

/** A misspelt key would also be reported as missing. */
function withoutMisspelt(faults: readonly ShapeFault[]): ShapeFault[] {
  const meant = new Set<string>();
  for (const { code, path, data } of faults) {
    if (code === 'SCH001' && data['nearest'] !== undefined) meant.add(JSON.stringify([path, data['nearest']]));
  }
  return faults.filter(({ code, path, data }) => code !== 'SCH002' || !meant.has(JSON.stringify([path, data['key']])));
}

function faultOf(
  { keyword, params }: SchemaFault,
  path: JsonPath,
  value: unknown,
  views: Views,
  definitions: Definitions,
): ShapeFault | null {
  const fault: Fault = (code, mark, data, spoken) => ({ ...problemDraft(code, data, spoken), path, mark });
  switch (keyword) {
    case 'not':
      // The game has no words of this sort
      return isObject(value)
        ? wrongTag('op', value['op'], path, views, definitions, fault)
        : wrongType('object', value, views, fault);
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      const keys = views.flatMap((view) => Object.keys((view['properties'] as object | undefined) ?? {}));
      const unused = keys.filter((one) => !Object.hasOwn(value as object, one));
      return fault('SCH001', { key }, withNearest({ key }, nearest(key, unused)));
    }
    case 'required':
      return fault('SCH002', 'thing', { key: String(params['missingProperty']) });
    case 'type':
      return wrongType(String(params['type']), value, views, fault);
    case 'enum':
      return wrongWord(value, params['allowedValues'] as readonly unknown[], fault);
    case 'const':
      if (path.length === 1 && path[0] === 'formatVersion') {
        return fault('SCH012', 'value', { given: value, expected: params['allowedValue'] });
      }
      return wrongWord(value, [params['allowedValue']], fault);
    case 'minimum':
    case 'maximum':
      return fault(
        'SCH005',
        'value',
        { given: value, [keyword]: params['limit'] },
        { limit: limitOf(keyword, params), ...(Number.isSafeInteger(value) ? {} : { given: thisNumber }) },
      );
    case 'discriminator':
      return wrongTag(String(params['tag']), params['tagValue'], path, views, definitions, fault);
    case 'pattern': {
      const example = views.flatMap((view) => (view['examples'] as readonly unknown[] | undefined) ?? [])[0];
      return fault(
        'SCH009',
        'value',
        { given: value, pattern: params['pattern'], ...(example === undefined ? {} : { example }) },
        {
          form: example === undefined ? String(params['pattern']) : String(example),
        },
      );
    }
    case 'minLength':
    case 'minProperties':
      return fault('SCH010', 'value', {});
    case 'minItems':
      return fault('SCH011', 'value', { least: params['limit'] });
    case 'maxItems':
    case 'additionalItems':
      return fault('SCH013', 'value', { most: params['limit'] });
    case 'uniqueItems':
      return { ...fault('SCH014', 'value', {}), path: [...path, Number(params['j'])] };
    default:
      // A test holds that our schemas use no other keyword.
      throw new Error(`no sentence for the keyword ${keyword}`);
  }
}

type Fault = <Code extends ProblemCode, Said extends MessageValues = NoWords>(
  code: Code,
  mark: ShapeFault['mark'],
  data: About<Code, Said>,
  spoken?: Said,
) => ShapeFault;

function withNearest<Data extends MessageValues>(
  data: Data,
  word: string | undefined,
): Data & { readonly nearest?: string } {
  return word === undefined ? data : { ...data, nearest: word };
}

function wrongType(type: string, value: unknown, views: Views, fault: Fault): ShapeFault {
  const orNode = views.some((view) => view['x-or-node'] === true);
  const sort = views.map((view) => view['x-sort']).find((one) => one !== undefined);
  if (type === 'object' && sort !== undefined) {
    return fault(
      'SCH003',
      'value',
      { given: typeOf(value), expected: 'node', sort },
      {
        expected: { ja: `${spoken(sort).ja}のノード { "op": … }`, en: `a node { "op": … } (${spoken(sort).en})` },
        given: spoken(typeOf(value)),
      },
    );
  }
  const wanted = orNode ? 'integer or node' : type;
  return fault(
    'SCH003',
    'value',
    { given: typeOf(value), expected: wanted },
    {
      expected: spoken(wanted),
      given: spoken(typeOf(value)),
    },
  );
}

function wrongWord(value: unknown, allowed: readonly unknown[], fault: Fault): ShapeFault {
  const words = allowed.map(String);
  const near = typeof value === 'string' ? nearest(value, words) : undefined;
  const told = words.length <= mostTold ? words : [...words.slice(0, mostTold), '…'];
  return fault('SCH004', 'value', withNearest({ given: value, allowed }, near), { allowed: told });
}

const mostTold = 40;

function wrongTag(
  tag: string,
  given: unknown,
  path: JsonPath,
  views: Views,
  definitions: Definitions,
  fault: Fault,
): ShapeFault {
  const union = views.find((view) => view['discriminator'] !== undefined);
  const words = union === undefined ? [] : [...tagsOf(union, definitions).options.keys()].map(String);
  const sort = views.map((view) => view['x-sort']).find((one) => one !== undefined);
  const at = { path: [...path, tag] };
  if (given === undefined) {
    return tag === 'op'
      ? fault('SCH007', 'thing', { sort }, { sort: spoken(sort) })
      : fault('SCH002', 'thing', { key: tag });
  }
  if (tag !== 'op') return { ...wrongWord(given, words, fault), ...at };
  const other = sorts.find((one) => Object.hasOwn(definitions, `${one}.${String(given)}`));
  if (other !== undefined) {
    const data = { given, sort: other, expected: sort };
    return { ...fault('SCH008', 'value', data, { sort: spoken(other), expected: spoken(sort) }), ...at };
  }
  const near = typeof given === 'string' ? nearest(given, words) : undefined;
  return { ...fault('SCH006', 'value', withNearest({ given, sort }, near), { sort: spoken(sort) }), ...at };
}

/** Replaces a number beyond JSON's precision, which would be printed with other digits. */
const thisNumber = { ja: 'この数', en: 'This number' };

function limitOf(keyword: 'minimum' | 'maximum', params: SchemaFault['params']): { ja: string; en: string } {
  const limit = String(params['limit']);
  return keyword === 'minimum'
    ? { ja: `${limit}以上`, en: `at least ${limit}` }
    : { ja: `${limit}以下`, en: `at most ${limit}` };
}

function spoken(word: unknown): { readonly ja: string; readonly en: string } {
  const said = (expected as { readonly [word: string]: { readonly ja: string; readonly en: string } })[String(word)];
  return said ?? { ja: String(word), en: String(word) };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'fraction';
  return typeof value;
}

/** A JSON pointer as a path: digits are an index only in a list. */
function pathOf(pointer: string, document: unknown): JsonPath {
  const path: (string | number)[] = [];
  let value = document;
  for (const written of pointer.split('/').slice(1)) {
    const key = written.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(value) ? Number(key) : key);
    value =
      typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown })[key] : undefined;
  }
  return path;
}
