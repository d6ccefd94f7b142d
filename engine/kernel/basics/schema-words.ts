import type { TSchema } from 'typebox';

/** A key that the shape does not name is an error. */
export const closed = { additionalProperties: false } as const;

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
