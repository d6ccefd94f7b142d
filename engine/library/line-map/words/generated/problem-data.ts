// Made by `npm run generate` from problems.json.
import type { Json } from '#engine/kernel/basics/json.ts';

export interface ProblemData {
  readonly MAP001: { readonly station: Json };
  readonly MAP002: { readonly line: Json; readonly station: Json };
  readonly MAP003: { readonly line: Json };
  readonly MAP004: { readonly line: Json; readonly station: Json };
  readonly MAP005: { readonly line: Json; readonly x: Json; readonly y: Json };
}
