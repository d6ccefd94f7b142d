import { findNodeAtOffset } from 'jsonc-parser';
import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import {
  appending,
  around,
  type ContentMend,
  removing,
  removingHere,
  removingItems,
  setting,
  settingHere,
} from '#engine/kernel/content-mend.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { ProblemCode } from '../diagnostics/tell.ts';
import { sourceOf } from '../diagnostics/translations.ts';
import { sourceHash } from '../localization/source-hash.ts';
import { nearest } from '../nearest.ts';
import { badNumber, badString, closing, missingComma, strange, takingAway } from './broken-text.ts';
import { asWord, type HouseFault, type HouseMender, type MendsOfHouse, nearestWord } from './house-fault.ts';
import { taken } from './json-edits.ts';
import { leastNodes, leastValue } from './least-value.ts';

const [author, files, elsewhere, command] = [
  { whyNot: 'author' },
  { whyNot: 'files' },
  { whyNot: 'elsewhere' },
  { whyNot: 'command' },
] as const;

const inTurn =
  (...menders: readonly HouseMender[]): HouseMender =>
  (fault) =>
    menders.flatMap((mender) => mender(fault));

/** The part that the mark stands on goes. */
const withoutPart: HouseMender = (fault) => [removingHere(fault, fault.path)];
const withoutItems: HouseMender = removingItems;

const value = (fault: HouseFault, path = fault.path): Json | undefined => partAt(fault.documents[fault.file], path);
const up = (fault: HouseFault) => fault.path.slice(0, -1);
const set = (fault: HouseFault, path: readonly (string | number)[], to: Json | undefined): readonly ContentMend[] =>
  to === undefined ? [] : [settingHere(fault, path, to)];

const leastHere: HouseMender = (fault) => set(fault, fault.path, leastValue(fault.viewsAt(fault.path), fault.least));

/** What was written, as what should stand there. */
const converted: HouseMender = (fault) => {
  const was = value(fault);
  const ways: Json[] = [];
  if (typeof was === 'string') {
    const number = Number(was.normalize('NFKC').trim());
    if (was.trim() !== '' && Number.isFinite(number)) ways.push(number);
    if (was === 'true' || was === 'false') ways.push(was === 'true');
    ways.push([was], { op: was });
  }
  if (typeof was === 'number') ways.push(Math.round(was), String(was));
  if (typeof was === 'boolean') ways.push(String(was));
  if (Array.isArray(was) && was.length === 1) ways.push(was[0] as Json);
  if (isObject(was)) ways.push([was]);
  return ways.flatMap((way) => set(fault, fault.path, way));
};

/** Nodes that may stand here, those that keep most of what is written first. */
const nodesHere: HouseMender = (fault) => {
  const path = fault.path.at(-1) === 'op' ? up(fault) : fault.path;
  const was = value(fault, path);
  const written: JsonObject = isObject(was) ? was : {};
  const nodes = leastNodes(fault.viewsAt(path), fault.least, 40);
  const fits = (node: JsonObject) => Object.keys(written).filter((key) => key !== 'op' && key in node).length;
  return [...nodes]
    .sort((a, b) => fits(b) - fits(a))
    .slice(0, 14)
    .flatMap((node) => {
      const kept = Object.entries(written).filter(([key]) => key !== 'op' && key in node);
      return set(fault, path, { ...node, ...Object.fromEntries(kept) });
    });
};

/** A word that differs from its form by width, case or a hyphen. */
const formed: HouseMender = (fault) => {
  const was = value(fault);
  if (typeof was !== 'string') return [];
  const pattern = new RegExp(String(fault.data['pattern']), 'u');
  const plain = was
    .normalize('NFKC')
    .trim()
    .replace(/[‐‑–—−ー_ ]+/g, '-');
  const bases = [plain, plain.toUpperCase(), plain.toLowerCase()];
  const ways = bases.flatMap((one) => [
    one,
    one.replace(/^([A-Za-z]+)-?(\d+)$/, '$1-$2'),
    one.replace(/^([A-Za-z]+)-?(\d)$/, '$1-0$2'),
    one.replace(/[^A-Za-z0-9-]+/g, ''),
  ]);
  const { example } = fault.data;
  const right = [...new Set([...ways, ...(typeof example === 'string' ? [example] : [])])];
  return right.filter((one) => pattern.test(one)).flatMap((one) => asWord(fault, one));
};

