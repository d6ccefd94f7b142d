import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { fill, instead } from '#authoring/text/messages/messages.ts';
import { readingOf } from '#authoring/text/reading/reading.ts';
import { type Format, groundOf, type HostedSystem } from '#authoring/text/schema/ground.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import {
  type Content,
  type Documents,
  RefusalError,
  type RuleSystem,
  type Text,
} from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { type Diagnosis, diagnose } from '../diagnostics/diagnose.ts';

/** A project without errors: it can be played. */
export interface Playable {
  readonly system: RuleSystem;
  readonly documents: Documents;
  readonly formats: readonly Format[];
}

export interface ReadForPlay {
  readonly errors: number;
  /** None while the project has errors. */
  readonly playable: Playable | null;
}

/** A project for play, read anew. */
export function readPlayable(files: readonly ProjectFile[], systems: readonly HostedSystem[]): ReadForPlay {
  return playableOf(diagnose(files, systems), systems);
}

/** A project for play, of what was found out about it. */
export function playableOf(project: Diagnosis, systems: readonly HostedSystem[]): ReadForPlay {
  const errors = project.problems.filter(({ severity }) => severity === 'error').length;
  return errors > 0 ? { errors, playable: null } : playableOfSound(project, systems);
}

/** The same of texts of which it is known that they have no errors: they are checked no second time, which takes longer than all else. */
export function playableOfSound({ system, documents }: Diagnosis, systems: readonly HostedSystem[]): ReadForPlay {
  const hosted = systems.find((one) => one.system === system);
  if (hosted === undefined) return { errors: 0, playable: null };
  return { errors: 0, playable: { system: hosted.system, documents, formats: groundOf(hosted).formats } };
}

/** Entries that cannot be laid over a project: why, and where. */
export class BadEntries extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/** The documents with entries laid over them, as a package would. Throws `BadEntries` and `RefusalError`. */
export function laidOver(playable: Playable, entries: JsonObject): Documents {
  const { system, documents, formats } = playable;
  if (system.overlay === undefined) throw new RefusalError('noOverlay', { system: system.id });
  for (const list of Object.values(entries)) refuseUnlessEntries(list);
  const laid = system.overlay(documents, entries);
  for (const [path, document] of Object.entries(laid)) {
    const format = formats.find((one) => one.path.test(path));
    if (document === documents[path] || format === undefined || format.validate(document)) continue;
    // Only the entries laid over can be wrong: read once more, with words.
    const [problem] = readingOf({ path, version: 0, text: JSON.stringify(document) }, format).problems;
    throw new BadEntries(problem?.message ?? { ja: path, en: path });
  }
  refuseIdleEffects(playable, entries, laid);
  return laid;
}

/**
 * An effect that could never do what it says is an error wherever it is written. What a project must have besides (how
 * many cards, which numbers) is not asked of entries that are only laid over it.
 */
function refuseIdleEffects(playable: Playable, entries: JsonObject, laid: Documents): void {
  const known = idleIn(playable);
  const idle = known.has(entries) ? known.get(entries) : idleEffect(playable, laid);
  known.set(entries, idle);
  if (idle !== undefined) throw new BadEntries(idle);
}

/** What was found of entries, so that a test that is run again and again is looked through once. */
const idleIn = memoizeByKey((_: Playable) => new WeakMap<JsonObject, Text | undefined>());

function idleEffect({ system, documents }: Playable, laid: Documents): Text | undefined {
  const changed = Object.fromEntries(Object.entries(laid).filter(([path, one]) => one !== documents[path]));
  const problem = system
    .check(changed, [])
    .find(({ severity, path }) => severity === 'error' && (path.includes('do') || path.includes('if')));
  if (problem === undefined) return undefined;
  const { code, data } = problem;
  const sentence = system.words.problems[code] ?? { ja: code, en: code };
  const { ja, en } = fill(sentence, { ...data, instead: instead(data['nearest']) });
  return { ja: `${ja}（${code}）`, en: `${en} (${code})` };
}

function refuseUnlessEntries(list: Json | undefined): void {
  const areEntries =
    Array.isArray(list) && list.every((entry: Json) => isObject(entry) && typeof entry['id'] === 'string');
  if (!areEntries)
    throw new BadEntries({
      ja: '重ねる内容は、id のある項目の配列で書いてください',
      en: 'What is laid over must be lists of entries with an id',
    });
}

/** Nothing lies over it: all games of a project are played on one content, as long as the same look on. */
const plainContent = memoizeByKey(
  ({ system, documents }: Playable): Content => system.compile(documents, system.language, null),
);
const watchedContent = memoizeByKey(({ system, documents }: Playable) =>
  memoizeByKey((probe: Probe): Content => system.compile(documents, system.language, probe)),
);

/** A project made ready for play, with entries laid over it when there are any. */
export function contentOf(playable: Playable, entries?: JsonObject, probe: Probe | null = null): Content {
  if (entries === undefined) return probe === null ? plainContent(playable) : watchedContent(playable)(probe);
  return playable.system.compile(laidOver(playable, entries), playable.system.language, probe);
}
