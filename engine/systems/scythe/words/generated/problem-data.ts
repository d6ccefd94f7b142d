// Made by `npm run generate` from problems.json.
import type { Json } from '#engine/kernel/basics/json.ts';

export interface ProblemData {
  readonly SCG001: { readonly least: Json; readonly usual: Json; readonly most: Json };
  readonly SCG002: { readonly what: Json; readonly enough: Json; readonly most: Json };
}
