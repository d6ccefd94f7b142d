import { isObject } from '#engine/kernel/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { translated } from '../../project/translated.ts';
import type { Labels } from '../table-view.ts';
import { listOf } from './face/printed-values.ts';

const mat = 'mat.json';

/** What the areas of the mat are called, those too in which nothing lies. */
export function areaNames(documents: Documents, locale: string): Labels {
  const document = documents[mat];
  const areas = isObject(document) ? listOf(document['areas']) : [];
  return Object.fromEntries(
    areas.map(({ id, name }) => [String(id), translated(documents, locale, mat, `${String(id)}/name`) ?? String(name)]),
  );
}
