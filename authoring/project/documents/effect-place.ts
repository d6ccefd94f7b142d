import { isRequired, pathInside } from '#authoring/text/files/package-path.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

type Steps = readonly (string | number)[];

/**
 * Where an effect stands that is named by its way through the content: the id of the thing that bears it, behind its list
 * where another thing could have that id, then keys, ids and numbers (`W-01/effects/strike/do/0`). As far as the way leads
 * in what is written now; null where nothing has the id any more.
 */
export function findEffect(written: Documents, way: string): { readonly path: string; readonly steps: Steps } | null {
  const [first = '', second = '', ...rest] = way.split('/');
  const inList = listed(written, first, second);
  if (inList !== null) return further(written, inList, rest);
  const found = findItem(written, first) ?? wholeDocument(written, first);
  return found === null ? null : further(written, found, [second, ...rest]);
}

interface Found {
  readonly path: string;
  readonly steps: Steps;
}

/** Where things can stand: translations are not even looked at, since a page reads what is looked at. */
const declaringIn = (written: Documents): readonly string[] =>
  Object.keys(written).filter((path) => !pathInside(path).startsWith('l10n/'));

/** The item of a list that is called so at the top of a document. */
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

/** The list item of that id: in the project's own documents, else in the last of those that it requires. */
export function findItem(written: Documents, id: string): { readonly path: string; readonly steps: Steps } | null {
  const paths = declaringIn(written);
  for (const path of [...paths.filter((one) => !isRequired(one)), ...paths.filter(isRequired).reverse()]) {
    const document = written[path];
    if (!isObject(document ?? null)) continue;
    for (const [list, items] of Object.entries(document as Readonly<Record<string, Json>>)) {
      const at = Array.isArray(items) ? items.findIndex((item: Json) => isObject(item) && item['id'] === id) : -1;
      if (at >= 0) return { path, steps: [list, at] };
    }
  }
  return null;
}

/** What is written at the end of a way; undefined where it does not lead all the way. */
export function writtenAt(written: Documents, way: string): Json | undefined {
  const found = findEffect(written, way);
  const wanted = way.split('/').at(-1) ?? '';
  if (found === null) return undefined;
  const node = found.steps.reduce<Json | undefined>(inside, written[found.path]);
  const last = found.steps.at(-1);
  return String(last) === wanted || (isObject(node) && node['id'] === wanted) ? node : undefined;
}

/**
 * The ways by which the content may call what stands at these steps of a document: by the nearest thing around it that has
 * an id, by that thing behind its list, or by the document's own id.
 */
export function waysTo(document: Json, steps: Steps): readonly string[] {
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
