import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, type Json } from './json.ts';

/** SHA-256 of the canonical text, the first 32 hex digits. */
export function hashOf(value: Json): string {
  return textHash(canonical(value), 32);
}

/** SHA-256 of a text in UTF-8, cut to `digits` hex digits. */
export function textHash(text: string, digits: number): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, digits);
}

/**
 * A well mixed number of 53 bits for a text: the place of a piece in a shuffle.
 * It depends on nothing but the text, so that one piece more or less leaves the order of the others.
 */
export function rank(text: string): number {
  let a = 0x9e3779b9 ^ text.length;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x85ebca77);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ a, 0xc2b2ae3d);
    b ^= b >>> 15;
  }
  a ^= b;
  a = Math.imul(a ^ (a >>> 16), 0x7feb352d);
  a = Math.imul(a ^ (a >>> 15), 0x846ca68b);
  b = Math.imul(b ^ (b >>> 16) ^ a, 0x7feb352d);
  return ((a ^ (a >>> 16)) >>> 0) * 0x200000 + ((b ^ (b >>> 13)) >>> 11);
}
