import { cursorStore } from '../project/cursor-store.ts';
import { projectStore } from '../project/project-store.ts';
import { shownPartsStore } from '../stage/shown-parts.ts';
import { stage } from '../stage/stage.ts';
import { soon } from '../timing/pending.ts';
import { followWithText } from './choose.ts';
import { choiceAtCursor } from './chosen-place.ts';
import { type Chosen, chosenStore, isSameChoice, noteChoice } from './chosen-store.ts';

/** The cursor chooses the entry that it comes to, and text and form show what was chosen while they were hidden. */
export function followCursor(): void {
  let last: Chosen | null = null;
  let callOff = (): void => undefined;
  const look = (): void => {
    const now = choiceAtCursor();
    // An edit elsewhere moves the cursor of a hidden text, which is no choice.
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
    if (state.current !== before.current || state.files !== before.files) later();
  });
  shownPartsStore.subscribe(({ shown }, { shown: before }) => {
    const isNew = (['editor', 'form'] as const).some((part) => shown.has(part) && !before.has(part));
    const { chosen } = chosenStore.getState();
    if (isNew && chosen !== null && stage().isTextSeen() && !isSameChoice(last, chosen)) followWithText(chosen);
  });
  later();
}
