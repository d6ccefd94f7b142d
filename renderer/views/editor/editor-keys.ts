import * as monaco from 'monaco-editor/editor';
import type { Keys } from '#renderer/kit/keys/keys.ts';

const { KeyCode, KeyMod } = monaco;
const signs: Readonly<Record<string, monaco.KeyCode>> = { ',': KeyCode.Comma, '.': KeyCode.Period, '/': KeyCode.Slash };
const held: Readonly<Record<string, number>> = {
  Mod: KeyMod.CtrlCmd,
  Ctrl: KeyMod.WinCtrl,
  Shift: KeyMod.Shift,
  Alt: KeyMod.Alt,
};

/** A shortcut of the desk as a Monaco keybinding; null if Monaco has no equivalent. */
export function editorKeys(keys: Keys): number | null {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const code = signs[key] ?? codeOf(key);
  if (code === undefined) return null;
  return parts.slice(0, -1).reduce((whole, part) => whole | (held[part] ?? 0), code);
}

function codeOf(key: string): monaco.KeyCode | undefined {
  const name = /^[A-Z]$/.test(key) ? `Key${key}` : /^\d$/.test(key) ? `Digit${key}` : key;
  return (KeyCode as unknown as Readonly<Record<string, monaco.KeyCode>>)[name];
}
