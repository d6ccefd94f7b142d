import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { adaptNumbers } from '#authoring/project/localization/numbers-exchanged.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { isRule } from '#authoring/project/localization/unit-fault.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import { appending, removing, removingHere, setting } from '#engine/kernel/contract/content-fix.ts';
import { inStyleOf } from '#engine/kernel/language/sentence-style.ts';
import type { CommonFix, CommonFixer, ProblemContext } from './common-fault.ts';

/** For a text that changed since `before`: adapts numbers, else renders it anew from the effects. */
export const updatedTranslation =
  (before: Diagnosis): CommonFixer =>
  (fault) => {
    const where = sourceOf(fault.file);
    const key = String(fault.data['key']);
    const unit = partAt(fault.documents[fault.file], ['units', key]);
    if (where === null || !isObject(unit) || typeof unit['t'] !== 'string') return rewriteFromEffects(fault);
    const [old, now] = [before, fault.project].map((one) => sourceUnit(one, where.source, key)?.text);
    if (old === undefined || now === undefined) return rewriteFromEffects(fault);
    const text = adaptNumbers(old, now, unit['t']);
    return text === null ? rewriteFromEffects(fault) : [translating(fault, key, text, now)];
  };

export const withNewNumbers: CommonFixer = (fault) => {
  const key = String(fault.data['key']);
  const { before, source } = fault.data;
  const unit = partAt(fault.documents[fault.file], ['units', key]);
  if (typeof before !== 'string' || typeof source !== 'string') return [];
  const t = isObject(unit) ? unit['t'] : undefined;
  const text = typeof t === 'string' ? adaptNumbers(before, source, t) : null;
  return text === null ? [] : [translating(fault, key, text, source)];
};

/** Renders the text from its effects. */
export const rewriteFromEffects: CommonFixer = (fault) => {
  const where = sourceOf(fault.file);
  const key = String(fault.path[1] ?? fault.data['key']);
  const found = where === null ? undefined : sourceUnit(fault.project, where.source, key);
  if (where === null || found === undefined || !isRule(key)) return [];
  const entry = partAt(fault.documents[where.source], found.path.slice(0, -1));
  const said = isObject(entry) ? fault.say(entry, where.locale) : null;
  return said === null ? [] : [translating(fault, key, inStyleOf(said, found.text), found.text)];
};

const translating = (fault: ProblemContext, key: string, said: string, source: string): CommonFix => {
  const unit: Json = { t: said, h: sourceHash(source), s: 'draft' };
  return {
    title: { ja: `「${said}」と訳す`, en: `Translate it as "${said}"` },
    edits: [setting(fault.file, ['units', key], unit)],
  };
};

function sourceUnit({ project: { readings } }: Diagnosis, source: string, key: string) {
  return readings.find(({ file }) => file.path === source)?.facts.units.find((unit) => unit.key === key);
}

/** Confirms a stale translation. */
export const confirmStale: CommonFixer = (fault) => {
  const path = ['units', String(fault.data['key'])];
  return [
    {
      title: { ja: '訳はこのままでよい', en: 'The translation is still correct' },
      edits: [setting(fault.file, [...path, 'h'], String(fault.data['hash']))],
    },
  ];
};

export const withoutUnit: CommonFixer = (fault) => [removingHere(fault, ['units', String(fault.data['key'])])];

export const withoutLocale: CommonFixer = (fault) => [
  {
    title: {
      ja: `「${String(fault.data['locale'])}」には訳さない`,
      en: `Remove "${String(fault.data['locale'])}"`,
    },
    edits: [removing(fault.file, fault.path)],
  },
];

export const withLocale: CommonFixer = (fault) => [
  {
    title: {
      ja: `「${String(fault.data['locale'])}」を locales に加える`,
      en: `Add "${String(fault.data['locale'])}" to locales`,
    },
    edits: [appending('studio.json', ['locales'], String(fault.data['locale']))],
  },
];
