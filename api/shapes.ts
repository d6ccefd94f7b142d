import { Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { safeInteger } from '#engine/kernel/basics/schema-words.ts';

export const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'An object of plain data' }));
export const objects = Type.Array(object);
export const index = Type.Integer({ minimum: 0 });
/** Limited to integers that JSON preserves. */
export const keptIndex = Type.Integer({ ...safeInteger, minimum: 0 });
