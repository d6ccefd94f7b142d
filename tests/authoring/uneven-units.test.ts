import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FileOfUnits, inconsistentFiles } from '#authoring/project/localization/inconsistent-files.ts';
import { inconsistentUnits } from '#authoring/project/localization/inconsistent-units.ts';
import { ChunkedList } from '#authoring/text/reading/run-list.ts';
import { chunksOf } from '#engine/kernel/basics/chunks.ts';
import { byName, type Member } from '#engine/kernel/basics/long-maps.ts';

// Some in small groups, which become consistent again, and some in groups with several of each
const number = fc.oneof(fc.nat(60), fc.nat(2));
const unit = fc.record({
  t: number.map((n) => (n === 0 ? ' ' : `Card ${n}`)),
  h: number.map(String),
  s: fc.constantFrom('draft', 'reviewed'),
});
const edit = fc.record({
  at: fc.nat(),
  removed: fc.nat(3),
  others: fc.array(unit, { maxLength: 3 }),
  isMoved: fc.boolean(),
});
const kinds = ['name', 'text'];
const member = (n: number, value: unknown): Member => ({ name: `W-${n}/${kinds[n % 2]}`, value });

it('inconsistent units equal those of the file read from scratch, however it came about', () => {
  fc.assert(
    fc.property(fc.array(unit, { minLength: 90, maxLength: 200 }), fc.array(edit, { minLength: 1 }), (units, edits) => {
      let count = units.length;
      let list = ChunkedList.of(units.map((one, i) => member(i, one)));
      inconsistentUnits(byName(list.runs));
      for (const { at, removed, others, isMoved } of edits) {
        const from = at % (list.length + 1);
        const gone = [...list].slice(from, from + removed);
        const put = isMoved ? gone.toReversed() : others.map((one) => member(count++, one));
        list = list.spliced(from, gone.length, put);
        const anew = Array.from(list, (one) => ({ ...one }));
        const sorted = (found: ReturnType<typeof inconsistentUnits>) =>
          [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
        expect(sorted(inconsistentUnits(byName(list.runs)))).toEqual(sorted(inconsistentUnits(byName(chunksOf(anew)))));
      }
    }),
  );
});

it('inconsistent units of several files equal those of the files read from scratch, however they came about', () => {
  const files = fc.array(fc.array(unit, { minLength: 60, maxLength: 90 }), { minLength: 2, maxLength: 3 });
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(30), edit), { minLength: 1, maxLength: 12 });
  const read = (lists: readonly Iterable<Member>[]) =>
    lists.map((list, i) => ({
      ...{ path: `${i}.json`, source: `${i}.json`, printed: (t: string) => t },
      units: byName(list instanceof ChunkedList ? list.runs : chunksOf([...list])),
      sourceOf: () => undefined,
      reads: [],
    }));
  const sorted = (found: ReturnType<typeof inconsistentFiles>) =>
    [...found]
      .map(([path, faults]) => [path, [...faults].toSorted(([a], [b]) => (a < b ? -1 : 1))] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  fc.assert(
    fc.property(files, edits, (units, changes) => {
      let count = 0;
      const lists = units.map((its) => ChunkedList.of(its.map((one) => member(count++, one))));
      inconsistentFiles(read(lists));
      for (const [which, moved, { at, removed, others, isMoved }] of changes) {
        const [i, list] = [which % lists.length, lists[which % lists.length] as ChunkedList<Member>];
        const from = at % (list.length + 1);
        const gone = [...list].slice(from, from + (isMoved ? moved : removed));
        lists[i] = list.spliced(
          from,
          gone.length,
          isMoved ? gone.toReversed() : others.map((one) => member(count++, one)),
        );
        const anew = lists.map((one) => Array.from(one, (its) => ({ ...its })));
        expect(sorted(inconsistentFiles(read(lists)))).toEqual(sorted(inconsistentFiles(read(anew))));
      }
    }),
  );
});

