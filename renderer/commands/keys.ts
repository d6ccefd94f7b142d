/** A key with what is held down beside it, as `Mod+Shift+P`. `Mod` is Ctrl, and Cmd on a Mac. */
export type Keys = string;

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' };
const shownOnMac: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** Whether a key that was pressed is this one. What is being composed belongs to the input method alone. */
export function isPressed(event: KeyboardEvent, keys: Keys): boolean {
  if (event.isComposing || event.keyCode === COMPOSING) return false;
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const mod = isMac ? event.metaKey : event.ctrlKey;
  const other = isMac ? event.ctrlKey : event.metaKey;
  return (
    hasKey(event, key, parts.includes('Alt')) &&
    mod === parts.includes('Mod') &&
    event.shiftKey === parts.includes('Shift') &&
    event.altKey === parts.includes('Alt') &&
    !other
  );
}

/** Beside Alt a Mac gives the sign that the two write together, so there the place on the keyboard says which key it was. */
function hasKey({ key: pressed, code }: KeyboardEvent, key: string, withAlt: boolean): boolean {
  if (pressed.toLowerCase() === key.toLowerCase()) return true;
  return withAlt && isMac && (code === `Key${key}` || code === `Digit${key}`);
}

/** What some browsers give as the code of a key that an input method has taken. */
const COMPOSING = 229;

/** The caps of the keys, as they are shown one beside the other. */
export function keyCaps(keys: Keys): readonly string[] {
  return keys
    .split('+')
    .map((part) => arrows[part] ?? (isMac ? (shownOnMac[part] ?? part) : part === 'Mod' ? 'Ctrl' : part));
}

/** Whether keys that edit belong to the field that has the focus, which has an undo of its own. The editor's text has not. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('.monaco-editor .inputarea, .monaco-editor .native-edit-context')) return false;
  const field = target.closest('input, textarea, [contenteditable="true"]');
  return field !== null && !['checkbox', 'radio', 'button'].includes(field.getAttribute('type') ?? '');
}
