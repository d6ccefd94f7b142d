import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import {
  around,
  type ContentFault,
  type ContentFix,
  type Fixer,
  type FixesByCode,
  removingHere,
  removingItems,
  settingHere,
} from '#engine/kernel/contract/content-fix.ts';
import { sourceLocaleIn } from '#engine/kernel/documents/referred-names.ts';
import { bareSentence, inStyleOf, withSentences } from '#engine/kernel/language/sentence-style.ts';
import { sentencesOf, withoutSentenceAt } from './text-sentences.ts';
import type { ProblemData } from './words/generated/problem-data.ts';

type Path = ContentFault['path'];

export const inTurn =
  (...fixers: readonly Fixer[]): Fixer =>
  (fault) =>
    fixers.flatMap((fixer) => fixer(fault));

export const withoutPart: Fixer = (fault) => [removingHere(fault, fault.path)];

export const becoming =
  (...values: readonly Json[]): Fixer =>
  (fault) =>
    values.map((value) => settingHere(fault, fault.path, value));

export const nearestOf: Fixer = (fault) => {
  const { nearest } = fault.data;
  return typeof nearest === 'string' ? [settingHere(fault, fault.path, nearest)] : [];
};

export const holderOf = (fault: ContentFault): { readonly path: Path; readonly value: JsonObject } => {
  const path = fault.path.slice(0, -1);
  const value = partAt(fault.documents[fault.file], path);
  return { path, value: isObject(value) ? value : {} };
};

export function entryAround(fault: ContentFault): { readonly path: Path; readonly value: JsonObject } | null {
  const [path] = around(fault, (part) => Array.isArray(part['do']) && part['op'] === undefined);
  const value = path === undefined ? undefined : partAt(fault.documents[fault.file], path);
  return path === undefined || !isObject(value) ? null : { path, value };
}

export const withoutCondition: Fixer = (fault) => {
  const at = fault.path.lastIndexOf('if');
  return at < 0 ? [] : [removingHere(fault, fault.path.slice(0, at + 1))];
};

const isJapanese = (text: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff]/.test(text);
const textAt = (fault: ContentFault): string => String(partAt(fault.documents[fault.file], fault.path) ?? '');
/** Locale of a text: the source language if sentences exist for it, else detected. */
function localeOf(fault: ContentFault): string {
  const source = sourceLocaleIn(fault.documents);
  if (source !== 'ja' && source !== 'en') return source;
  return isJapanese(textAt(fault)) ? 'ja' : 'en';
}
const saying = (fault: ContentFault, text: string, title?: Text): ContentFix => ({
  ...settingHere(fault, fault.path, text),
  title: title ?? { ja: `文を「${text}」にする`, en: `Make the text "${text}"` },
});

const saidByEffects: Fixer = (fault) => {
  const { value } = holderOf(fault);
  const text = textAt(fault);
  const said = fault.say(value, localeOf(fault));
  if (said === null) return [];
  const other = text === bareSentence(text) ? said : bareSentence(said);
  return [inStyleOf(said, text), other].map((one) =>
    saying(fault, one, { ja: `効果から文を書く：「${one}」`, en: `Write the text from its effects: "${one}"` }),
  );
};

const sayingMissing: Fixer = (fault) => {
  const { missing, at, of } = fault.data;
  if (!Array.isArray(missing)) return [];
  const locale = localeOf(fault);
  const said = (missing as readonly Json[]).map((effect) => fault.say({ do: [effect] }, locale));
  if (!said.every((one) => one !== null)) return [];
  const text = withSentences(textAt(fault), said, at as readonly number[], Number(of));
  const quoted = locale === 'ja' ? `「${said.join('」「')}」` : `"${said.join('", "')}"`;
  return [saying(fault, text, { ja: `${quoted}を書き足す`, en: `Add ${quoted}` })];
};

/** Numbers in a text, except digits in ids. */
function numbersIn(text: string): readonly { readonly index: number; readonly digits: string }[] {
  return [...text.matchAll(/(?<![A-Za-z\d-])\d+(?!\d)/g)].map(({ index, 0: digits }) => ({ index, digits }));
}
const numbersOf = (value: unknown): readonly number[] => [
  ...new Set((Array.isArray(value) ? value : [value]).map(Number).filter(Number.isFinite)),
];

