import { cursorStore } from '../project/cursor-store.ts';
import { projectStore } from '../project/project-store.ts';
import { shownPartsStore } from '../stage/shown-parts.ts';
import { stage } from '../stage/stage.ts';
import { soon } from '../timing/pending.ts';
import { followWithText } from './choose.ts';
import { choiceAtCursor } from './chosen-place.ts';
import { type Chosen, chosenStore, isSameChoice, noteChoice } from './chosen-store.ts';

/** The cursor of a text that is seen chooses its entry. Text and form show what was chosen while they were hidden. */
export function followCursor(): void {
  let last: Chosen | null = null;
  // A file opened while the text was hidden takes precedence over an earlier choice.
  let isAsked = false;
  let callOff = (): void => undefined;
  const look = (): void => {
    if (!stage().isTextSeen()) return;
    isAsked = false;
    const now = choiceAtCursor();
    // An edit elsewhere moves the cursor, which is no choice.
    const isOther = !isSameChoice(last, now) || last?.language !== now?.language;
    last = now;
    if (isOther && now !== null) noteChoice(now);
  };
  const later = (): void => {
    callOff();
    callOff = soon(look, 0);
  };
  cursorStore.subscribe(later);
  projectStore.subscribe((state, before) => {
    if (state.asked !== before.asked && !stage().isTextSeen()) isAsked = true;
    if (state.current !== before.current || state.files !== before.files) later();
  });
  chosenStore.subscribe(({ chosen }, before) => {
    if (chosen !== before.chosen) isAsked = false;
  });
  shownPartsStore.subscribe(({ shown }, { shown: before }) => {
    const isNew = (['editor', 'form'] as const).some((part) => shown.has(part) && !before.has(part));
    if (!isNew || !stage().isTextSeen()) return;
    const { chosen } = chosenStore.getState();
    if (isAsked || chosen === null) later();
    else if (!isSameChoice(last, chosen)) followWithText(chosen);
  });
  later();
}
