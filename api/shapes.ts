import { Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { keptWhole } from '#engine/kernel/basics/schema-words.ts';

// Shapes that many replies and reports hold.

export const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'An object of plain data' }));
export const objects = Type.Array(object);
export const index = Type.Integer({ minimum: 0 });
/** An index that comes from outside, where JSON would lose the last digits of a longer one. */
export const keptIndex = Type.Integer({ ...keptWhole, minimum: 0 });
