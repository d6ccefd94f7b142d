import type { Documents, SystemWords } from '#engine/kernel/contract/system.ts';
import { findEntry } from '#engine/kernel/documents/entry-named.ts';
import sharedProblems from '#engine/library/content-checks/words/problems.json' with { type: 'json' };
import { nameOfEntry, textOfEffect } from '#engine/library/words/labels.ts';
import sharedRefusals from '#engine/library/words/refusals.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import { printed } from './printed.ts';
import problems from './problems.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import sheets from './sheets.json' with { type: 'json' };
import translated from './translated.json' with { type: 'json' };

export const words: SystemWords = {
  rules,
  groups: { ...groups, ...sheets },
  sheetGroups: Object.keys(sheets),
  fields,
  translated: {
    groups: translated,
    swapped: ['cardKind', 'rarity', 'label/hp', 'label/ap'],
    names: [
      { path: 'mat.json', end: '/name', open: '', close: '' },
      { path: 'words.json', end: '/label', open: '《', close: '》' },
    ],
    printed,
  },
  results: play.results,
  answers: play.answers,
  events: play.events,
  origins: play.origins,
  prompts: play.prompts,
  cheats: play.cheats,
  refusals: { ...sharedRefusals, ...play.refusals },
  problems: { ...sharedProblems, ...problems },
  label,
};

/** Falls back to the id. A BOT card has its PC's id, and is meant in BOT fields. */
function label(documents: Documents, locale: string, name: string, field = ''): string {
  const [path, copy] = name.split('#') as [string, string?];
  const [id] = path.split('/') as [string];
  const isSlot = /^[A-Z]+\d$/.test(path);
  const isBot = field === 'bot' || field === 'bots';
  const found = findEntry(documents, isSlot ? path.slice(0, -1) : id, isBot ? ['bots'] : lists);
  if (found === undefined) return name;
  const effect = /\/effects\/([^/]+)$/.exec(path)?.[1];
  if (effect !== undefined) return textOfEffect(documents, locale, found, effect) ?? name;
  const said = nameOfEntry(documents, locale, found, path.slice(id.length + 1));
  if (isSlot)
    return locale === 'ja' ? `${said}${Number(path.slice(-1)) + 1}` : `${said}, slot ${Number(path.slice(-1)) + 1}`;
  const place = groups.slot[path.slice(id.length + 1) as keyof typeof groups.slot];
  if (place !== undefined) return locale === 'ja' ? `${said}の${place.ja}` : `${said}'s ${place.en}`;
  return copy === undefined || copy === '1' ? said : `${said} ${copy}`;
}

const lists = ['cards', 'rewards', 'pcs', 'areas'];
