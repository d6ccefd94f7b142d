import { type TSchema, Type } from 'typebox';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';

type Value = string | boolean;
type Values = { readonly [setting: string]: readonly [recommended: Value, ...others: Value[]] };
export type SettingsOf<V extends Values> = { readonly [S in keyof V]: V[S][number] };

/** House rules: studio.json overrides the recommended ones, a set-up overrides both. */
export interface DeclaredSettings<V extends Values> {
  readonly fields: { readonly [setting: string]: TSchema };
  readonly otherwise: JsonObject;
  /** Throws `RefusalError`. */
  readonly read: (given: Json) => JsonObject;
  readonly of: (ofProject: JsonObject, ofSetup: JsonObject) => SettingsOf<V>;
}

/** Allowed values by setting, the recommended one first. */
export function settingsFrom<const V extends Values>(values: V): DeclaredSettings<V> {
  const names = Object.keys(values);
  const each = <T>(of: (values: Values[string]) => T) =>
    Object.fromEntries(names.map((name) => [name, of(values[name] as Values[string])]));
  const recommended = each(([first]) => first);
  return {
    fields: each((all) =>
      Type.Optional(Type.Unsafe({ type: typeof all[0], enum: all, ...described('裁定', 'A ruling') })),
    ),
    otherwise: each(([, other]) => other as Value),
    read: (given) => {
      if (!isObject(given)) throw new RefusalError('settingUnknown', { setting: 'settings', allowed: names });
      for (const [setting, value] of Object.entries(given)) {
        const allowed: readonly Json[] | undefined = Object.hasOwn(values, setting) ? values[setting] : undefined;
        if (allowed === undefined) throw new RefusalError('settingUnknown', { setting, allowed: names.join(', ') });
        if (!allowed.includes(value)) throw new RefusalError('settingValue', { setting, allowed: allowed.join(', ') });
      }
      return given;
    },
    of: (ofProject, ofSetup) => ({ ...recommended, ...ofProject, ...ofSetup }) as SettingsOf<V>,
  };
}
