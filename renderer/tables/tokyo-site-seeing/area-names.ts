import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { translated } from '../../project/translated.ts';
import { listOf, wordOf } from '../library/read-values.ts';
import type { Labels } from '../table-view.ts';

/** What the areas of the mat are called, those too in which nothing lies. */
export function areaNames(documents: Documents, locale: string): Labels {
  return namesIn(documents, locale, 'mat.json', 'areas');
}

/** What the BOT cards are called, by the PC that each stands for. */
export function botNames(documents: Documents, locale: string): Labels {
  return namesIn(documents, locale, 'bots.json', 'bots');
}

function namesIn(documents: Documents, locale: string, file: string, list: string): Labels {
  const document = documents[file];
  const things = isObject(document) ? listOf(document[list]) : [];
  return Object.fromEntries(
    things.map(({ id, name }) => [
      wordOf(id),
      translated(documents, locale, file, `${wordOf(id)}/name`) ?? wordOf(name),
    ]),
  );
}
