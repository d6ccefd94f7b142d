import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents, SystemWords } from '#engine/kernel/contract/system.ts';
import { entriesIn } from '#engine/kernel/documents/entry-named.ts';
import { partsOfName } from '#engine/kernel/naming/made-names.ts';
import { labelOf, nameOfEntry } from '#engine/library/words/labels.ts';
import groups from './groups.json' with { type: 'json' };

const label = labelOf({ ...groups.seat, ...groups.piece });

/** Ways are entries inside of their top action. */
function nameOfWay(documents: Documents, locale: string, id: string): string | undefined {
  const file = 'mats.json';
  const mats = documents[file];
  const tops = isObject(mats) ? entriesIn(mats['tops']) : [];
  const way = tops.flatMap((top) => entriesIn(top['ways'])).find((one) => one['id'] === id);
  return way === undefined ? undefined : nameOfEntry(documents, locale, { file, entry: way });
}

/** Pieces are called after their faction, areas and ways after their seat: both parts are named. */
const labelOfPart: SystemWords['label'] = (documents, locale, name, field) => {
  const [owner = '', part] = partsOfName(name);
  const whole = label(documents, locale, name, field);
  if (part === undefined && whole === name) return nameOfWay(documents, locale, name) ?? name;
  if (part === undefined || whole !== name) return whole;
  const of = label(documents, locale, owner);
  const what = nameOfWay(documents, locale, part) ?? label(documents, locale, part);
  const copy = name.split('#')[1];
  const number = copy === undefined ? '' : ` ${copy}`;
  return locale === 'ja' ? `${of}の${what}${number}` : `${of}: ${what}${number}`;
};

export { labelOfPart as label };
