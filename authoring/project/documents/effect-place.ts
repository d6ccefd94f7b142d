import { isRequired, pathInside } from '#authoring/text/files/package-path.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

type Steps = readonly (string | number)[];

/**
 * Place of an effect by its path, as `W-01/effects/strike/do/0`: id (after its list if ambiguous), then keys and ids.
 * Of entries with the same id, the one that has most of the path.
 */
export function findEffect(written: Documents, way: string): { readonly path: string; readonly steps: Steps } | null {
  const [first = '', second = '', ...rest] = way.split('/');
  const inList = listed(written, first, second);
  if (inList !== null) return further(written, inList, rest);
  const within = [second, ...rest];
  let deepest: Found | null = null;
  for (const item of itemsWith(written, first)) {
    const found = further(written, item, within);
    if (found.steps.length > (deepest?.steps.length ?? 0)) deepest = found;
    if (found.steps.length === item.steps.length + within.length) break;
  }
  const whole = deepest === null ? wholeDocument(written, first) : null;
  return whole === null ? deepest : further(written, whole, within);
}

/** The entry with an effect, by its path: its id, and its list if the path begins with that. */
export function ownerOf(written: Documents, way: string): { readonly id: string; readonly list: string | null } {
  const [first = '', second = ''] = way.split('/');
  return listed(written, first, second) === null ? { id: first, list: null } : { id: second, list: first };
}

interface Found {
  readonly path: string;
  readonly steps: Steps;
}

/** Without translations: paths that are read here become dependencies of the page. */
const declaringIn = (written: Documents): readonly string[] =>
  Object.keys(written).filter((path) => !pathInside(path).startsWith('l10n/'));

function listed(written: Documents, list: string, id: string): Found | null {
  for (const path of declaringIn(written)) {
    const document = written[path];
    const items = isObject(document) ? document[list] : undefined;
    const at = Array.isArray(items) ? items.findIndex((item: Json) => isObject(item) && item['id'] === id) : -1;
    if (at >= 0) return { path, steps: [list, at] };
  }
  return null;
}

function wholeDocument(written: Documents, id: string): Found | null {
  const found = declaringIn(written).find((path) => {
    const document = written[path];
    return isObject(document) && document['id'] === id;
  });
  return found === undefined ? null : { path: found, steps: [] };
}

function further(written: Documents, { path, steps }: Found, way: readonly string[]): Found {
  let part = steps.reduce<Json | undefined>(inside, written[path]);
  const taken: (string | number)[] = [...steps];
  for (const step of way) {
    const next = Array.isArray(part) ? placeIn(part, step) : step;
    part = inside(part, next);
    if (part === undefined) break;
    taken.push(next);
  }
  return { path, steps: taken };
}

const placeIn = (list: readonly Json[], step: string): number => {
  const byId = list.findIndex((item) => isObject(item) && item['id'] === step);
  return byId >= 0 ? byId : Number(step);
};

function inside(part: Json | undefined, step: string | number): Json | undefined {
  if (Array.isArray(part)) return part[step as number] as Json | undefined;
  return isObject(part) ? part[step] : undefined;
}

/** An entry by its id, as `W-01`, or after its list, as `bots/engineer`. */
export function findNamed(written: Documents, name: string): { readonly path: string; readonly id: string } | null {
  const [first = '', second = null, ...rest] = name.split('/');
  if (second === null) return withId(itemsWith(written, first).next().value ?? null, first);
  return rest.length > 0 ? null : withId(listed(written, first, second), second);
}

const withId = (found: Found | null, id: string) => (found === null ? null : { path: found.path, id });

/** Own documents first, then required ones, the last first. */
function* itemsWith(written: Documents, id: string): Generator<Found, void> {
  const paths = declaringIn(written);
  for (const path of [...paths.filter((one) => !isRequired(one)), ...paths.filter(isRequired).reverse()]) {
    const document = written[path];
    if (!isObject(document ?? null)) continue;
    for (const [list, items] of Object.entries(document as Readonly<Record<string, Json>>)) {
      const at = Array.isArray(items) ? items.findIndex((item: Json) => isObject(item) && item['id'] === id) : -1;
      if (at >= 0) yield { path, steps: [list, at] };
    }
  }
}

/** Undefined if the path does not lead to its end. */
export function writtenAt(written: Documents, way: string): Json | undefined {
  const found = findEffect(written, way);
  const wanted = way.split('/').at(-1) ?? '';
  if (found === null) return undefined;
  const node = found.steps.reduce<Json | undefined>(inside, written[found.path]);
  const last = found.steps.at(-1);
  return String(last) === wanted || (isObject(node) && node['id'] === wanted) ? node : undefined;
}

/** Possible paths of a place: from the nearest id, from the list before it, or from the id of the document. */
export function pathsTo(document: Json, steps: Steps): readonly string[] {
  const names: string[] = [];
  let at: Json | undefined = document;
  for (const step of steps) {
    const next: Json | undefined = inside(at, step);
    names.push(Array.isArray(at) && isObject(next) && typeof next['id'] === 'string' ? next['id'] : String(step));
    at = next;
  }
  const [list = '', item = ''] = names;
  const ways = typeof steps[1] === 'number' ? [names.slice(1).join('/'), names.join('/')] : [];
  const id = isObject(document) ? document['id'] : undefined;
  if (typeof id === 'string' && list !== '' && item !== '') ways.push([id, ...names].join('/'));
  return ways;
}