function numbersUnder(part: Json | undefined, path: Path): readonly { readonly path: Path; readonly value: number }[] {
  if (typeof part === 'number') return [{ path, value: part }];
  if (Array.isArray(part)) return part.flatMap((one: Json, i) => numbersUnder(one, [...path, i]));
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([key, one]) => numbersUnder(one, [...path, key]));
}

const numberOfEffect =
  (wanted: (fault: ContentFault, held: readonly number[]) => readonly number[]): Fixer =>
  (fault) => {
    const text = textAt(fault);
    const held = heldBy(fault).map(({ value }) => value);
    const said = fault.data['said'];
    const named = numbersOf(said);
    const at = fault.data['at'];
    return numbersIn(text)
      .filter(({ index, digits }) =>
        typeof at === 'number' && at >= 0 ? index === at : named.length === 0 || named.includes(Number(digits)),
      )
      .flatMap(({ index, digits }) =>
        wanted(fault, held)
          .filter((value) => value >= 0 && String(value) !== digits)
          .map((value) => saying(fault, text.slice(0, index) + value + text.slice(index + digits.length))),
      );
  };

const numberOfText: Fixer = (fault) => {
  const { wrong } = fault.data;
  const said = numbersOf(wrong === undefined || wrong === '' ? fault.data['said'] : wrong);
  const counted = countedIn(fault.data['counted']);
  return heldBy(fault)
    .filter(({ value }) => counted === null || value === counted)
    .flatMap(({ path, value }) =>
      said
        .filter((one) => one !== value)
        .map((one) => ({
          ...settingHere(fault, path, one),
          title: { ja: `効果の ${value} を ${one} にする`, en: `Make the effect's ${value} ${one}` },
        })),
    );
};

function heldBy(fault: ContentFault): ReturnType<typeof numbersUnder> {
  const { path, value } = holderOf(fault);
  return ['do', 'if', 'when', 'effects', 'targets', 'cost', 'limit', 'modifier'].flatMap((key) =>
    numbersUnder(value[key], [...path, key]),
  );
}

function countedIn(counted: unknown): number | null {
  const said = isObject(counted) ? String(counted['ja']) : String(counted);
  const digits = /-?\d+/.exec(said)?.[0];
  return digits === undefined ? null : Number(digits);
}

const wordsMeant: Fixer = (fault) => {
  const text = textAt(fault);
  const [said, meant] = [wordsOf(fault.data['said'], text), wordsOf(fault.data['meant'], text)];
  return said.flatMap((one) =>
    meant
      .filter((other) => one !== other && one !== '' && text.includes(one))
      .map((other) => saying(fault, text.replaceAll(one, other))),
  );
};

function wordsOf(value: unknown, text: string): readonly string[] {
  const words = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  const locale: Locale = isJapanese(text) ? 'ja' : 'en';
  return words
    .flatMap((one) => (isObject(one) ? [String(one[locale])] : typeof one === 'string' ? [one] : []))
    .filter((one) => one !== '—');
}

const withoutSaying: Fixer = (fault) => {
  const text = textAt(fault);
  const { said, at } = fault.data;
  const shorter = wordsOf(said, text).flatMap((one) => [
    text.replace(`【${one}】`, '').replace(`[${one}] `, '').replace(`[${one}]`, ''),
    sentencesOf(text)
      .filter((sentence) => !sentence.includes(one))
      .join('')
      .trim(),
  ]);
  const without = typeof at === 'number' && at >= 0 ? [withoutSentenceAt(text, at)] : [];
  return [...without, ...shorter]
    .filter((other) => other !== '' && other !== text)
    .map((other) => saying(fault, other));
};

