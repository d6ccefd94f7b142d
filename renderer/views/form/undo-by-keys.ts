import { redo, undo } from '#renderer/desk/project/undo.ts';
import { isPressed } from '#renderer/kit/keys/keys.ts';

/** Whether they were keys of undo or redo, which a field would take for its own text. */
export function undoByKeys(event: KeyboardEvent): boolean {
  const isRedo = isPressed(event, 'Mod+Shift+Z') || isPressed(event, 'Mod+Y');
  if (!isRedo && !isPressed(event, 'Mod+Z')) return false;
  event.preventDefault();
  if (isRedo) redo();
  else undo();
  return true;
}
