import { textHash } from '#engine/kernel/basics/hash.ts';
import { canonical, type Json } from '#engine/kernel/basics/json.ts';

const DIGITS = 8;

/** Whether a part of a document is still what was measured. */
export const writtenHash = (part: Json): string => textHash(canonical(part), DIGITS);
