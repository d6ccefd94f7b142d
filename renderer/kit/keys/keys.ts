/** Such as `Mod+Shift+P`. `Mod` is Cmd on a Mac and Ctrl elsewhere; `Ctrl` is always Ctrl. */
export type Keys = string;

/** In a browser some keys belong to the browser's tabs. */
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
const named: Readonly<Record<string, string>> = { '+': 'Plus', ' ': 'Space' };
const modifiers = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];
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

/** Always false while an input method is composing. */
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
    // Whether the plus sign needs Shift depends on the keyboard.
    (key === 'Plus' || event.shiftKey === parts.includes('Shift')) &&
    event.altKey === parts.includes('Alt') &&
    other === (hasCtrl && isMac)
  );
}

/** On a Mac, Alt changes the character, so the physical key counts as well. */
function hasKey({ key: pressed, code }: KeyboardEvent, key: string, withAlt: boolean): boolean {
  if ((named[pressed] ?? pressed).toLowerCase() === key.toLowerCase()) return true;
  return withAlt && isMac && (code === `Key${key}` || code === `Digit${key}`);
}

export const isMenuKey = (event: KeyboardEvent): boolean =>
  isPressed(event, 'ContextMenu') || isPressed(event, 'Shift+F10');

/** The key code of keys handled by an input method. */
const COMPOSING = 229;

function isComposed(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === COMPOSING;
}

/** Null if they cannot be a binding, such as a modifier alone. */
export function keysOf(event: KeyboardEvent): Keys | null {
  if (isComposed(event) || modifiers.includes(event.key) || ofInputMethods.includes(event.key)) return null;
  const mod = isMac ? event.metaKey : event.ctrlKey;
  const onMac = isMac && event.altKey ? /^(?:Key|Digit)(.)$/.exec(event.code)?.[1] : undefined;
  const key = onMac ?? named[event.key] ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key);
  const held = [mod && 'Mod', event.shiftKey && key !== 'Plus' && 'Shift', event.altKey && 'Alt'];
  return [...held.filter((one) => one !== false), key].join('+');
}

/** Needed for typing, so that no command may be bound to them. */
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

/** Ignores the order of modifiers, and case. */
export function isSameKeys(one: Keys, other: Keys): boolean {
  const inOrder = (keys: Keys) => keys.toLowerCase().split('+').sort().join('+');
  return inOrder(one) === inOrder(other);
}

export function keyCaps(keys: Keys): readonly string[] {
  return keys
    .split('+')
    .map((part) => shown[part] ?? (isMac ? (shownOnMac[part] ?? part) : part === 'Mod' ? 'Ctrl' : part));
}

/** As `aria-keyshortcuts` says it. */
export function shortcutOf(keys: Keys): string {
  const said: Readonly<Record<string, string>> = { Mod: isMac ? 'Meta' : 'Control', Ctrl: 'Control' };
  return keys
    .split('+')
    .map((part) => said[part] ?? part)
    .join('+');
}

export function capsOfShortcut(shortcut: string): readonly string[] {
  return keyCaps(shortcut.replace('Control', 'Ctrl').replace('Meta', 'Mod'));
}

/** A field with its own undo. The code editor is not one; it uses ours. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('.monaco-editor .inputarea, .monaco-editor .native-edit-context')) return false;
  const field = target.closest('input, textarea, [contenteditable="true"]');
  return field !== null && !['checkbox', 'radio', 'button'].includes(field.getAttribute('type') ?? '');
}
