// The compression of browsers is asynchronous, but texts are needed at once.

const SHORTEST = 6;
const HASH_BITS = 15;
/** 7 bits per byte, and a continuation bit. */
const LOW = 0x7f;
const MORE = 0x80;

/** UTF-8 length, then literals and back references in turn. */
export type PackedText = Uint8Array<ArrayBuffer>;

class Writer {
  private bytes: PackedText;
  private at = 0;

  constructor(room: number) {
    this.bytes = new Uint8Array(room);
  }

  number(value: number): void {
    this.makeRoom(5);
    let left = value;
    for (; left > LOW; left >>>= 7) this.bytes[this.at++] = (left & LOW) | MORE;
    this.bytes[this.at++] = left;
  }

  copy(from: Uint8Array, start: number, end: number): void {
    this.makeRoom(end - start);
    this.bytes.set(from.subarray(start, end), this.at);
    this.at += end - start;
  }

  written(): PackedText {
    return this.bytes.slice(0, this.at);
  }

  private makeRoom(more: number): void {
    if (this.at + more <= this.bytes.length) return;
    const room = new Uint8Array(Math.max(this.bytes.length * 2, this.at + more));
    room.set(this.bytes);
    this.bytes = room;
  }
}

/** Null: an unpaired surrogate, which UTF-8 cannot encode. */
export function packText(text: string): PackedText | null {
  if (/\p{Surrogate}/u.test(text)) return null;
  const bytes = new TextEncoder().encode(text);
  const writer = new Writer(64 + (bytes.length >> 3));
  writer.number(bytes.length);
  const lately = new Int32Array(1 << HASH_BITS).fill(-1);
  const last = bytes.length - SHORTEST;
  let [at, begun] = [0, 0];
  while (at <= last) {
    const hash = hashAt(bytes, at);
    const before = lately[hash] as number;
    lately[hash] = at;
    const length = before < 0 ? 0 : likeness(bytes, before, at);
    if (length < SHORTEST) {
      at++;
      continue;
    }
    writer.number(at - begun);
    writer.copy(bytes, begun, at);
    writer.number(length);
    writer.number(at - before);
    at += length;
    begun = at;
  }
  writer.number(bytes.length - begun);
  writer.copy(bytes, begun, bytes.length);
  return writer.written();
}

function hashAt(bytes: Uint8Array, at: number): number {
  const four =
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24);
  const two = (bytes[at + 4] as number) | ((bytes[at + 5] as number) << 8);
  return (Math.imul(four, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b)) >>> (32 - HASH_BITS);
}

function likeness(bytes: Uint8Array, before: number, at: number): number {
  let length = 0;
  while (at + length < bytes.length && bytes[before + length] === bytes[at + length]) length++;
  return length;
}

export function unpackText(packed: PackedText): string {
  let from = 0;
  function number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = packed[from++] as number;
      value |= (byte & LOW) << shift;
      if (byte < MORE) return value;
    }
  }
  const bytes = new Uint8Array(number());
  for (let at = 0; ; ) {
    const anew = number();
    bytes.set(packed.subarray(from, from + anew), at);
    from += anew;
    at += anew;
    if (at >= bytes.length) break;
    const length = number();
    const before = at - number();
    // An overlapping reference repeats itself
    if (before + length <= at) bytes.copyWithin(at, before, before + length);
    else for (let i = 0; i < length; i++) bytes[at + i] = bytes[before + i] as number;
    at += length;
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
