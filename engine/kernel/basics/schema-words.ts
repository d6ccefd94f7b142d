import {
  type TNull,
  type TObject,
  type TObjectOptions,
  type TProperties,
  type TSchema,
  type TSchemaOptions,
  type TUnion,
  Type,
} from 'typebox';

/** A key that the shape does not name is an error. */
export const closed = { additionalProperties: false } as const;

/** An object with these keys and no others. */
export const closedObject = <P extends TProperties>(properties: P, options: TObjectOptions = {}): TObject<P> =>
  Type.Object(properties, { ...closed, ...options });

export const orNull = <S extends TSchema>(schema: S, options: TSchemaOptions = {}): TUnion<[S, TNull]> =>
  Type.Union([schema, Type.Null()], options);

/** What help says of a field: `description` is what every editor shows, the other is for ours. */
export function described(ja: string, en: string): { description: string; 'x-description-ja': string } {
  return { description: en, 'x-description-ja': ja };
}

/** A field with a name of its own in forms, where its description is too long to be one. */
export const titled = <Schema extends TSchema>(ja: string, en: string, schema: Schema): Schema => ({
  ...schema,
  title: en,
  'x-title-ja': ja,
});

/** Whole numbers that JSON keeps as they are written: beyond these their last digits are lost without a word. */
export const keptWhole = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;