const translated: Fixer = (fault) => {
  const text = textAt(fault);
  const meant = numbersOf(fault.data['meant']);
  const said = numbersOf(fault.data['said']);
  const [, locale, source = ''] = /^l10n\/([^/]+)\/(.+)$/.exec(fault.file) ?? [];
  const entry = entryOfKey(fault.documents[source], String(fault.path.at(-2)));
  const anew = entry !== null && (locale === 'ja' || locale === 'en') ? fault.say(entry, locale) : null;
  return [
    ...numbersIn(text)
      .filter(({ digits }) => said.includes(Number(digits)))
      .flatMap(({ index, digits }) =>
        meant
          .filter((one) => String(one) !== digits)
          .map((one) => saying(fault, text.slice(0, index) + one + text.slice(index + digits.length))),
      ),
    ...(anew === null ? [] : [saying(fault, inStyleOf(anew, text))]),
  ];
};

/** The entry of a translation key. */
function entryOfKey(document: Json | undefined, key: string): JsonObject | null {
  const steps = key.split('/').slice(0, -1);
  const within = (part: Json | undefined, step: string): Json | undefined => {
    if (Array.isArray(part)) return part.find((one: Json) => isObject(one) && one['id'] === step);
    return isObject(part) ? part[step] : undefined;
  };
  const lists = isObject(document) ? Object.values(document).filter(Array.isArray) : [];
  const first = lists.flatMap((list) => within(list as Json, steps[0] ?? '') ?? [])[0];
  const found = steps.slice(1).reduce(within, first);
  return isObject(found) ? found : null;
}

const endedLast: Fixer = (fault) => {
  const [list, at] = [fault.path.slice(0, -2), Number(fault.path.at(-2))];
  const effects = partAt(fault.documents[fault.file], list);
  if (!Array.isArray(effects)) return [];
  const order = [...effects.slice(0, at - 1), ...effects.slice(at), effects[at - 1] as Json];
  return [
    {
      ...settingHere(fault, list, order),
      title: { ja: '終わらせる効果を最後にする', en: 'Move the effect that ends the game to the end' },
    },
  ];
};

export const withoutFilters: Fixer = (fault) => {
  const { path, value } = holderOf(fault);
  return Object.keys(value)
    .filter((key) => key !== 'op')
    .map((key) => removingHere(fault, [...path, key]));
};

const selectingSuited: Fixer = (fault) => {
  const from = partAt(fault.documents[fault.file], fault.path);
  const suited = Array.isArray(fault.data['suited']) ? (fault.data['suited'] as readonly string[]) : [];
  return suited.flatMap((op) => [
    settingHere(fault, fault.path, isObject(from) ? { ...from, op } : { op }),
    settingHere(fault, fault.path, { op }),
  ]);
};

const allowedWord: Fixer = (fault) =>
  ((Array.isArray(fault.data['allowed']) ? fault.data['allowed'] : []) as readonly Json[]).map((one) =>
    settingHere(fault, fault.path, one),
  );

const countedNumber = (fault: ContentFault): readonly number[] => {
  const counted = countedIn(fault.data['counted']);
  return counted === null ? [] : [counted];
};

/** Fixes for the problems of these checks; games may add more. */
export const libraryFixes: FixesByCode<ProblemData> = {
  CMP001: inTurn(allowedWord, withoutPart),
  CMP002: inTurn(allowedWord, withoutPart),
  CRD031: removingItems,
  CRD032: withoutPart,
  EFT005: inTurn(endedLast, removingItems),
  EFT006: removingItems,
  EFT007: inTurn(numberOfEffect(countedNumber), numberOfText, saidByEffects),
  EFT008: inTurn(wordsMeant, saidByEffects),
  EFT009: inTurn(withoutSaying, saidByEffects),
  EFT010: inTurn(
    numberOfEffect((_, held) => [...new Set(held)]),
    numberOfText,
    withoutSaying,
    saidByEffects,
  ),
  EFT011: inTurn(wordsMeant, saidByEffects),
  EFT012: translated,
  EFT013: inTurn(saidByEffects, withoutSaying),
  EFT014: saidByEffects,
  EFT015: inTurn(selectingSuited, removingItems),
  EFT016: inTurn(selectingSuited, removingItems),
  EFT017: nearestOf,
  EFT018: removingItems,
  EFT019: removingItems,
  EFT020: inTurn(sayingMissing, saidByEffects),
};
