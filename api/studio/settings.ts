import { type Static, type TSchema, Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const choice = <const Value extends string>(...values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));
const number = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

/** A key with what is held down beside it, as `Mod+Shift+P`. */
const Keys = Type.String({ minLength: 1, maxLength: 40 });

/** What a person can set, each by its name in `settings.json`. What is not written there is as `usualSettings` says. */
export const Settings = closedObject({
  'look.theme': choice('system', 'asa', 'yoru', 'contrast'),
  /** `system`: as the browser or the system says. */
  'look.language': choice('system', 'ja', 'en'),
  /** The whole page, in percent. */
  'look.zoom': number(50, 300),
  'look.density': choice('normal', 'comfortable'),
  'look.motion': choice('system', 'reduced', 'full'),
  'look.activityBar': Type.Boolean(),
  /** In pixels. */
  'editor.fontSize': number(8, 40),
  'editor.lineHeight': number(12, 80),
  'editor.wrap': Type.Boolean(),
  /** Show names next to ids. */
  'editor.notes': Type.Boolean(),
  /** Words of Japanese are found by their meaning, and not by a change of the kind of letter. */
  'editor.japaneseWords': Type.Boolean(),
  /** Use the EditContext API of the browser for input methods. */
  'editor.editContext': Type.Boolean(),
  'editor.formatOnSave': Type.Boolean(),
  /** Which faces are measured behind everything else: all of them, only those that were changed, none. */
  'editor.measureFaces': choice('all', 'changed', 'off'),
  'files.autoSave': choice('off', 'afterDelay', 'onFocusChange'),
  /** In milliseconds. */
  'files.autoSaveDelay': number(100, 60_000),
  /** Whoever sees everything goes back past what seats have seen without being asked. */
  'play.goBackUnasked': Type.Boolean(),
  /** Alterations of the table by their names: cheats, done one after the other. */
  'play.presets': Type.Record(
    Type.String({ maxLength: 100 }),
    Type.Array(Type.Unsafe<JsonObject>(Type.Object({})), { maxItems: 200 }),
  ),
  /** The keys of commands by their ids, where they are not the usual ones; an empty list: none. */
  keys: Type.Record(Type.String({ maxLength: 100 }), Type.Array(Keys, { maxItems: 8 })),
});
export type Settings = Static<typeof Settings>;
export type SettingKey = keyof Settings;

export const settingKeys = Object.keys(Settings.properties) as readonly SettingKey[];

/** Of the person, in all projects; or of the person in this project, where it counts more. */
export const settingScopes = ['user', 'project'] as const;
export type SettingScope = (typeof settingScopes)[number];

/** More than anybody writes by hand. */
export const LONGEST_SETTINGS = 200_000;

const Version = Type.String({ maxLength: 64 });

/** A file of settings as it stands: its text, and what of it is a setting with a value that it may have. */
const KeptSettings = closedObject({
  text: Type.String(),
  /** Empty while there is no file. */
  version: Version,
  values: Type.Partial(Settings),
  /** Where a file that could not be read was put aside. */
  damaged: orNull(Type.String()),
});
export type KeptSettings = Static<typeof KeptSettings>;

export const settingsCalls = {
  /** The settings; where no project is open, only the person's. */
  recallSettings: {
    ask: closedObject({}),
    reply: closedObject({ user: KeptSettings, project: orNull(KeptSettings) }),
  },
  /** Writes a file of settings whole, or not at all; `base` is the version that the text was made from. */
  keepSettings: {
    ask: closedObject({
      scope: Type.Union([Type.Literal('user'), Type.Literal('project')]),
      text: Type.String({ maxLength: LONGEST_SETTINGS }),
      base: Version,
    }),
    reply: Type.Union([
      closedObject({ kept: Type.Literal(true), version: Version }),
      // Somebody else wrote it meanwhile: as it is now.
      closedObject({ kept: Type.Literal(false), now: KeptSettings }),
      // A text that is no object of JSON, or a disk that takes nothing.
      closedObject({ kept: Type.Literal(false), code: Type.String() }),
    ]),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
