// Made by `npm run generate` from problems.json.
import type { Json } from '#engine/kernel/basics/json.ts';

export interface ProblemData {
  readonly GAM001: { readonly least: Json; readonly usual: Json; readonly most: Json };
  readonly GAM002: { readonly deck: Json; readonly size: Json; readonly most: Json };
  readonly GAM003: { readonly deck: Json; readonly size: Json; readonly largest: Json };
  readonly ACT001: { readonly chips: Json; readonly most: Json };
  readonly ACT002: { readonly op: Json; readonly field: Json };
  readonly ACT003: { readonly op: Json; readonly field: Json; readonly least: Json; readonly most: Json; readonly value: Json };
  readonly ACT004: { readonly none: Json; readonly op: Json };
}
