// biome-ignore lint/correctness/noUndeclaredDependencies: the house has it, one folder above
import { getLanguageService, type JSONSchema, TextDocument } from 'vscode-json-languageservice';
import { diagnose } from '../authoring/project/diagnostics/diagnose.ts';
import type { TextEdit } from '../authoring/text/edits/text-edit.ts';
import type { ProjectFile, TextFile } from '../authoring/text/files/project-file.ts';
import { formatRegistryOf } from '../authoring/text/schema/format-registry.ts';
import { schemasOf } from '../authoring/text/schema/schemas-of.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { makeProjectReader } from '../renderer/desk/workers/project-reader.ts';
import { manyCards } from '../scripts/many-cards.ts';
import { editToBoard } from './editing.ts';
import { held, median, type Spread, spreadOf, threadsTime, timed, warmingUp } from './measure.ts';
import { typeInTurn, typingIn, wholeFiles } from './typing.ts';
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
  const sample = measured(wholeFiles(files), times * 4);
  const service = await serviceTime(large, Math.min(times, 8));
  const [ofLarge, ofTwice] = measureInTurn(large, twice, times * 2);
  return {
    sample,
    large: ofLarge,
    twice: ofTwice,
    service,
    idle: idleTime(large, times),
    board: { sample: await board(wholeFiles(files), times), large: await board(large, times) },
    writing: await measureWriting(large, edited, times * 2),
  };
}

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

const breaks = (i: number): boolean => i % 4 >= 2;

/** A project in which somebody types: what its keys have cost. */
interface Typed {
  readonly first: number;
  /** Keys that warm up and do not count, then those that do. */
  press(warm: number, counted: number): void;
  measured(kept: number): Measured;
}

function typedIn(files: readonly TextFile[]): Typed {
  const typing = typingIn(files, edited);
  const editAt = typed(files.find(({ path }) => path === edited)?.text ?? '');
  let pressed = 0;
  const taken = { sound: [] as number[], broken: [] as number[] };
  return {
    first: typing.first,
    press(warm, counted) {
      for (let i = 0; i < warm + counted; i++, pressed++) {
        const time = typing.key(editAt(pressed));
        if (i >= warm) taken[breaks(pressed) ? 'broken' : 'sound'].push(time);
      }
    },
    measured: (kept) => ({
      key: spreadOf([...taken.sound, ...taken.broken]),
      sound: median(taken.sound),
      broken: median(taken.broken),
      first: typing.first,
      kept,
    }),
  };
}

/** So many keys before what is kept is looked at. */
const WARMED = 4;

/** Two sizes in turn. */
function measureInTurn(
  one: readonly TextFile[],
  other: readonly TextFile[],
  keys: number,
): readonly [Measured, Measured] {
  const before = held();
  const smaller = typedIn(one);
  smaller.press(WARMED, 0);
  const kept = held() - before;
  const larger = typedIn(other);
  typeInTurn([smaller, larger], keys);
  return [smaller.measured(kept), larger.measured(held() - before - kept)];
}

function measured(files: readonly TextFile[], keys: number): Measured {
  const before = held();
  const project = typedIn(files);
  project.press(warmingUp(keys), keys - warmingUp(keys));
  return project.measured(held() - before);
}

function idleTime(files: readonly TextFile[], times: number): number {
  const read = makeProjectReader(() => hostedSystems);
  // With its problems: the first that is timed would look for all of them
  void read(files).project.problems;
  return median(Array.from({ length: times }, () => timed(() => read(files).project.problems)));
}

async function serviceTime(files: readonly TextFile[], times: number): Promise<number> {
  const { system } = diagnose(files, hostedSystems);
  const hosted = hostedSystems.find((one) => one.system === system);
  if (hosted === undefined) throw new Error('no game');
  const format = formatRegistryOf(hosted).formats.find(({ path }) => path.test(edited));
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
