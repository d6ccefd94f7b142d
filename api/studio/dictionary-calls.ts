import { type Static, type TSchema, Type } from 'typebox';
import type { DictionaryFaultCode } from '#authoring/tools/spelling/dictionary-fault.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

const DictionaryReply = Type.Union([
  closedObject({ kind: Type.Literal('found'), file: Type.String(), aff: Type.String(), dic: Type.String() }),
  closedObject({ kind: Type.Literal('none') }),
  closedObject({
    kind: Type.Literal('refused'),
    file: Type.String(),
    code: Type.Unsafe<DictionaryFaultCode>(Type.String()),
  }),
]);
export type DictionaryReply = Static<typeof DictionaryReply>;

export const dictionaryCalls = {
  /** The spelling dictionary of a language, from the folder in the settings or from the system. */
  dictionary: { ask: closedObject({ locale: Type.String({ maxLength: 100 }) }), reply: DictionaryReply },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
