import { findNamed } from '#authoring/project/documents/effect-place.ts';
import { offsetOf } from '#authoring/text/json/offset-of.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { documentsOf } from '../project/documents.ts';
import { goTo, projectStore, show } from '../project/project-store.ts';
import { shownPartsStore } from '../stage/shown-parts.ts';
import { stage } from '../stage/stage.ts';
import { choiceAt, choiceAtCursor, placeOfChosen } from './chosen-place.ts';
import { type Chosen, isSameChoice, noteChoice, showProblem } from './chosen-store.ts';

/** Chooses an entry in a part without a text. Text and form follow where they are seen. */
export function choose(file: string, id: string | null): void {
  const chosen: Chosen = { file, id, language: null };
  noteChoice(chosen);
  if (stage().isTextSeen()) followWithText(chosen);
}

/** Keeps the place of the cursor inside the entry. */
export function followWithText(chosen: Chosen): void {
  if (!isSameChoice(choiceAtCursor(), chosen)) show(placeOfChosen(chosen));
}

/** The first of these names that an entry has. `open`: also brings the text to the front. */
export function chooseNamed(names: readonly string[], how: 'along' | 'open' = 'along'): void {
  const written = documentsOf(projectStore.getState().files);
  for (const name of names) {
    const found = findNamed(written, name);
    if (found === null) continue;
    const chosen = { file: found.path, id: found.id, language: null };
    return how === 'along' ? choose(chosen.file, chosen.id) : show(placeOfChosen(chosen));
  }
}

/** The one place of a problem: its text, and its sentence with the fix in the inspector. */
export function openProblem(problem: Problem): void {
  const { file, range } = problem;
  if (!shownPartsStore.getState().shown.has('inspector')) stage().showPart('inspector');
  const chosen = choiceAt(file, offsetOf(projectStore.getState().files.get(file)?.text ?? '', range.start) ?? 0);
  if (chosen !== null) noteChoice(chosen);
  goTo({ path: file, ...range.start });
  showProblem(problem);
}

/** From any part, with the focus. */
export function openText(chosen: Chosen): void {
  goTo(placeOfChosen(chosen));
}

/** As a form, which shows what is at the cursor. */
export function openForm(chosen: Chosen): void {
  show(placeOfChosen(chosen));
  stage().openPart('form');
}
