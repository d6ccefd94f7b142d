import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

// Documents are drawn while they are edited: any value may be missing or invalid.

/** Shown for invalid values. */
export const unknownValue = '？';

/** A string or number; empty for anything else. */
export function textOfValue(value: Json | undefined): string {
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
