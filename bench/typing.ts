import { allLanguages } from '../authoring/project/localization/languages/all-languages.ts';
import type { TextEdit } from '../authoring/text/edits/text-edit.ts';
import { isFaulty, type ProjectFile, type TextFile } from '../authoring/text/files/project-file.ts';
import type { Problem } from '../authoring/text/problems/problem.ts';
import { hostedSystems } from '../engine/systems/hosted-systems.ts';
import { makeProjectReader } from '../renderer/desk/workers/project-reader.ts';
import { timed } from './measure.ts';
import { editTold, heardFrom } from './told-edits.ts';

/** The files of a project that can be read. */
export const wholeFiles = (files: readonly ProjectFile[]): readonly TextFile[] =>
  files.filter((file): file is TextFile => !isFaulty(file));

/** A project in which somebody types, as the worker that reads it hears of it; in milliseconds of processor time. */
export interface Typing {
  /** What it took to read it first. */
  readonly first: number;
  /** What one key takes: the text is as it was at first, but for this edit. */
  key(edit: TextEdit): number;
}

/** Throws where the project has problems: hardly anything of it might be looked at. */
export function typingIn(files: readonly TextFile[], path: string): Typing {
  const [read, heardBy] = [
    makeProjectReader(
      () => hostedSystems,
      undefined,
      () => allLanguages,
    ),
    heardFrom(files),
  ];
  const texts = files.map(({ path: name, text }) => ({ path: name, whole: text }));
  let problems: readonly Problem[] = [];
  const first = timed(() => {
    ({ problems } = read(heardBy({ texts, gone: [] })).project);
  });
  if (problems.length > 0) throw new Error(`a project with problems is not looked at as a whole: ${problems[0]?.code}`);
  const text = files.find((file) => file.path === path)?.text ?? '';
  let last: TextEdit | null = null;
  return {
    first,
    key(edit) {
      const told = editTold(path, text, last, edit);
      last = edit;
      return timed(() => read(heardBy({ texts: [told], gone: [] })).project.problems);
    },
  };
}

/** How many keys are pressed in one project before the other's turn comes, and how many of them warm up. */
const TURN = { warm: 4, counted: 16 };

/**
 * Types in projects in turn, some keys each, until so many of each count: what the machine and the compiler of the engine do
 * meanwhile falls on all of them. What the first keys of a turn find is remembered of another project.
 */
export function typeInTurn(projects: readonly { press(warm: number, counted: number): void }[], keys: number): void {
  for (let done = 0; done < keys; done += TURN.counted)
    for (const project of projects) project.press(TURN.warm, TURN.counted);
}
