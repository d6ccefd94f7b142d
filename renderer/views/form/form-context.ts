import { createContext, useContext } from 'react';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { FormPlace } from '#renderer/desk/form/form-writing.ts';
import type { SavedAt } from './saved-entry.ts';

export interface FormContext {
  readonly place: FormPlace;
  /** The entry as currently written. Fields may lag behind it. */
  readonly entry: Json;
  readonly here: JsonPath;
  readonly savedAt: SavedAt;
  readonly isLocked: boolean;
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
}

const context = createContext<FormContext | null>(null);
export const FormProvider = context.Provider;

export function useFormContext(): FormContext {
  const found = useContext(context);
  if (found === null) throw new Error('a field stands in no form');
  return found;
}

export function useWritten(path: JsonPath): Json | undefined {
  return partAt(useFormContext().entry, path);
}

export const keyOfPath = (path: JsonPath): string => path.join('/');
/** The inverse of `keyOfPath`; digits are list indices. */
export const pathOfKey = (key: string): JsonPath =>
  key.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
