import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import {
  appending,
  type ContentFix,
  type Fixer,
  type FixesByCode,
  removingItems,
  setting,
} from '#engine/kernel/contract/content-fix.ts';
import { becoming, holderOf, inTurn, libraryFixes, withoutPart } from '#engine/library/content-checks/fixes.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

const asDatum =
  (name: string): Fixer =>
  (fault) =>
    becoming(fault.data[name] as Json)(fault);

const listHere = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

/** A line of the reference card with the number of the token alone. */
const lineForSymbol: Fixer = (fault) => {
  const symbol = String(fault.data['symbol']);
  const reference = partAt(fault.documents[fault.file], ['reference']);
  const line = { id: symbol.toLowerCase(), kind: 'symbol', symbol, modifier: -1 };
  const title = {
    ja: `参照カードに ${symbol} の行（-1）を足す`,
    en: `Add a line for ${symbol} (-1) to the reference card`,
  };
  const edit = Array.isArray(reference)
    ? appending(fault.file, ['reference'], line)
    : setting(fault.file, ['reference'], [line]);
  return [{ title, edits: [edit] }];
};

/** Names the location in the connections of the one where the investigators begin. */
const nextToStart: Fixer = (fault) => {
  const { card, start } = fault.data;
  return Object.entries(fault.documents).flatMap(([file, document]): readonly ContentFix[] => {
    const at = /^scenarios\//.test(file)
      ? listHere(isObject(document) ? document['cards'] : undefined).findIndex(
          (one) => isObject(one) && one['id'] === start,
        )
      : -1;
    if (at < 0) return [];
    const path = ['cards', at, 'connections'];
    const there = partAt(document, path);
    return [
      {
        title: { ja: `${String(start)} の connections に足す`, en: `Add it to the connections of ${String(start)}` },
        edits: [Array.isArray(there) ? appending(file, path, String(card)) : setting(file, path, [String(card)])],
      },
    ];
  });
};

/** Connects it back to a location that is connected to it. */
const backAgain: Fixer = (fault) => {
  const id = String(fault.data['card']);
  const cards = listHere(partAt(fault.documents[fault.file], ['cards']));
  const from = cards.find((one) => isObject(one) && listHere(one['connections']).includes(id) && one['id'] !== id);
  const path = [...fault.path.slice(0, -1), 'connections'];
  return isObject(from)
    ? [
        {
          title: { ja: `${String(from['id'])} につなぐ`, en: `Connect it to ${String(from['id'])}` },
          edits: [setting(fault.file, path, [String(from['id'])])],
        },
      ]
    : [];
};

const oneOfKnown: Fixer = (fault) => becoming(...listHere(fault.data['known']))(fault);

const missingField: Fixer = (fault) => {
  const field = String(fault.data['field']);
  const { path } = holderOf(fault);
  return [1, 2, 3].map((value) => ({ edits: [setting(fault.file, [...path, field], value)] }));
};

const withSideB: Fixer = (fault) => {
  const { path, value } = holderOf(fault);
  const sides = isObject(value['sides']) ? value['sides'] : {};
  const b = { name: `${String(value['name'] ?? '')}…` };
  return [{ edits: [setting(fault.file, [...path, 'sides'], { ...sides, b })] }];
};

const withKeyword: Fixer = (fault) => {
  const { path, value } = holderOf(fault);
  const keywords = listHere(value['keywords']);
  return [{ edits: [setting(fault.file, [...path, 'keywords'], [...keywords, String(fault.data['keyword'])])] }];
};

const saidRight: Fixer = (fault) => {
  const text = String(partAt(fault.documents[fault.file], fault.path));
  return becoming(text.replaceAll(String(fault.data['said']), String(fault.data['meant'])))(fault);
};

const withField =
  (field: string, ...values: readonly Json[]): Fixer =>
  (fault) =>
    values.map((value) => ({ edits: [setting(fault.file, [...holderOf(fault).path, field], value)] }));

const withLimit: Fixer = ({ file, path }) => {
  const ability = path.slice(0, path.indexOf('do'));
  return [{ edits: [setting(file, [...ability, 'limit'], { times: 1, per: 'round' })] }];
};

export const fixes: FixesByCode<ProblemData> & typeof libraryFixes = {
  ...libraryFixes,
  AHC001: becoming(['0', '-1', 'autoFail', 'elderSign']),
  AHC002: { whyNot: 'content' },
  AHC003: inTurn(lineForSymbol, removingItems),
  AHC004: { whyNot: 'content' },
  AHC005: withField('doom', 4),
  AHC006: withField('clues', { perInvestigator: 1 }, 1),
  AHC007: nextToStart,
  AHC008: backAgain,
  AHC009: removingItems,
  AHC010: removingItems,
  AHC011: oneOfKnown,
  AHC012: removingItems,
  AHC013: removingItems,
  AHC014: asDatum('first'),
  AHC015: removingItems,
  AHC016: asDatum('most'),
  AHC017: removingItems,
  AHC018: (fault) => {
    const sets = listHere(partAt(fault.documents['sets.json'], ['sets']));
    return sets.flatMap((set) => (isObject(set) ? withField('set', set['id'] as Json)(fault) : []));
  },
  AHC021: { whyNot: 'content' },
  AHK001: withoutPart,
  AHK002: missingField,
  AHK003: withSideB,
  AHK004: (fault) => [{ edits: [{ kind: 'remove', file: fault.file, path: [...holderOf(fault).path, 'unique'] }] }],
  AHK005: withKeyword,
  AHK006: removingItems,
  AHK007: becoming(0, 1, 2, 3),
  AHK008: becoming(0, { perInvestigator: 1 }),
  AHA001: inTurn(withoutPart, (fault) => withoutPart({ ...fault, path: fault.path.slice(0, -1) })),
  AHA002: saidRight,
  AHA003: removingItems,
  AHA004: removingItems,
  AHA005: removingItems,
  AHA006: removingItems,
  AHA007: { whyNot: 'author' },
  AHA011: becoming({ op: 'emptyLocations' }),
  AHA012: { whyNot: 'author' },
  AHA013: { whyNot: 'author' },
  AHA014: withLimit,
};
