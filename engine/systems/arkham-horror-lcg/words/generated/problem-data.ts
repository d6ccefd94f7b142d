// Made by `npm run generate` from problems.json.
import type { Json } from '#engine/kernel/basics/json.ts';

export interface ProblemData {
  readonly AHC001: { readonly level: Json };
  readonly AHC002: { readonly [name: string]: never };
  readonly AHC003: { readonly level: Json; readonly symbol: Json };
  readonly AHC004: { readonly investigators: Json; readonly needed: Json; readonly held: Json };
  readonly AHC005: { readonly card: Json };
  readonly AHC006: { readonly card: Json };
  readonly AHC007: { readonly card: Json; readonly start: Json };
  readonly AHC008: { readonly card: Json };
  readonly AHC009: { readonly card: Json };
  readonly AHC010: { readonly resolution: Json };
  readonly AHC011: { readonly resolution: Json; readonly known: Json };
  readonly AHC012: { readonly card: Json; readonly list: Json };
  readonly AHC013: { readonly card: Json; readonly type: Json; readonly list: Json };
  readonly AHC014: { readonly card: Json; readonly first: Json };
  readonly AHC015: { readonly card: Json; readonly next: Json };
  readonly AHC016: { readonly least: Json; readonly most: Json };
  readonly AHC017: { readonly set: Json };
  readonly AHC018: { readonly card: Json };
  readonly AHC021: { readonly level: Json; readonly count: Json; readonly most: Json };
  readonly AHK001: { readonly type: Json; readonly field: Json };
  readonly AHK002: { readonly type: Json; readonly field: Json };
  readonly AHK003: { readonly card: Json };
  readonly AHK004: { readonly name: Json; readonly other: Json };
  readonly AHK005: { readonly keyword: Json };
  readonly AHK006: { readonly keyword: Json };
  readonly AHK007: { readonly [name: string]: never };
  readonly AHK008: { readonly field: Json };
  readonly AHA001: { readonly [name: string]: never };
  readonly AHA002: { readonly said: Json; readonly meant: Json };
  readonly AHA003: { readonly card: Json };
  readonly AHA004: { readonly [name: string]: never };
  readonly AHA005: { readonly type: Json; readonly kind: Json };
  readonly AHA006: { readonly kind: Json; readonly field: Json };
  readonly AHA007: { readonly [name: string]: never };
  readonly AHA011: { readonly [name: string]: never };
  readonly AHA012: { readonly [name: string]: never };
  readonly AHA013: { readonly [name: string]: never };
  readonly AHA014: { readonly [name: string]: never };
}
