/** A key with what is held down beside it, as `Mod+Shift+P`. `Mod` is Ctrl, and Cmd on a Mac; `Ctrl` is Ctrl on both. */
export type Keys = string;

/** In a window of our own; a browser has tabs itself, and keys for them. */
export const isDesktop = 'studio' in globalThis;

const isMac = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '');
const shown: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Plus: '+',
  Space: isMac ? '␣' : 'Space',
};
const shownOnMac: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥' };
/** The keys whose own name would be read as the sign between two names, or is not to be seen. */
const named: Readonly<Record<string, string>> = { '+': 'Plus', ' ': 'Space' };
/** Pressed by themselves they do nothing. */
const modifiers = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];
/** What an input method is worked with: it never becomes a key of the studio. */
const ofInputMethods = [
  'Process',
  'Dead',
  'Unidentified',
  'Convert',
  'NonConvert',
  'KanaMode',
  'KanjiMode',
  'HankakuZenkaku',
  'Hankaku',
  'Zenkaku',
  'Hiragana',
  'Katakana',
  'HiraganaKatakana',
  'Romaji',
  'Eisu',
  'Alphanumeric',
];

/** Whether a key that was pressed is this one. What is being composed belongs to the input method alone. */
export function isPressed(event: KeyboardEvent, keys: Keys): boolean {
  if (isComposed(event)) return false;
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const mod = isMac ? event.metaKey : event.ctrlKey;
  const other = isMac ? event.ctrlKey : event.metaKey;
  const [hasMod, hasCtrl] = [parts.includes('Mod'), parts.includes('Ctrl')];
  return (
    hasKey(event, key, parts.includes('Alt')) &&
    mod === (hasMod || (hasCtrl && !isMac)) &&
    // On which key a plus stands, and whether with Shift, is the keyboard's.
    (key === 'Plus' || event.shiftKey === parts.includes('Shift')) &&
    event.altKey === parts.includes('Alt') &&
    other === (hasCtrl && isMac)
  );
}

/** Beside Alt a Mac gives the sign that the two write together, so there the place on the keyboard says which key it was. */
function hasKey({ key: pressed, code }: KeyboardEvent, key: string, withAlt: boolean): boolean {
  if ((named[pressed] ?? pressed).toLowerCase() === key.toLowerCase()) return true;
  return withAlt && isMac && (code === `Key${key}` || code === `Digit${key}`);
}

/** What some browsers give as the code of a key that an input method has taken. */
const COMPOSING = 229;

function isComposed(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === COMPOSING;
}

/** The keys that are pressed, as a command could have them; null: by themselves they are none. */
export function keysOf(event: KeyboardEvent): Keys | null {
  if (isComposed(event) || modifiers.includes(event.key) || ofInputMethods.includes(event.key)) return null;
  const mod = isMac ? event.metaKey : event.ctrlKey;
  const onMac = isMac && event.altKey ? /^(?:Key|Digit)(.)$/.exec(event.code)?.[1] : undefined;
  const key = onMac ?? named[event.key] ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key);
  const held = [mod && 'Mod', event.shiftKey && key !== 'Plus' && 'Shift', event.altKey && 'Alt'];
  return [...held.filter((one) => one !== false), key].join('+');
}

/** Whether these are keys that one writes with, so that a command that had them could never be written past. */
export function isWriting(keys: Keys): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const isHeld = parts.includes('Mod') || parts.includes('Alt');
  return (
    !isHeld &&
    (key.length === 1 ||
      ['Plus', 'Space', 'Enter', 'Tab', 'Backspace', 'Escape'].includes(key) ||
      key.startsWith('Arrow'))
  );
}

/** Both in one order, and letters alike. */
export function isSameKeys(one: Keys, other: Keys): boolean {
  const inOrder = (keys: Keys) => keys.toLowerCase().split('+').sort().join('+');
  return inOrder(one) === inOrder(other);
}

/** The caps of the keys, as they are shown one beside the other. */
export function keyCaps(keys: Keys): readonly string[] {
  return keys
    .split('+')
    .map((part) => shown[part] ?? (isMac ? (shownOnMac[part] ?? part) : part === 'Mod' ? 'Ctrl' : part));
}

/** Whether keys that edit belong to the field that has the focus, which has an undo of its own. The editor's text has not. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('.monaco-editor .inputarea, .monaco-editor .native-edit-context')) return false;
  const field = target.closest('input, textarea, [contenteditable="true"]');
  return field !== null && !['checkbox', 'radio', 'button'].includes(field.getAttribute('type') ?? '');
}
