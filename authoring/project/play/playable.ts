import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import { type Format, formatRegistryOf, type HostedSystem } from '#authoring/text/schema/format-registry.ts';
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
import { sentenceOf } from '../diagnostics/sentence-of.ts';

export interface Playable {
  readonly system: RuleSystem;
  readonly documents: Documents;
  readonly formats: readonly Format[];
}

export interface ReadForPlay {
  readonly errors: number;
  /** Null while there are errors. */
  readonly playable: Playable | null;
}

export function readPlayable(files: readonly ProjectFile[], systems: readonly HostedSystem[]): ReadForPlay {
  return playableOf(diagnose(files, systems), systems);
}

export function playableOf(project: Diagnosis, systems: readonly HostedSystem[]): ReadForPlay {
  const errors = project.problems.filter(({ severity }) => severity === 'error').length;
  return errors > 0 ? { errors, playable: null } : playableOfSound(project, systems);
}

/** For a project that is known to have no errors: skips the checks, which take the longest. */
export function playableOfSound({ system, documents }: Diagnosis, systems: readonly HostedSystem[]): ReadForPlay {
  const hosted = systems.find((one) => one.system === system);
  if (hosted === undefined) return { errors: 0, playable: null };
  return { errors: 0, playable: { system: hosted.system, documents, formats: formatRegistryOf(hosted).formats } };
}

export class OverlayError extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/** Throws `OverlayError` and `RefusalError`. */
export function withOverlay(playable: Playable, entries: JsonObject): Documents {
  const { system, documents, formats } = playable;
  if (system.overlay === undefined) throw new RefusalError('noOverlay', { system: system.id });
  for (const list of Object.values(entries)) refuseUnlessEntries(list);
  const laid = system.overlay(documents, entries);
  for (const [path, document] of Object.entries(laid)) {
    const format = formats.find((one) => one.path.test(path));
    if (document === documents[path] || format === undefined || format.validate(document)) continue;
    const [problem] = parsedDocumentOf({ path, text: JSON.stringify(document) }, format).problems;
    throw new OverlayError(problem?.message ?? { ja: path, en: path });
  }
  refuseIdleEffects(playable, entries, laid);
  return laid;
}

/** As in the project's own effects. Needs of the whole project, such as numbers of cards, are not checked. */
function refuseIdleEffects(playable: Playable, entries: JsonObject, laid: Documents): void {
  const known = idleIn(playable);
  const idle = known.has(entries) ? known.get(entries) : idleEffect(playable, laid);
  known.set(entries, idle);
  if (idle !== undefined) throw new OverlayError(idle);
}

/** Cached, as tests run again and again. */
const idleIn = memoizeByKey((_: Playable) => new WeakMap<JsonObject, Text | undefined>());

function idleEffect({ system, documents }: Playable, laid: Documents): Text | undefined {
  const changed = Object.fromEntries(Object.entries(laid).filter(([path, one]) => one !== documents[path]));
  const problem = system
    .check(changed, [])
    .find(({ severity, path }) => severity === 'error' && (path.includes('do') || path.includes('if')));
  if (problem === undefined) return undefined;
  const { code } = problem;
  const { ja, en } = sentenceOf(system, laid, problem);
  return { ja: `${ja}（${code}）`, en: `${en} (${code})` };
}

function refuseUnlessEntries(list: Json | undefined): void {
  const areEntries =
    Array.isArray(list) && list.every((entry: Json) => isObject(entry) && typeof entry['id'] === 'string');
  if (!areEntries)
    throw new OverlayError({
      ja: '重ねる内容は、id のある項目の配列で書いてください',
      en: 'Additional content must be lists of entries, each with an id',
    });
}

/** Cached without overlay: all games share one content. */
const plainContent = memoizeByKey(
  ({ system, documents }: Playable): Content => system.compile(documents, system.language, null),
);
const watchedContent = memoizeByKey(({ system, documents }: Playable) =>
  memoizeByKey((probe: Probe): Content => system.compile(documents, system.language, probe)),
);

export function contentOf(playable: Playable, entries?: JsonObject, probe: Probe | null = null): Content {
  if (entries === undefined) return probe === null ? plainContent(playable) : watchedContent(playable)(probe);
  return playable.system.compile(withOverlay(playable, entries), playable.system.language, probe);
}
