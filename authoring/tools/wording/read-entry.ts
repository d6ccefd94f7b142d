import { aroundEntries as around } from '#authoring/project/sentences/entry-phrases.ts';
import { canonical, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { type Folded, fold, numberIn } from './fold.ts';
import type { SpanParse } from './partial-readings.ts';
import { chartOf, longestText, type ReadNode, readingsOf, type WordingContext } from './read-wording.ts';

/** Only what the text says; timing and what becomes of the card are mostly elsewhere. */
export interface EntryReading {
  readonly entry: JsonObject & { readonly do: readonly Json[] };
  readonly cost: number;
}
export interface EntryReadings {
  readonly readings: readonly EntryReading[];
  readonly isCut: boolean;
}

/** All readings, simplest first. */
export function readEntry(text: string, locale: Locale, ground: WordingContext): EntryReadings {
  const opened = chartOf(text, locale, ground);
  if (opened === undefined) return { readings: [], isCut: text.length > longestText };
  const { chart, text: whole } = opened;
  const cut = cutOff(whole, locale, ground);
  const found: { readonly parts: readonly SpanParse[]; readonly entry: (nodes: readonly ReadNode[]) => JsonObject }[] =
    [];

  for (const begun of beginnings(cut.from, cut.to)) {
    const { targets, from } = targetsAt(begun.from);
    for (const sort of cut.said['when'] === 'constant' ? (['modifier'] as const) : (['effect', 'modifier'] as const))
      for (const done of chart.sentences(sort, from, cut.to)) {
        const { when, condition } = begun;
        const parts = [...(when === undefined ? [] : [when]), ...(condition === undefined ? [] : [condition]), done];
        const entry = (nodes: readonly ReadNode[]): JsonObject => {
          const rest = [...nodes] as unknown as Json[];
          const time = when === undefined ? {} : { when: rest.shift() as Json };
          const asked = condition === undefined ? {} : { if: rest.shift() as Json };
          return { ...cut.said, ...time, ...asked, ...targets, do: rest, ...cut.after };
        };
        found.push({ parts, entry });
      }
  }
  const readings = new Map<string, EntryReading>();
  for (const { parts, entry } of found) {
    const value = parts.flatMap(({ value }) => (Array.isArray(value) ? value : [value]));
    const cost = parts.reduce((sum, one) => sum + one.cost, 0);
    const chosen = parts.flatMap((one) => one.chosen);
    for (const reading of readingsOf([{ value, cost, key: '', chosen }], locale, ground)) {
      const made = entry(reading.nodes) as EntryReading['entry'];
      const key = canonical(made);
      const before = readings.get(key);
      if (before === undefined || before.cost > cost) readings.set(key, { entry: made, cost });
    }
  }
  return { readings: [...readings.values()].sort((a, b) => a.cost - b.cost), isCut: chart.isCut };

  interface Beginning {
    readonly from: number;
    readonly when?: SpanParse;
    readonly condition?: SpanParse;
  }

  function beginnings(from: number, to: number): readonly Beginning[] {
    const { folded } = whole;
    const begun: Beginning[] = [{ from }];
    const marks = [...new Set([around.between[locale], around.begun[locale]])].map((mark) => fold(mark, locale).folded);
    for (let at = from + 1; at < to; at++) {
      const mark = marks.find((one) => folded.startsWith(one, at));
      if (mark !== undefined)
        for (const when of chart.node('trigger', from, at)) begun.push({ from: at + mark.length, when });
      for (const when of chart.goingOn(from, at)) begun.push({ from: folded.charAt(at) === ' ' ? at + 1 : at, when });
    }
    const [before, behind] = around.condition[locale].map((words) => fold(words, locale).folded) as [string, string];
    return begun.flatMap((one) => {
      const all: Beginning[] = [one];
      if (!folded.startsWith(before, one.from)) return all;
      for (const mark of marks.map((words) => behind + words)) {
        for (let at = folded.indexOf(mark, one.from); at > 0 && at < to; at = folded.indexOf(mark, at + 1))
          for (const condition of chart.node('condition', one.from + before.length, at))
            all.push({ ...one, from: at + mark.length, condition });
      }
      return all;
    });
  }

  function targetsAt(from: number): { readonly targets: JsonObject; readonly from: number } {
    const { folded } = whole;
    const targets: { targets?: Json; reach?: Json } = {};
    let at = from;
    const every = fold(around.everyEnemy[locale], locale).folded;
    const [before, behind] = around.enemies[locale].map((words) => fold(words, locale).folded) as [string, string];
    const [near] = [fold(around.nextDoor[locale], locale).folded];
    if (folded.startsWith(every, at)) [targets.targets, at] = ['all', at + every.length];
    else if (folded.startsWith(before, at) && folded.indexOf(behind, at) > 0) {
      const end = folded.indexOf(behind, at);
      const [amount] = chart.node('amount', at + before.length, end);
      if (amount !== undefined) [targets.targets, at] = [amount.value as Json, end + behind.length];
    }
    if (folded.startsWith(near, at)) [targets.reach, at] = [1, at + near.length];
    return { targets: targets as JsonObject, from: at };
  }
}

/** Interrupt, timing in brackets, and what becomes of the card. */
function cutOff({ folded }: Folded, locale: Locale, { voice }: WordingContext) {
  const said: { interrupt?: true; when?: string } = {};
  let [from, to] = [0, folded.length];
  const interrupt = fold(around.interrupt[locale], locale).folded;
  if (folded.startsWith(interrupt)) [said.interrupt, from] = [true, interrupt.length];
  for (const [id, word] of Object.entries(voice.groups['timing'] ?? {})) {
    const [open, shut] = around.timing[locale];
    const header = fold(`${open}${word[locale]}${shut}`, locale).folded;
    if (folded.startsWith(header, from)) [said.when, from] = [id, from + header.length];
  }
  // A timing without a word is given by its id
  const [open, shut] = around.timing[locale].map((words) => fold(words, locale).folded) as [string, string];
  const shutAt = folded.indexOf(shut, from);
  const header = folded.slice(from + open.length, shutAt);
  if (said.when === undefined && folded.startsWith(open, from) && /^[a-z-]+$/i.test(header))
    [said.when, from] = [header, shutAt + shut.length];
  const mark = fold(around.after[locale], locale).folded;
  const at = folded.lastIndexOf(mark);
  const [verb = '', times] = at < 0 ? [] : folded.slice(at + mark.length).split(fold(around.times, locale).folded);
  const id = Object.entries(voice.groups['after'] ?? {}).find(([, word]) => fold(word[locale], locale).folded === verb);
  const count = times === undefined ? undefined : numberIn(times);
  const after: JsonObject = id === undefined ? {} : { after: count === undefined ? id[0] : { [id[0]]: count } };
  if (id !== undefined) to = at;
  return { said: said as JsonObject, from, to, after };
}
