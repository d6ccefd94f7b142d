import { type Static, type TSchema, Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { LONGEST_FOLDER } from './limits.ts';

const choice = <const Value extends string>(...values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));
const number = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

/** Such as `Mod+Shift+P`. */
const Keys = Type.String({ minLength: 1, maxLength: 40 });

/** Keys of `settings.json`; defaults in `usualSettings`. */
export const Settings = closedObject({
  'look.theme': choice('system', 'asa', 'yoru', 'contrast'),
  'look.language': choice('system', 'ja', 'en'),
  /** Percent. */
  'look.zoom': number(50, 300),
  'look.density': choice('normal', 'comfortable'),
  'look.motion': choice('system', 'reduced', 'full'),
  /** Pixels. */
  'editor.fontSize': number(8, 40),
  'editor.lineHeight': number(12, 80),
  'editor.wrap': Type.Boolean(),
  /** Show names next to ids. */
  'editor.notes': Type.Boolean(),
  /** Use a Japanese word segmenter instead of changes of script. */
  'editor.japaneseWords': Type.Boolean(),
  /** Use the EditContext API of the browser for input methods. */
  'editor.editContext': Type.Boolean(),
  'editor.formatOnSave': Type.Boolean(),
  /** Which faces are measured in the background. */
  'editor.measureFaces': choice('all', 'changed', 'off'),
  'files.autoSave': choice('off', 'afterDelay', 'onFocusChange'),
  /** Milliseconds. */
  'files.autoSaveDelay': number(100, 60_000),
  /** A folder of Hunspell dictionaries; empty: those of the system. */
  'files.dictionaries': Type.String({ maxLength: LONGEST_FOLDER }),
  /** No confirmation before undoing past what seats have seen. */
  'play.goBackUnasked': Type.Boolean(),
  /** Named lists of cheats. */
  'play.presets': Type.Record(
    Type.String({ maxLength: 100 }),
    Type.Array(Type.Unsafe<JsonObject>(Type.Object({})), { maxItems: 200 }),
  ),
  /** By command id, where they differ from the default; empty: none. */
  keys: Type.Record(Type.String({ maxLength: 100 }), Type.Array(Keys, { maxItems: 8 })),
});
export type Settings = Static<typeof Settings>;
export type SettingKey = keyof Settings;

export const settingKeys = Object.keys(Settings.properties) as readonly SettingKey[];

/** Of all projects, or of this one, which wins. */
export const settingScopes = ['user', 'project'] as const;
export type SettingScope = (typeof settingScopes)[number];

export const LONGEST_SETTINGS = 200_000;

const Version = Type.String({ maxLength: 64 });

const KeptSettings = closedObject({
  text: Type.String(),
  /** Empty: no file. */
  version: Version,
  values: Type.Partial(Settings),
  /** Path of the backup of an unreadable file. */
  damaged: orNull(Type.String()),
});
export type KeptSettings = Static<typeof KeptSettings>;

export const settingsCalls = {
  /** Without a project, those of the user only. */
  recallSettings: {
    ask: closedObject({}),
    reply: closedObject({ user: KeptSettings, project: orNull(KeptSettings) }),
  },
  /** Atomic; `base`: the version that was edited. */
  keepSettings: {
    ask: closedObject({
      scope: Type.Union([Type.Literal('user'), Type.Literal('project')]),
      text: Type.String({ maxLength: LONGEST_SETTINGS }),
      base: Version,
    }),
    reply: Type.Union([
      closedObject({ kept: Type.Literal(true), version: Version }),
      // A conflict, with the current settings.
      closedObject({ kept: Type.Literal(false), now: KeptSettings }),
      // Not a JSON object, or a disk error.
      closedObject({ kept: Type.Literal(false), code: Type.String() }),
    ]),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
