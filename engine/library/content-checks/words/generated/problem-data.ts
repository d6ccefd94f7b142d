// Made by `npm run generate` from problems.json.
import type { Json } from '#engine/kernel/basics/json.ts';

export interface ProblemData {
  readonly CMP001: { readonly scenario: Json; readonly reward: Json; readonly allowed: Json };
  readonly CMP002: { readonly scenario: Json; readonly rank: Json; readonly allowed: Json };
  readonly CRD031: { readonly when: Json };
  readonly CRD032: { readonly when: Json };
  readonly EFT005: { readonly op: Json };
  readonly EFT006: { readonly id: Json; readonly other: Json };
  readonly EFT007: { readonly sentence: Json; readonly wrong: Json; readonly counted: Json; readonly said: Json };
  readonly EFT020: { readonly missing: Json };
  readonly EFT008: { readonly said: Json; readonly meant: Json };
  readonly EFT009: { readonly said: Json; readonly when: Json };
  readonly EFT010: { readonly sentence: Json; readonly said: Json };
  readonly EFT011: { readonly said: Json; readonly meant: Json };
  readonly EFT012: { readonly said: Json; readonly meant: Json };
  readonly EFT013: { readonly said: Json };
  readonly EFT014: { readonly unsaid: Json };
  readonly EFT015: { readonly op: Json; readonly from: Json; readonly suited: Json };
  readonly EFT016: { readonly op: Json; readonly from: Json };
  readonly EFT017: { readonly op: Json; readonly nearest?: Json };
  readonly EFT018: { readonly op: Json; readonly readers: Json };
  readonly EFT019: { readonly op: Json; readonly rule: Json };
}
