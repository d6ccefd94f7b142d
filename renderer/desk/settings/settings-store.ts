import { usualSettings } from '#api/studio/setting-values.ts';
import type { KeptSettings, SettingKey, SettingScope, Settings } from '#api/studio/settings.ts';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { store } from '../state/store.ts';

/** The text of a settings file, and its valid settings. */
export type ScopeSettings = Pick<KeptSettings, 'text' | 'values'>;

interface SettingsState {
  readonly user: ScopeSettings;
  /** Null without a project. */
  readonly project: ScopeSettings | null;
  /** Effective values: project, then user, then default. */
  readonly values: Settings;
}

const none: ScopeSettings = { text: '', values: {} };

export const settingsStore = store<SettingsState>(() => ({ user: none, project: null, values: usualSettings }));
const { getState, setState } = settingsStore;

export function setting<Key extends SettingKey>(key: Key): Settings[Key] {
  return getState().values[key];
}

/** Returns how to unsubscribe. */
export function followSetting<Key extends SettingKey>(key: Key, told: (value: Settings[Key]) => void): () => void {
  return settingsStore.subscribe(({ values }, before) => {
    if (values[key] !== before.values[key]) told(values[key]);
  });
}

export function takeSettings({ user, project }: StudioReply<'recallSettings'>): void {
  setScopes(user, project);
}

export function takeScope(scope: SettingScope, { text, values }: ScopeSettings): void {
  const { user, project } = getState();
  if (scope === 'user') setScopes({ text, values }, project);
  else if (project !== null) setScopes(user, { text, values });
}

function setScopes(user: ScopeSettings, project: ScopeSettings | null): void {
  setState({ user, project, values: { ...usualSettings, ...user.values, ...project?.values } });
}

/** Without a scope, where it is set already, so that the change takes effect. */
export function changeSetting<Key extends SettingKey>(key: Key, value: Settings[Key], scope?: SettingScope): void {
  const { project } = getState();
  const where = scope ?? (project?.values[key] === undefined ? 'user' : 'project');
  const isUsual = where === 'user' && isSame(value, usualSettings[key]);
  write(where, key, isUsual ? undefined : value);
}

export function resetSetting(key: SettingKey, scope: SettingScope): void {
  write(scope, key, undefined);
}

/** Edits the text, so that unknown settings and invalid values stay. */
function write<Key extends SettingKey>(scope: SettingScope, key: Key, value: Settings[Key] | undefined): void {
  const before = getState()[scope];
  if (before === null) return;
  const { [key]: _, ...values } = before.values;
  takeScope(scope, {
    text: textWith(before.text, key, value),
    values: value === undefined ? values : { ...before.values, [key]: value },
  });
}

/** Undefined removes the value. */
export function textWith(text: string, key: string, value: unknown): string {
  const all = text.trim() === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  const { [key]: _, ...others } = all;
  const changed = value === undefined ? others : { ...all, [key]: value };
  return `${JSON.stringify(changed, null, 2)}\n`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
