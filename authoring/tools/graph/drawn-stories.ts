import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { pathsTo } from '#authoring/project/documents/effect-place.ts';
import { indexOf, type ProjectIndex } from '#authoring/project/index/project-index.ts';
import { occasionOf } from '#authoring/project/sentences/occasion.ts';
import type { Voice } from '#authoring/project/sentences/voice.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { isObject, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { resultName } from '#engine/kernel/contract/outcome.ts';
import type { Scene, Story, StoryBy, StoryStep } from '#engine/kernel/contract/story.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { nameOf, voiceFor } from '../hover/hover.ts';
import { type ValidParts, validParts } from './valid-parts.ts';

export interface WrittenAt {
  readonly file: string;
  readonly path: JsonPath;
}

export interface DrawnScene {
  readonly id: string;
  readonly name: string;
  readonly at: WrittenAt;
  readonly sort: Scene['sort'];
  readonly comes: boolean;
  /** Problems at its id, such as that it is never reached. */
  readonly problems: readonly Problem[];
}

export interface DrawnStep extends Pick<StoryStep, 'does' | 'from' | 'to' | 'awaits'> {
  /** Condition as a phrase, or the rule; empty if always. */
  readonly when: string;
  readonly rule: string | null;
  /** Null: a rule does it. */
  readonly at: WrittenAt | null;
  /** Possible paths of the node in a running game. */
  readonly ways: readonly string[];
}

export interface DrawnStory {
  readonly id: string;
  readonly name: string;
  readonly at: WrittenAt;
  readonly scenes: readonly DrawnScene[];
  readonly steps: readonly DrawnStep[];
  /** Names of results and of things outside of stories. */
  readonly names: { readonly [word: string]: string };
}

/** By id, else by file, else the one in play, else the first. */
export interface AskedStory {
  readonly locale: Locale;
  readonly story: string | null;
  readonly file: string | null;
  /** Chosen ids of the running game. */
  readonly played?: readonly string[];
}

export interface StoryGraph {
  /** Whether the game has stories. */
  readonly tells: boolean;
  readonly stories: readonly {
    readonly id: string;
    readonly name: string;
    readonly files: readonly string[];
  }[];
  readonly story: DrawnStory | null;
  /** Errors in documents of stories; their invalid parts are missing from the drawing. */
  readonly broken: readonly Problem[];
}

/** Own stories first. */
export function drawnStories(diagnosis: Diagnosis, { locale, story, file, played = [] }: AskedStory): StoryGraph {
  const { system } = diagnosis;
  if (system?.stories === undefined) return { tells: false, stories: [], story: null, broken: [] };
  const parts = validParts(diagnosis);
  const found = system.stories(parts.documents);
  const drawing = new Drawing(diagnosis, system, parts, locale);
  const all = found.map((one) => ({ id: one.id, name: drawing.nameOf(one.id), files: drawing.filesOf(one) }));
  const isOwn = ({ files }: (typeof all)[number]): boolean => files.some((one) => !isRequired(one));
  const stories = [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))];
  const wanted =
    stories.find(({ id }) => id === story) ??
    stories.find(({ files }) => file !== null && files.includes(file)) ??
    stories.find(({ id }) => played.includes(id)) ??
    stories[0];
  const drawn = found.find(({ id }) => id === wanted?.id);
  return {
    ...{ tells: true, stories, story: drawn === undefined ? null : drawing.story(drawn) },
    broken: brokenAmong(diagnosis, new Set(stories.flatMap(({ files }) => files))),
  };
}

function brokenAmong({ project }: Diagnosis, files: ReadonlySet<string>): readonly Problem[] {
  const sorts = new Set(project.readings.filter(({ file }) => files.has(file.path)).map(({ format }) => format));
  const folders = new Set([...files].map(folderOf));
  const unsound = project.readings.filter(
    ({ sound, format, file }) => !sound && (sorts.has(format) || folders.has(folderOf(file.path))),
  );
  return unsound.flatMap(({ problems }) => problems.filter(({ severity }) => severity === 'error').slice(0, 1));
}

const folderOf = (file: string): string => file.replace(/[^/]+$/, '');

class Drawing {
  private readonly index: ProjectIndex;
  private readonly voice: Voice;
  private readonly problems: readonly Problem[];
  private readonly system: RuleSystem;
  private readonly parts: ValidParts;
  private readonly locale: Locale;

  constructor(diagnosis: Diagnosis, system: RuleSystem, parts: ValidParts, locale: Locale) {
    this.index = indexOf(diagnosis);
    this.system = system;
    this.parts = parts;
    this.locale = locale;
    this.voice = voiceFor(system, this.index);
    this.problems = diagnosis.problems;
  }

  filesOf({ file, path, scenes }: Story): readonly string[] {
    const places = [this.parts.writtenAt(file, path), ...scenes.map((one) => this.parts.writtenAt(one.file, one.path))];
    return [...new Set(places.map((place) => place.file))];
  }

  story({ id, file, path, scenes, steps }: Story): DrawnStory {
    const ends = steps.flatMap(({ to }) => (to.kind === 'end' ? [to.result] : []));
    const others = steps.flatMap(({ from }) => (from.kind === 'other' ? [from.id] : []));
    return {
      ...{ id, name: this.nameOf(id), at: this.parts.writtenAt(file, path) },
      scenes: scenes.map((scene) => {
        const at = this.parts.writtenAt(scene.file, scene.path);
        const { id: own, sort, comes } = scene;
        return { id: own, name: this.nameOf(own), at, sort, comes, problems: this.problemsAt(at) };
      }),
      steps: steps.map((step) => this.step(step)),
      names: Object.fromEntries([
        ...ends.map((result) => [result, resultName(this.system.words.results, result)[this.locale]] as const),
        ...others.map((other) => [other, this.nameOf(other)] as const),
      ]),
    };
  }

  private step({ does, from, to, awaits, by }: StoryStep): DrawnStep {
    const at = by.kind === 'text' ? this.parts.writtenAt(by.file, by.node) : null;
    const ways = by.kind === 'text' ? pathsTo(this.parts.documents[by.file] ?? null, by.node) : [];
    return { ...{ does, from, to, awaits, at, ways }, when: this.when(by), rule: by.kind === 'rule' ? by.rule : null };
  }

  private when(by: StoryBy): string {
    if (by.kind === 'rule') return this.system.words.rules[by.rule]?.[this.locale] ?? by.rule;
    const entry = partAt(this.parts.documents[by.file], by.entry);
    return isObject(entry ?? null)
      ? occasionOf(entry as JsonObject, by.node.slice(by.entry.length), this.locale, this.voice)
      : '';
  }

  nameOf(id: string): string {
    const found = this.index.declarations.findLast((one) => one.id === id);
    return found === undefined ? id : nameOf(found, this.locale);
  }

  private problemsAt({ file, path }: WrittenAt): readonly Problem[] {
    const reading = this.index.readingOf(file);
    const place = reading?.place([...path, 'id']);
    if (place === undefined) return [];
    const { line, character } = place.start;
    return this.problems.filter(
      (one) => one.file === file && one.range.start.line === line && one.range.start.character === character,
    );
  }
}
