import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, type Json } from './json.ts';

/** SHA-256 of the canonical JSON, first 32 hex digits. */
export function hashOf(value: Json): string {
  return textHash(canonical(value), 32);
}

export function textHash(text: string, digits: number): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, digits);
}

/** 53-bit hash that orders pieces in a shuffle; adding or removing a piece keeps the order of the others. */
export function shuffleRank(text: string): number {
  return prefixRank(text)('');
}

/** `shuffleRank` for texts with a common prefix; the prefix is mixed once per length of the rest. */
export function prefixRank(beginning: string): (end: string) => number {
  const begun: (readonly [number, number])[] = [];
  return (end) => {
    const { length } = end;
    const known = begun[length] ?? mixed(0x9e3779b9 ^ (beginning.length + length), 0x85ebca6b, beginning);
    begun[length] = known;
    const [a, b] = mixed(known[0], known[1], end);
    return finished(a, b);
  };
}

function mixed(a: number, b: number, text: string): readonly [number, number] {
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x85ebca77);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ a, 0xc2b2ae3d);
    b ^= b >>> 15;
  }
  return [a, b];
}

function finished(a: number, b: number): number {
  a ^= b;
  a = Math.imul(a ^ (a >>> 16), 0x7feb352d);
  a = Math.imul(a ^ (a >>> 15), 0x846ca68b);
  b = Math.imul(b ^ (b >>> 16) ^ a, 0x7feb352d);
  return ((a ^ (a >>> 16)) >>> 0) * 0x200000 + ((b ^ (b >>> 13)) >>> 11);
}