interface Written {
  readonly [key: string]: readonly [source: string, t: string];
}

function fileOf(path: string, written: Written) {
  const units = Object.entries(written).map(([name, [h, t]]): Member => ({ name, value: { t, h, s: 'translated' } }));
  const sourceOf = (key: string) => written[key]?.[0];
  const printed = (t: string) => t.replace('{one}', '1');
  return { path, source: path, units: byName(chunksOf(units)), sourceOf, printed, reads: [written] };
}
const told = (...files: readonly FileOfUnits[]) =>
  [...inconsistentFiles(files)].flatMap(([path, faults]) =>
    [...faults].map(([key, { code, data }]) => [path, key, code, data['other']]),
  );

it('texts of several files are compared: one text with two translations, and one translation of unlike texts', () => {
  const cards = fileOf('cards.json', {
    'A/name': ['応急修理', 'Patchwork'],
    'A/text': ['カードを1枚引く。', 'Draw 1 card.'],
    'B/text': ['敵1体に物理ダメージ2点。', '2 physical damage to one enemy.'],
  });
  const bots = fileOf('bots.json', {
    'C/name': ['遠隔整備', 'Patchwork'],
    'C/start/text': ['カードを1枚引く。', 'Draw one card.'],
    'D/text': ['このカードを捨て札にする。', '2 physical damage to one enemy.'],
  });
  expect(told(cards, bots)).toEqual([
    ['bots.json', 'C/start/text', 'L10N016', 'A/text'],
    ['bots.json', 'C/name', 'L10N017', 'A/name'],
    ['bots.json', 'D/text', 'L10N017', 'B/text'],
  ]);
});
it('between files, names of other parts and texts worded alike may share a translation, and a name may be written out', () => {
  const cards = fileOf('cards.json', {
    'A/name': ['道具', 'Tool'],
    'A/text': ['手札の上限＋1。', 'Hand size +1.'],
    'C/text': ['引く。', 'Draw 1.'],
  });
  const others = fileOf('pcs.json', {
    'B/skills/site/name': ['工具', 'Tool'],
    'B/text': ['自分の手札の上限+1。', 'Hand size +1.'],
    'D/text': ['引く。', 'Draw {one}.'],
  });
  expect(told(cards, others)).toEqual([]);
});
it('problems between files follow the edits of each', () => {
  const filler = Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => [`F-${i}/name`, [`元${i}`, `To ${i}`]] as const),
  );
  const cards = fileOf('cards.json', { ...filler, 'A/name': ['元', 'Same'] });
  const bots = (t: string) => fileOf('bots.json', { 'Z/name': ['先', t] });
  expect([told(cards, bots('Same')), told(cards, bots('Other')), told(cards, bots('Same')), told(cards)]).toEqual([
    [['bots.json', 'Z/name', 'L10N017', 'A/name']],
    [],
    [['bots.json', 'Z/name', 'L10N017', 'A/name']],
    [],
  ]);
});
it('problems between files follow sources and names while the translations stay the same', () => {
  const t = 'Draw {one} card.';
  const cards = fileOf('cards.json', { 'A/text': ['札を引く。', t], 'B/text': ['同じ。', 'Play 1.'] });
  const bots = fileOf('bots.json', { 'C/text': ['札を引く', t], 'D/text': ['同じ。', 'Play {one}.'] });
  const from = (text: string) => ({ ...cards, sourceOf: () => text, reads: [{}] });
  const called = (name: string) => ({ ...bots, printed: (one: string) => one.replace('{one}', name), reads: [{}] });
  const isTold = (...files: readonly FileOfUnits[]) => told(...files).map(([, key, code]) => `${code} ${key}`);
  expect([
    isTold(cards, bots),
    isTold(from('別の文。'), bots),
    isTold(cards, bots),
    isTold(cards, called('ein')),
    isTold(cards, called('1')),
  ]).toEqual([[], ['L10N017 C/text'], [], ['L10N016 D/text'], []]);
});
