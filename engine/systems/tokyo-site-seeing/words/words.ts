import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents, SystemWords } from '#engine/kernel/system.ts';
import sharedProblems from '#engine/library/content-checks/words/problems.json' with { type: 'json' };
import { type Entry, entryNamed, translated } from '#engine/library/words/labels.ts';
import sharedRefusals from '#engine/library/words/refusals.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };

/** What people read of this game, in both languages; the texts of cards belong to the project. */
export const words: SystemWords = {
  rules,
  groups,
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

/**
 * What a name in an answer or event is called in the project: a card, a PC, a skill, an area. The name itself when
 * nothing is. A BOT card has the id of the PC that it stands in for, and is meant where a field says so.
 */
function label(documents: Documents, locale: string, name: string, field = ''): string {
  const [path, copy] = name.split('#') as [string, string?];
  const [id] = path.split('/') as [string];
  const isSlot = /^[A-Z]+\d$/.test(path);
  const isBot = field === 'bot' || field === 'bots';
  const found = entryNamed(documents, isSlot ? path.slice(0, -1) : id, isBot ? ['bots'] : lists);
  if (found === undefined) return name;
  const effect = /\/effects\/([^/]+)$/.exec(path)?.[1];
  if (effect !== undefined) return effectText(documents, locale, found, effect) ?? name;
  const [key, text] = nameOf(found.entry, path);
  const said = translated(documents, locale, found.file, `${found.entry['id'] as string}/${key}`) ?? text;
  if (isSlot)
    return locale === 'ja' ? `${said}${Number(path.slice(-1)) + 1}` : `${said}, slot ${Number(path.slice(-1)) + 1}`;
  const place = groups.slot[path.slice(id.length + 1) as keyof typeof groups.slot];
  if (place !== undefined) return locale === 'ja' ? `${said}の${place.ja}` : `${said}'s ${place.en}`;
  return copy === undefined || copy === '1' ? said : `${said} ${copy}`;
}

/** What a card prints of one of its effects, as a part of a sentence; where it prints nothing, which one it is. */
function effectText(documents: Documents, locale: string, { file, entry }: Entry, id: string): string | undefined {
  const effects = entry['effects'];
  const all = Array.isArray(effects) ? effects.filter((one: Json) => isObject(one)) : [];
  const at = all.findIndex((one) => one['id'] === id);
  const effect = all[at];
  if (effect === undefined) return undefined;
  const unit = translated(documents, locale, file, `${entry['id'] as string}/effects/${id}/text`);
  const text = unit ?? effect['text'];
  if (typeof text === 'string') return text.replace(/[。.]$/, '');
  return locale === 'ja' ? `効果${at + 1}` : `effect ${at + 1}`;
}

function nameOf(entry: { readonly [key: string]: Json }, path: string): [field: string, text: string] {
  const skill = /\/skills\/(\w+)$/.exec(path)?.[1];
  const skills = entry['skills'];
  if (skill !== undefined && isObject(skills) && isObject(skills[skill])) {
    return [`skills/${skill}/name`, String(skills[skill]['name'] ?? path)];
  }
  return ['name', String(entry['name'] ?? path)];
}

const lists = ['cards', 'rewards', 'pcs', 'areas'];