/** Entries of a kind are declared somewhere: a new one of that id, as little as can be, beside them. */
const createdEntry: HouseMender = (fault) => {
  const { id, kinds } = fault.data;
  const wanted = (Array.isArray(kinds) ? kinds : []) as readonly string[];
  return fault.project.project.readings.flatMap((reading): readonly ContentMend[] => {
    const declared = reading.facts.ids.find((one) => one.kinds.some((kind) => wanted.includes(kind)));
    if (declared === undefined || reading.format.apart === true || declared.path.length !== 3) return [];
    const list = declared.path.slice(0, -2);
    const like = partAt(fault.documents[reading.file.path], declared.path.slice(0, -1));
    const least = leastValue(fault.viewsIn(reading, [...list, 0]), fault.least);
    const ways = [least, like].filter(isObject);
    return ways.map((one) => ({
      title: {
        ja: `「${String(id)}」を ${reading.file.path} に作る`,
        en: `Create "${String(id)}" in ${reading.file.path}`,
      },
      edits: [appending(reading.file.path, list, { ...one, id: String(id) })],
    }));
  });
};

/** An id of the same sort that nothing has yet. */
const freshId: HouseMender = (fault) => {
  const was = value(fault);
  if (typeof was !== 'string') return [];
  const next = typeof fault.data['next'] === 'string' ? fault.data['next'] : was;
  return asWord(fault, fault.least.freshId([], next));
};

