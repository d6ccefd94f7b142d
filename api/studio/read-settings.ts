import { Check } from 'typebox/value';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { type SettingKey, Settings, settingKeys } from './settings.ts';

/** What of a file of settings is none: a name that there is not, or a value that it may not have. */
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

/** Reads the text of a file of settings; null when it is no object of JSON. An empty text says nothing. */
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
