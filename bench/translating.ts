import { diagnose } from '../authoring/diagnostics/diagnose.ts';
import { memoryOf, type Remembered } from '../authoring/localization/memory.ts';
import { translationFiles } from '../authoring/localization/translation-files.ts';
import { isFaulty, type ProjectFile, type TextFile } from '../authoring/project-file.ts';
import type { TextEdit } from '../authoring/text-edit.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { makeProjectReader } from '../renderer/workers/project-reader.ts';
import { manyCards } from '../scripts/many-cards.ts';
import { type Spread, spreadOf, threadsTime, timed, warmingUp } from './measure.ts';
import { editTold, heardFrom } from './told-edits.ts';

// What a translator waits for in a project of very many texts, beside the sample: the marks after a key, and the texts that
// were translated before and are like one.

export interface TranslatingMeasured {
  readonly units: number;
  /** From a key in a translation to all marks of the project, in milliseconds of processor time. */
  readonly key: { readonly large: Spread; readonly sample: Spread };
  /** Looking for texts like one, among so many; in milliseconds of processor time. */
  readonly remembered: number;
  readonly look: Spread;
  /** One check of the project. */
  readonly check: number;
}

const locale = 'en';
const edited = `l10n/${locale}/cards/weapons.json`;
const REMEMBERED = 60_000;

export function measureTranslating(sample: readonly ProjectFile[], cards: number, times: number): TranslatingMeasured {
  const small = whole(sample);
  const large = whole(manyCards(sample, cards));
  diagnose(afresh(large), hostedSystems);
  let diagnosis = diagnose([], hostedSystems);
  const check = timed(() => {
    diagnosis = diagnose(afresh(large), hostedSystems);
  });
  const key = { large: keysIn(large, times), sample: keysIn(small, times) };
  const texts = translationFiles(diagnosis, locale).flatMap(({ source, lines }) =>
    lines.flatMap(({ key: its, source: text, unit }): readonly Remembered[] =>
      text === null || unit === null ? [] : [{ key: `${source}#${its}`, source: text, t: unit.t }],
    ),
  );
  const all = Array.from({ length: REMEMBERED }, (_, i) =>
    again(texts[i % texts.length] as Remembered, i, texts.length),
  );
  const memory = memoryOf(all);
  const looked = Array.from({ length: times * 4 }, (_, i) => {
    const { source, key: not } = all[(i * 7919) % all.length] as Remembered;
    const start = threadsTime();
    memory.like(source, not, 3);
    return threadsTime() - start;
  });
  return { units: diagnosis.units, key, remembered: all.length, look: spreadOf(looked), check };
}

const whole = (files: readonly ProjectFile[]): readonly TextFile[] =>
  files.filter((file): file is TextFile => !isFaulty(file));
const afresh = (files: readonly TextFile[]): readonly TextFile[] => files.map((file) => ({ ...file }));

/** The same text of another card, where there are not enough. */
const again = (one: Remembered, at: number, length: number): Remembered =>
  at < length ? one : { ...one, key: `${one.key}+${at}`, source: `${one.source}（${at}）` };

/** A letter more in the middle of a file of translations, and one less. */
function keysIn(files: readonly TextFile[], times: number): Spread {
  const [read, heardBy] = [makeProjectReader(() => hostedSystems), heardFrom(files)];
  const first = read(heardBy({ texts: files.map(({ path, text }) => ({ path, whole: text })), gone: [] }));
  if (first.project.problems.length > 0) throw new Error('a project with problems is not looked at as a whole');
  const text = files.find(({ path }) => path === edited)?.text ?? '';
  const at = text.indexOf('"t": "', text.length >> 1) + '"t": "'.length;
  let last: TextEdit | null = null;
  const taken = Array.from({ length: times }, (_, i) => {
    const edit = { offset: at, length: 0, text: 'xyz'.slice(0, i % 4) };
    const told = editTold(edited, text, last, edit);
    last = edit;
    return timed(() => read(heardBy({ texts: [told], gone: [] })));
  }).slice(warmingUp(times));
  return spreadOf(taken);
}
