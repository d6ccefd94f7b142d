import { zoomSteps } from '#api/studio/setting-values.ts';
import type { SettingKey, Settings } from '#api/studio/settings.ts';

export const settingGroups = ['look', 'editor', 'files', 'play'] as const;
export type SettingGroup = (typeof settingGroups)[number];

export type Control =
  | { readonly kind: 'themes' | 'switch' | 'text' }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly step: number };

export interface ListedSetting {
  readonly key: Exclude<SettingKey, 'keys' | 'play.presets'>;
  readonly group: SettingGroup;
  /** Personal habits are not set per project. */
  readonly inProject: boolean;
  readonly control: Control;
}

export interface SettingWords {
  readonly name: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Shown after a number. */
  readonly unit?: string;
}

const choice = (...of: readonly (string | number)[]): Control => ({ kind: 'choice', of });
const number = (from: number, to: number, step = 1): Control => ({ kind: 'number', from, to, step });
const onOff: Control = { kind: 'switch' };

const controls: Readonly<Record<Exclude<keyof Settings, 'keys' | 'play.presets'>, Control>> = {
  'look.theme': { kind: 'themes' },
  'look.language': choice('system', 'ja', 'en'),
  'look.zoom': choice(...zoomSteps.filter((step) => step >= 80)),
  'look.density': choice('normal', 'comfortable'),
  'look.motion': choice('system', 'reduced', 'full'),
  'editor.fontSize': number(8, 40),
  'editor.lineHeight': number(12, 80),
  'editor.wrap': onOff,
  'editor.notes': onOff,
  'editor.japaneseWords': onOff,
  'editor.editContext': onOff,
  'editor.formatOnSave': onOff,
  'editor.measureFaces': choice('all', 'changed', 'off'),
  'files.autoSave': choice('off', 'afterDelay', 'onFocusChange'),
  'files.autoSaveDelay': number(100, 60_000, 100),
  'files.dictionaries': { kind: 'text' },
  'play.goBackUnasked': onOff,
};

/** All settings except keys, in display order. */
export const settingList: readonly ListedSetting[] = (
  Object.entries(controls) as readonly (readonly [ListedSetting['key'], Control])[]
).map(([key, control]) => {
  const group = key.slice(0, key.indexOf('.')) as SettingGroup;
  return { key, group, inProject: group !== 'look', control };
});
