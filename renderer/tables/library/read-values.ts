import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

// What is drawn is being written meanwhile: any value may be missing or of a wrong kind.

/** Stands where something is written that cannot be shown. */
export const unknownValue = '？';

/** A word or a number that is written; nothing for what is neither, which JavaScript could not even write out. */
export function wordOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly Json[]).filter(isObject) : [];
}

export function wordsIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? (value as readonly Json[]).filter((one): one is string => typeof one === 'string') : [];
}