const localId: HouseMender = (fault) => {
  const was = value(fault);
  const list = partAt(fault.documents[fault.file], fault.path.slice(0, -2));
  const taken = new Set((Array.isArray(list) ? list : []).map((one: Json) => (isObject(one) ? one['id'] : undefined)));
  const free = [2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${String(was)}-${n}`).find((one) => !taken.has(one));
  return asWord(fault, free);
};

/** A condition goes: what hung on it is done, or, of an effect that asks, the part that is left. */
const withoutCondition =
  (holds: boolean): HouseMender =>
  (fault) => {
    const at = up(fault);
    const own = at.lastIndexOf('if');
    if (own < 0) return [];
    const path = at.slice(0, own);
    const holder = partAt(fault.documents[fault.file], path);
    if (!isObject(holder)) return [];
    if (holder['op'] === 'if') return spliced(fault, path, holder[holds ? 'then' : 'else']);
    return [removingHere(fault, [...path, 'if'])];
  };

/** A list of effects in the place of the one effect that holds it. */
function spliced(
  fault: HouseFault,
  path: readonly (string | number)[],
  effects: Json | undefined,
): readonly ContentMend[] {
  const [list, at] = [path.slice(0, -1), path.at(-1)];
  const around = partAt(fault.documents[fault.file], list);
  if (!Array.isArray(around) || typeof at !== 'number' || !Array.isArray(effects)) return [];
  return set(fault, list, [...around.slice(0, at), ...effects, ...around.slice(at + 1)]);
}

/** A name that is made and never read is read, or not made. */
const unreadName: HouseMender = (fault) => {
  const path = up(fault);
  const node = value(fault, path);
  if (!isObject(node)) return [];
  const named: Json = { op: node['op'] === 'remember' ? 'remembered' : 'named', name: String(fault.data['name']) };
  const inner = Array.isArray(node['do']) ? (node['do'] as readonly Json[]) : [];
  const fields = inner.flatMap((one, i) =>
    isObject(one)
      ? Object.keys(one)
          .filter((key) => isObject(one[key]))
          .map((key) => [...path, 'do', i, key])
      : [],
  );
  return [
    removingHere(fault, fault.path),
    ...fields.map((field) => settingHere(fault, field, named)),
    ...spliced(fault, path, node['do']),
  ];
};

/** A name that nothing has bound: one that something has, nearly so called. */
const boundName: HouseMender = (fault) => {
  const [outer] = around(fault, (part) => Array.isArray(part['do']) && part['op'] === undefined).slice(-1);
  if (outer === undefined) return [];
  const inner = fault.path.slice(outer.length, -1).join('/');
  const found = nodesIn(value(fault, outer)).find(({ path }) => path.join('/') === inner);
  const names = [...(found?.names.keys() ?? [])];
  const near = nearest(String(fault.data['name']), names);
  return [near, ...names].flatMap((name) => asWord(fault, name));
};

/** The time of the entry is the trigger that its word needs. */
const triggered: HouseMender = (fault) => {
  const [entry] = around(fault, (part) => part['when'] !== undefined && Array.isArray(part['do']));
  if (entry === undefined) return [];
  return String(fault.data['needed'])
    .split(' / ')
    .flatMap((op) => {
      const views = fault.viewsAt([...entry, 'when']);
      const node = leastNodes(views, fault.least, 200).find((one) => one['op'] === op);
      return set(fault, [...entry, 'when'], node ?? { op });
    });
};

/** A sentence of the effects in the language of a file of translations, where the text is one of effects. */
export const saidAnew: HouseMender = (fault) => {
  const where = sourceOf(fault.file);
  const key = String(fault.path[1] ?? fault.data['key']);
  const found = where === null ? undefined : sourceUnit(fault, where.source, key);
  if (where === null || found === undefined || !key.endsWith('/text')) return [];
  const entry = partAt(fault.documents[where.source], found.path.slice(0, -1));
  const said =
    isObject(entry) && (where.locale === 'ja' || where.locale === 'en') ? fault.say(entry, where.locale) : null;
  if (said === null) return [];
  const unit: Json = { t: said, h: sourceHash(found.text), s: 'draft' };
  return [
    {
      title: { ja: `「${said}」と訳す`, en: `Translate it as "${said}"` },
      edits: [setting(fault.file, ['units', key], unit)],
    },
  ];
};

function sourceUnit(fault: HouseFault, source: string, key: string) {
  const { readings } = fault.project.project;
  return readings.find(({ file }) => file.path === source)?.facts.units.find((unit) => unit.key === key);
}

/** The translation is right as it is: it is noted as made from the text that stands there now. */
const asItIs: HouseMender = (fault) => {
  const path = ['units', String(fault.data['key'])];
  return [
    {
      title: { ja: '訳はこのままでよい', en: 'The translation is right as it is' },
      edits: [setting(fault.file, [...path, 'h'], String(fault.data['hash']))],
    },
  ];
};

const withoutUnit: HouseMender = (fault) => [removingHere(fault, ['units', String(fault.data['key'])])];

/** The list of languages, without one that nothing is translated into. */
const withoutLocale: HouseMender = (fault) => [
  {
    title: {
      ja: `「${String(fault.data['locale'])}」には訳さない`,
      en: `Do without "${String(fault.data['locale'])}"`,
    },
    edits: [removing(fault.file, fault.path)],
  },
];

const withLocale: HouseMender = (fault) => [
  {
    title: {
      ja: `「${String(fault.data['locale'])}」を locales に加える`,
      en: `Add "${String(fault.data['locale'])}" to locales`,
    },
    edits: [appending('studio.json', ['locales'], String(fault.data['locale']))],
  },
];

/** What the files of one path say in the project that is required. */
const asRequired: HouseMender = (fault) => {
  const key = String(fault.data['key']);
  const below = fault.project.required.map(({ documents }) => documents[fault.file]).filter(isObject);
  return below.flatMap((one) => set(fault, [key], one[key]));
};

const brokenStudio: HouseMender = (fault) => {
  const mend = houseMends[String(fault.data['because']) as ProblemCode];
  return typeof mend === 'function' ? mend(fault) : [];
};

const otherDouble: HouseMender = (fault) => {
  const key = fault.root === undefined ? undefined : findNodeAtOffset(fault.root, fault.start);
  const siblings = key?.parent?.parent?.children ?? [];
  const same = siblings.filter((one) => one.children?.[0]?.value === key?.value);
  return same.flatMap((one) => {
    const [node] = one.children?.slice(1) ?? [];
    if (node === undefined) return [];
    const title =
      one === key?.parent
        ? { ja: 'ここを消す', en: 'Remove this one' }
        : { ja: 'もう一つを消す', en: 'Remove the other one' };
    return [{ title, edits: [taken(node)] }];
  });
};

/** The least document of its format. */
const leastDocument: HouseMender = ({ text, reading, least }) => {
  const made = reading === undefined ? undefined : leastValue([reading.format.schema], least);
  return made === undefined
    ? []
    : [
        {
          title: { ja: '中身のない文書を書く', en: 'Write a document without content' },
          edits: [{ offset: 0, length: text.length, text: `${JSON.stringify(made, null, 2)}\n` }],
        },
      ];
};

/** How each problem of the house is mended, or why only its author can. */
export const houseMends: MendsOfHouse<ProblemCode> = {
  PRJ001: files,
  PRJ002: brokenStudio,
  PRJ003: command,
  PRJ004: inTurn(nearestWord, (fault) =>
    ((fault.data['allowed'] ?? []) as readonly string[]).flatMap((one) => asWord(fault, one)),
  ),
  PRJ006: withLocale,
  PRJ007: command,
  PKG001: files,
  PKG002: (fault) => asWord(fault, fault.data['version']),
  PKG003: author,
  PKG004: elsewhere,
  PKG005: elsewhere,
  PKG006: files,
  PKG007: (fault) =>
    set(fault, [...up(fault), 'overrides'], `${String(fault.data['project'])}:${String(fault.data['id'])}`),
  PKG008: nearestWord,
  PKG009: (fault) => set(fault, [...up(fault), 'id'], String(fault.data['named'])),
  PKG010: files,
  PKG011: nearestWord,
  PKG012: author,
  PKG013: inTurn(asRequired, withoutPart),
  PKG014: (fault) => [removingHere(fault, up(fault))],
  FIL001: files,
  FIL002: files,
  FIL003: files,
  FIL004: files,
  FIL005: files,
  FIL006: files,
  FIL007: files,
  FIL008: files,
  FIL009: files,
  ENC001: command,
  ENC002: files,
  JSN001: strange,
  JSN002: closing,
  JSN003: takingAway,
  JSN004: takingAway,
  JSN005: otherDouble,
  JSN006: leastDocument,
  JSN007: badString,
  JSN008: badNumber,
  JSN009: author,
  JSN010: missingComma,
  SCH001: inTurn(nearestWord, withoutPart),
  SCH002: (fault) => {
    const path = [...fault.path, String(fault.data['key'])];
    return set(fault, path, leastValue(fault.viewsAt(path), fault.least));
  },
  SCH003: inTurn(converted, leastHere, nodesHere),
  SCH004: inTurn(nearestWord, (fault) =>
    ((fault.data['allowed'] ?? []) as readonly Json[]).slice(0, 6).flatMap((one) => set(fault, fault.path, one)),
  ),
  SCH005: (fault) => {
    const limit = fault.data['minimum'] ?? fault.data['maximum'];
    return typeof limit === 'number' ? set(fault, fault.path, limit) : [];
  },
  SCH006: inTurn(nearestWord, nodesHere),
  SCH007: nodesHere,
  SCH008: nodesHere,
  SCH009: formed,
  SCH010: inTurn(withoutPart, leastHere),
  SCH011: inTurn(withoutPart, leastHere, withoutItems),
  SCH012: (fault) => set(fault, fault.path, fault.data['expected'] as Json),
  SCH013: (fault) => {
    const list = value(fault);
    return Array.isArray(list) ? set(fault, fault.path, list.slice(0, Number(fault.data['most']))) : [];
  },
  SCH014: withoutPart,
  IDS001: inTurn(freshId, withoutItems),
  IDS002: freshId,
  IDS003: localId,
  REF001: inTurn(nearestWord, createdEntry, withoutItems),
  REF002: nearestWord,
  EFF001: inTurn(
    (fault) => set(fault, [...up(fault), 'op'], fault.data['instead'] as Json),
    (fault) => set(fault, up(fault), leastValue(fault.viewsAt(up(fault)), fault.least)),
    withoutItems,
  ),
  EFF002: inTurn(withoutCondition(false), withoutItems),
  EFF003: withoutCondition(true),
  EFF004: inTurn((fault) => set(fault, fault.path, 1), withoutItems),
  EFF005: unreadName,
  EFF006: (fault) => spliced(fault, up(fault), (value(fault, up(fault)) as JsonObject)['then']),
  EFF007: inTurn(triggered, withoutItems),
  EFF008: inTurn(boundName, (fault) => nodesHere({ ...fault, path: up(fault) }), withoutItems),
  L10N001: inTurn(nearestWord, withoutUnit),
  L10N002: inTurn(saidAnew, asItIs),
  L10N003: withoutLocale,
  L10N004: files,
  L10N005: withLocale,
  L10N006: inTurn(saidAnew, withoutUnit),
  TST001: inTurn(nearestWord, withoutPart, withoutItems),
  TST002: withoutPart,
  TXT001: takingAway,
};
