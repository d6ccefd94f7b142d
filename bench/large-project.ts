// biome-ignore lint/correctness/noUndeclaredDependencies: the house has it, one folder above
import { getLanguageService, type JSONSchema, TextDocument } from 'vscode-json-languageservice';
import { diagnose } from '../authoring/diagnostics/diagnose.ts';
import { groundOf } from '../authoring/ground.ts';
import { isFaulty, type ProjectFile, type TextFile } from '../authoring/project-file.ts';
import { schemasOf } from '../authoring/schema/schemas-of.ts';
import { SplicedText } from '../authoring/spliced-text.ts';
import type { TextEdit } from '../authoring/text-edit.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { makeProjectReader } from '../renderer/workers/project-reader.ts';
import { TextListener, type TextsTold, type TextTold } from '../renderer/workers/texts-told.ts';
import { manyCards } from '../scripts/many-cards.ts';
import { editToBoard } from './editing.ts';
import { held, median, type Spread, spread, threadsTime, timed, warmingUp } from './measure.ts';
import { measureWriting, type Writing } from './writing.ts';

// A project of thousands of cards beside the sample, in one run: what a key costs must hang on what was edited.

export interface Measured {
  /** From a key to all marks of the project, in milliseconds of processor time. */
  readonly key: Spread;
  /**
   * The median of keys that leave the text sound, and of those that break it: of the two together the median would be one
   * of the dearest of these or one of the cheapest of those, as it falls.
   */
  readonly sound: number;
  readonly broken: number;
  /** The first check of the project. */
  readonly first: number;
  /** What is kept of it, in bytes. */
  readonly kept: number;
}
export interface LargeProject {
  readonly sample: Measured;
  readonly large: Measured;
  readonly twice: Measured;
  /** The JSON language service validating the edited file of the large project alone. */
  readonly service: number;
  /** Nothing edited at all. */
  readonly idle: number;
  readonly board: { readonly sample: Spread; readonly large: Spread };
  readonly writing: Writing;
}

const edited = 'cards/weapons.json';

export async function measureLargeProject(files: readonly ProjectFile[], times: number): Promise<LargeProject> {
  const large = manyCards(files, 6000);
  const twice = manyCards(files, 12_000);
  const sample = measured(whole(files), times * 4);
  const service = await serviceTime(large, Math.min(times, 8));
  return {
    sample,
    // As many keys in both, and the same ones
    large: measured(large, times * 2),
    twice: measured(twice, times * 2),
    service,
    idle: idleTime(large, times),
    board: { sample: await board(whole(files), times), large: await board(large, times) },
    writing: measureWriting(large, edited, times),
  };
}

const whole = (files: readonly ProjectFile[]): readonly TextFile[] =>
  files.filter((file): file is TextFile => !isFaulty(file));

const board = async (files: readonly TextFile[], times: number): Promise<Spread> =>
  (await editToBoard(files, { path: edited, field: 'cost', least: 20 }, 100, times)).all;

/** What somebody types in the middle of a file: a number, a letter of a text, and a sign that breaks it until the next. */
function typed(text: string): (i: number) => TextEdit {
  const middle = text.indexOf('"ap":', text.length >> 1);
  const number = text.slice(middle).search(/\d/) + middle;
  const word = text.indexOf('"flavor": "', middle) + '"flavor": "'.length;
  return (i) => {
    switch (i % 4) {
      case 0:
        return { offset: number, length: 1, text: String(1 + (i % 3)) };
      case 1:
        return { offset: word, length: 0, text: 'あいう'.slice(i % 3) };
      case 2:
        return { offset: number, length: 1, text: '' };
      default:
        return { offset: word, length: 0, text: `\n${' '.repeat(i % 7)}` };
    }
  };
}

/**
 * What the page tells of a key: from the text with one edit to the text with another. It is not found out of whole texts
 * here: what those leave behind would be gathered while the worker is timed, the more of it the longer they are.
 */
function editTold(text: string, last: TextEdit | null, next: TextEdit): TextTold {
  const all = last === null ? [next] : [last, next];
  const from = Math.min(...all.map(({ offset }) => offset));
  const end = Math.max(...all.map(({ offset, length }) => offset + length));
  const to = last === null ? end : end - last.length + last.text.length;
  const instead = text.slice(from, next.offset) + next.text + text.slice(next.offset + next.length, end);
  return { path: edited, from, to, instead };
}

const breaks = (i: number): boolean => i % 4 >= 2;

function measured(files: readonly TextFile[], times: number): Measured {
  const before = held();
  const [read, heardBy] = [makeProjectReader(), heardFrom(files)];
  const whole = files.map(({ path, text }) => ({ path, whole: text }));
  const first = timed(() => read(heardBy({ texts: whole, gone: [] })));
  const text = files.find(({ path }) => path === edited)?.text ?? '';
  const editAt = typed(text);
  let last: TextEdit | null = null;
  const taken = { sound: [] as number[], broken: [] as number[] };
  const key = spread(times, (i) => {
    const edit = editAt(i);
    const told = editTold(text, last, edit);
    last = edit;
    const time = timed(() => read(heardBy({ texts: [told], gone: [] })));
    if (i >= warmingUp(times)) taken[breaks(i) ? 'broken' : 'sound'].push(time);
    return time;
  });
  const kept = held() - before;
  // Held until it was counted
  read(files);
  return { key, sound: median(taken.sound), broken: median(taken.broken), first, kept };
}

/** The files as they are in a worker that hears what the page tells it. */
function heardFrom(files: readonly TextFile[]): (told: TextsTold) => readonly TextFile[] {
  const listener = new TextListener();
  return (told) => {
    const heard = listener.hear(told);
    return files.map((file) => {
      const spliced = heard.get(file.path) ?? new SplicedText('');
      return { ...file, text: spliced.toString(), spliced };
    });
  };
}

function idleTime(files: readonly TextFile[], times: number): number {
  const read = makeProjectReader();
  read(files);
  return median(Array.from({ length: times }, () => timed(() => read(files))));
}

async function serviceTime(files: readonly TextFile[], times: number): Promise<number> {
  const { system } = diagnose(files, hostedSystems);
  const hosted = hostedSystems.find((one) => one.system === system);
  if (hosted === undefined) throw new Error('no game');
  const format = groundOf(hosted).formats.find(({ path }) => path.test(edited));
  // A copy: the service puts what is referred to in the place of the reference, round and round.
  const { schema } = schemasOf(hosted.system).formats.find(({ id }) => id === format?.id) ?? {};
  const served = structuredClone(schema) as JSONSchema;
  const service = getLanguageService({});
  const text = files.find(({ path }) => path === edited)?.text ?? '';
  const editAt = typed(text);
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const { offset, length, text: put } = editAt(4 * i);
    const now = text.slice(0, offset) + put + text.slice(offset + length);
    const document = TextDocument.create(`file:///${edited}`, 'json', i, now);
    const start = threadsTime();
    await service.doValidation(document, service.parseJSONDocument(document), { schemaValidation: 'error' }, served);
    taken.push(threadsTime() - start);
  }
  return median(taken);
}
