import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { findItem, placeOfItem } from './item-place.ts';
import { goTo } from './project-store.ts';

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

/** The item of a list that is called so at the top of a document. */
function listed(written: Documents, list: string, id: string): Found | null {
  for (const [path, document] of Object.entries(written)) {
    const items = isObject(document) ? document[list] : undefined;
    const at = Array.isArray(items) ? items.findIndex((item: Json) => isObject(item) && item['id'] === id) : -1;
    if (at >= 0) return { path, steps: [list, at] };
  }
  return null;
}

function wholeDocument(written: Documents, id: string): Found | null {
  const found = Object.entries(written).find(([, document]) => isObject(document) && document['id'] === id);
  return found === undefined ? null : { path: found[0], steps: [] };
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

/** Goes to an effect in its text; does nothing where it is not there any more. */
export function goToEffect(written: Documents, way: string): void {
  const found = findEffect(written, way);
  if (found !== null) goTo(placeOfItem(found.path, found.steps));
}
