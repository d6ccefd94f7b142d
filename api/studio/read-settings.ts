import { Check } from 'typebox/value';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { type SettingKey, Settings, settingKeys } from './settings.ts';

/** `unknown`: no such setting; `value`: not allowed. */
export interface SettingFault {
  readonly kind: 'unknown' | 'value';
  readonly key: string;
}

export interface ReadSettings {
  readonly values: Partial<Settings>;
  readonly faults: readonly SettingFault[];
}

function isSettingKey(key: string): key is SettingKey {
  return (settingKeys as readonly string[]).includes(key);
}

/** Null: not a JSON object. An empty text has no settings. */
export function readSettings(text: string): ReadSettings | null {
  if (text.trim() === '') return { values: {}, faults: [] };
  const read = objectIn(text);
  if (read === null) return null;
  const faults: SettingFault[] = [];
  const values: Record<string, Json> = {};
  for (const [key, value] of Object.entries(read)) {
    if (!isSettingKey(key)) faults.push({ kind: 'unknown', key });
    else if (!Check(Settings.properties[key], value)) faults.push({ kind: 'value', key });
    else values[key] = value;
  }
  return { values: values as Partial<Settings>, faults };
}

function objectIn(text: string): Readonly<Record<string, Json>> | null {
  try {
    const read = JSON.parse(text) as Json;
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}
