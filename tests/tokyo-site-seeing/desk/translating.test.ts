import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { adaptNumbers } from '#authoring/project/localization/numbers-exchanged.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import { exchangeFormats } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { texts } from '#renderer/desk/project/project-actions.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { writeDocuments } from '#renderer/desk/project/write-documents.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { acceptedUnchanged, cosmeticRows } from '#renderer/desk/translations/cosmetic-rows.ts';
import { memoryOfRows } from '#renderer/desk/translations/memory-of-rows.ts';
import { putQuestion } from '#renderer/desk/translations/put-question.ts';
import { changeUnits, markedAs, typedAs, waived } from '#renderer/desk/translations/put-units.ts';
import { takeTyped } from '#renderer/desk/translations/take-typed.ts';
import { followUnits, translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { doneOf, type UnitRow, unitRows } from '#renderer/desk/translations/unit-rows.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { type OpenedDesk, openDesk, write } from '../../desk/open-desk.ts';

const weapons = 'cards/weapons.json';
const units = 'l10n/en/cards/weapons.json';
const sources = 'l10n/sources.json';
const rule = '敵1体に物理ダメージ2点。';
const attack = 'W-01/effects/attack/text';
const name = 'W-05/name';
const line = '    "W-05/name": { "t": "Tuned Gas Gun", "h": "a62ae8f9dc", "s": "reviewed" },\n';
const named = { ja: '訳す', en: 'Translate' };

const rows = (): readonly UnitRow[] =>
  unitRows(translationsStore.getState().translating?.files ?? [], problemsStore.getState().problems);
function rowOf(key: string): UnitRow {
  const row = rows().find((one) => one.file.path === units && one.line.key === key);
  if (row === undefined) throw new Error(`there is no text ${key}`);
  return row;
}
const stateOf = (key: string) => rowOf(key).line.state;
const written = (key: string): TranslationUnit | undefined => JSON.parse(texts.get(units) ?? '').units[key];
async function typeInto(key: string, typed: string): Promise<void> {
  const row = rowOf(key);
  translationsStore.setState({ row: row.id, typed });
  await takeTyped(row, 'en', 'translated');
  translationsStore.setState({ typed: null });
  await idle();
}

let opened: OpenedDesk;
let leave: () => void;
async function open(prepare?: (folder: string) => void): Promise<void> {
  opened = await openDesk({ prepare: async (folder) => prepare?.(folder) });
  leave = followUnits();
  await idle();
}
function withoutName(folder: string): void {
  const there = path.join(folder, units);
  writeFileSync(there, readFileSync(there, 'utf8').replace(line, ''));
}
function noteRule(folder: string): void {
  const noted = { formatVersion: 1, sources: { [sourceHash(rule)]: rule } };
  writeFileSync(path.join(folder, sources), JSON.stringify(noted));
}
afterEach(async () => {
  leave();
  await opened.close();
});

it('a typed translation adds one line in the order of the texts, and undo removes it to the last byte', async () => {
  await open(withoutName);
  const before = texts.get(units) ?? '';
  const [all, done] = [rows().length, doneOf(rows())];
  expect([stateOf(name), all - done]).toEqual(['missing', 1]);
  await typeInto(name, 'Gas Gun');
  const made = `    "W-05/name": { "t": "Gas Gun", "h": "${sourceHash('改造ガス銃')}", "s": "translated" },\n`;
  const next = before.indexOf('    "W-05/effects');
  expect([texts.get(units), stateOf(name)]).toEqual([before.slice(0, next) + made + before.slice(next), 'translated']);
  undo();
  await idle();
  expect([texts.get(units), stateOf(name)]).toEqual([before, 'missing']);
});

it('texts that are taken one right after the other are all written, with the texts that they were made from', async () => {
  const keys = [attack, 'W-05/effects/attack/text', 'W-09/name'];
  await open(noteRule);
  const all = keys.map(rowOf);
  await Promise.all(
    all.map((row, i) => {
      translationsStore.setState({ row: row.id, typed: `Text ${i}` });
      return takeTyped(row, 'en', 'translated');
    }),
  );
  await idle();
  expect(keys.map((key) => written(key)?.t)).toEqual(['Text 0', 'Text 1', 'Text 2']);
  const noted = Object.values(JSON.parse(texts.get(sources) ?? '').sources);
  expect(all.every(({ line }) => noted.includes(line.source))).toBe(true);
});

it('a review right after a reason was given for a warning has that reason', async () => {
  await open();
  const row = rowOf(attack);
  const given = changeUnits([row], waived('L10N014', 'Meant'), named);
  await Promise.all([given, changeUnits([row], markedAs('draft'), named)]);
  expect(written(attack)).toMatchObject({ s: 'draft', ok: [{ code: 'L10N014', why: 'Meant' }] });
});

it('a translation becomes stale when its source changes, and can take over the new number', async () => {
  await open(noteRule);
  const now = rule.replace('2', '3');
  await write(weapons, '"W-01"', rule, now);
  const { unit } = rowOf(attack).line;
  const old = translationsStore.getState().translating?.before[unit?.h ?? ''] ?? '';
  expect([stateOf(attack), old]).toEqual(['stale', rule]);
  const exchanged = adaptNumbers(old, now, unit?.t ?? '') ?? '';
  await changeUnits([rowOf(attack)], typedAs(exchanged, 'translated'), named);
  await idle();
  expect([written(attack), stateOf(attack)]).toEqual([
    { t: '3 physical damage to one enemy.', h: sourceHash(now), s: 'translated' },
    'translated',
  ]);
  expect(JSON.parse(texts.get(sources) ?? '').sources[sourceHash(now)]).toBe(now);
});

it('a proposal from memory with another number is taken as a draft', async () => {
  await open();
  const now = rule.replace('2', '4');
  await write(weapons, '"W-01"', rule, now);
  const [proposal] = memoryOfRows(rows(), []).like(now, attack, 1);
  expect([proposal?.source, proposal?.t]).toEqual(['敵1体に物理ダメージ3点。', '4 physical damage to one enemy.']);
  await changeUnits([rowOf(attack)], typedAs(proposal?.t ?? '', 'draft'), named);
  await idle();
  expect([written(attack), stateOf(attack)]).toEqual([
    { t: '4 physical damage to one enemy.', h: sourceHash(now), s: 'draft' },
    'draft',
  ]);
});

it('a draft marked as reviewed becomes a translation of the current text', async () => {
  await open();
  await write(weapons, '"W-01"', rule, rule.replace('2', '3'));
  await changeUnits([rowOf(attack)], typedAs('3 physical damage to one enemy.', 'draft'), named);
  await idle();
  expect(stateOf(attack)).toBe('draft');
  await takeTyped(rowOf(attack), 'en', 'reviewed');
  await idle();
  const unit = { t: '3 physical damage to one enemy.', h: sourceHash(rule.replace('2', '3')), s: 'reviewed' };
  expect([written(attack), stateOf(attack)]).toEqual([unit, 'reviewed']);
});

it('an accepted warning stays accepted with its reason until the translation changes', async () => {
  await open();
  await typeInto(name, 'Tuned Gas Gun  ');
  expect(rowOf(name).problems.map(({ code }) => code)).toEqual(['L10N014']);
  await changeUnits([rowOf(name)], waived('L10N014', '余白も名前'), named);
  await idle();
  const t = 'Tuned Gas Gun  ';
  expect([rowOf(name).problems, written(name)?.ok]).toEqual([
    [],
    [{ code: 'L10N014', why: '余白も名前', of: sourceHash(t) }],
  ]);
  await typeInto(name, 'Gas Gun  ');
  expect([rowOf(name).problems.map(({ code }) => code), written(name)?.ok]).toEqual([['L10N014'], undefined]);
});

it('a question on a text without a translation is asked, answered, and closed to the last byte', async () => {
  await open(withoutName);
  const before = texts.get(units);
  const asked: unknown[] = [];
  for (const question of [{ ask: '誰の銃？' }, { ask: '誰の銃？', answer: 'だれのでもない' }, null]) {
    await putQuestion(rowOf(name), question, named);
    await idle();
    asked.push([rowOf(name).asked, JSON.parse(texts.get(units) ?? '').questions]);
  }
  expect(asked).toEqual([
    ['open', { [name]: { ask: '誰の銃？' } }],
    ['answered', { [name]: { ask: '誰の銃？', answer: 'だれのでもない' } }],
    [null, undefined],
  ]);
  expect(texts.get(units)).toBe(before);
});

it('translations of texts that only changed in typesetting are accepted together, as one step of undo', async () => {
  await open(noteRule);
  const set = rule.slice(0, -1);
  await write(weapons, '"W-01"', rule, set);
  const found = cosmeticRows(rows(), translationsStore.getState().translating?.before ?? {});
  expect(found.map(({ row, before, after }) => [row.line.key, before, after])).toEqual([[attack, rule, set]]);
  const unit = { t: '2 physical damage to one enemy.', s: 'reviewed' };
  await changeUnits(
    found.map(({ row }) => row),
    acceptedUnchanged,
    named,
  );
  await idle();
  expect([written(attack), stateOf(attack)]).toEqual([{ ...unit, h: sourceHash(set) }, 'reviewed']);
  undo();
  await idle();
  expect([written(attack), stateOf(attack)]).toEqual([{ ...unit, h: sourceHash(rule) }, 'stale']);
});

it('exporting and importing unchanged translations changes nothing', async () => {
  await open();
  const changes: unknown[] = [];
  for (const format of exchangeFormats) {
    const out = await authoring().call('exportedUnits', { locale: 'en', format, now: '2026-01-01T00:00:00.000Z' });
    if (out?.kind !== 'written') throw new Error(`nothing was written as ${format}`);
    const came = await authoring().call('importedUnits', {
      locale: 'en',
      format,
      content: out.content,
      encoding: null,
      asDraft: false,
    });
    changes.push([format, came?.kind === 'planned' ? came.documents : came]);
  }
  expect(changes).toEqual(exchangeFormats.map((format) => [format, []]));
});

it('translations changed in another program lose their review; a file without the translation column is refused', async () => {
  await open();
  const before = texts.get(units) ?? '';
  const asked = { locale: 'en', format: 'csv' } as const;
  const out = await authoring().call('exportedUnits', { ...asked, now: '2026-01-01T00:00:00.000Z' });
  if (out?.kind !== 'written') throw new Error('nothing was written');
  const table = String(out.content);
  const content = table.replace('Bent Road Sign', 'Crooked Road Sign');
  const came = await authoring().call('importedUnits', { ...asked, content, encoding: null, asDraft: false });
  if (came?.kind !== 'planned') throw new Error('nothing can be taken');
  expect(came.changes.map(({ file, key }) => [file, key])).toEqual([[weapons, 'W-01/name']]);
  expect(await writeDocuments(came.documents, named)).toBeNull();
  await idle();
  const [was, now] = ['"Bent Road Sign", "h": "2d14bfbf1a", "s": "reviewed"', '"s": "translated"'];
  expect(texts.get(units)).toBe(before.replace(was, `"Crooked Road Sign", "h": "2d14bfbf1a", ${now}`));
  const other = await authoring().call('importedUnits', {
    ...asked,
    content: table.replace('target', '訳'),
    encoding: null,
    asDraft: false,
  });
  expect(other).toEqual({
    kind: 'refused',
    why: {
      ja: '1行目：列がありません：target。1行目の見出しを消したり、書き換えたりしないでください。',
      en: 'Row 1: These columns are missing: target. Keep the headings in the first row as they were exported.',
    },
  });
});

it('terms of the project are reported for the texts that use them', async () => {
  await open((folder) =>
    writeFileSync(
      path.join(folder, 'l10n/terms.csv'),
      'term,locale,target,use,note\nガス銃,en,Gas Gun,,As on the box\n',
    ),
  );
  expect(translationsStore.getState().translating?.terms).toEqual([
    { term: 'ガス銃', locale: 'en', target: 'Gas Gun', use: 'preferred', note: 'As on the box' },
  ]);
});
