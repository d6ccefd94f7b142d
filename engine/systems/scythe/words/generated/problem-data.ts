// Made by `npm run generate` from problems.json.
import type { Json } from '#engine/kernel/basics/json.ts';

export interface ProblemData {
  readonly SCG001: { readonly least: Json; readonly usual: Json; readonly most: Json };
  readonly SCG002: { readonly what: Json; readonly enough: Json; readonly most: Json };
  readonly SCG003: { readonly faction: Json; readonly other: Json; readonly home: Json };
  readonly SCG004: { readonly least: Json; readonly from: Json };
  readonly SCM001: { readonly hex: Json; readonly other: Json; readonly q: Json; readonly r: Json };
  readonly SCM002: { readonly hex: Json; readonly other: Json };
  readonly SCM003: { readonly hex: Json; readonly other: Json };
  readonly SCM004: { readonly home: Json };
  readonly SCM005: { readonly home: Json; readonly hex: Json };
  readonly SCM006: { readonly hex: Json; readonly more: Json };
  readonly SCM007: { readonly hex: Json; readonly more: Json; readonly needs: Json };
  readonly SCM008: { readonly home: Json };
  readonly SCA001: { readonly mat: Json; readonly reductions: Json; readonly game: Json; readonly cubes: Json };
  readonly SCA002: { readonly mat: Json; readonly ways: Json; readonly game: Json; readonly cubes: Json };
  readonly SCA003: { readonly upgraded: Json; readonly value: Json };
  readonly SCA004: { readonly least: Json; readonly cost: Json };
  readonly SCA005: { readonly what: Json; readonly price: Json; readonly most: Json };
  readonly SCA006: { readonly id: Json; readonly what: Json };
  readonly SCA007: { readonly id: Json };
  readonly SCA008: { readonly bottom: Json; readonly resource: Json; readonly game: Json };
  readonly SCC001: { readonly option: Json };
  readonly SCC002: { readonly option: Json; readonly other: Json };
  readonly SCC003: { readonly objective: Json; readonly other: Json };
  readonly SCC004: { readonly objective: Json };
  readonly SCC005: { readonly tile: Json };
  readonly SCC006: { readonly objective: Json; readonly asked: Json; readonly most: Json };
  readonly SCF001: { readonly faction: Json; readonly other: Json };
  readonly SCF002: { readonly faction: Json };
  readonly SCF003: { readonly id: Json };
}
