import { Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { keptWhole } from '#engine/kernel/basics/schema-words.ts';

// Schemas shared by many replies and reports.

export const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'An object of plain data' }));
export const objects = Type.Array(object);
export const index = Type.Integer({ minimum: 0 });
/** An index from outside, limited to integers that JSON numbers hold exactly. */
export const keptIndex = Type.Integer({ ...keptWhole, minimum: 0 });
