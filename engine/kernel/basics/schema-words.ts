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

export const closed = { additionalProperties: false } as const;

export const closedObject = <P extends TProperties>(properties: P, options: TObjectOptions = {}): TObject<P> =>
  Type.Object(properties, { ...closed, ...options });

export const orNull = <S extends TSchema>(schema: S, options: TSchemaOptions = {}): TUnion<[S, TNull]> =>
  Type.Union([schema, Type.Null()], options);

/** English goes to `description`, which every editor shows; Japanese to our own keyword. */
export function described(ja: string, en: string): { description: string; 'x-description-ja': string } {
  return { description: en, 'x-description-ja': ja };
}

/** A short label for forms, for fields whose description is too long. */
export const titled = <Schema extends TSchema>(ja: string, en: string, schema: Schema): Schema => ({
  ...schema,
  title: en,
  'x-title-ja': ja,
});

/** Integers that JSON keeps exactly. */
export const safeInteger = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;

/** The first fields of every document. */
export const documentHead = {
  $schema: Type.Optional(
    Type.String(described('この形式の説明（エディター用）', 'Where editors find the schema of this format')),
  ),
  formatVersion: Type.Literal(1, described('この形式の版。今は1', 'Version of this format, now 1')),
};
