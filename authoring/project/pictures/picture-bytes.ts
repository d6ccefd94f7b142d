import type { Orientation } from './orientation.ts';

/** Looks into bytes without ever running past their end: what is not there is 0. Numbers are big-endian unless said. */
export class PictureBytes {
  readonly length: number;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.length = bytes.length;
  }

  byte(at: number): number {
    return this.bytes[at] ?? 0;
  }
  short(at: number): number {
    return this.byte(at) * 0x100 + this.byte(at + 1);
  }
  long(at: number): number {
    return this.short(at) * 0x10000 + this.short(at + 2);
  }
  /** Of two bytes, the lesser first. */
  shortBackwards(at: number): number {
    return this.byte(at) + this.byte(at + 1) * 0x100;
  }
  /** Of four bytes, the least first. */
  longBackwards(at: number): number {
    return this.shortBackwards(at) + this.shortBackwards(at + 2) * 0x10000;
  }
  /** Whether these letters stand there. */
  says(at: number, letters: string): boolean {
    return (
      at + letters.length <= this.length && [...letters].every((one, i) => this.byte(at + i) === one.charCodeAt(0))
    );
  }
  /** The four letters that name a part. */
  name(at: number): string {
    return String.fromCharCode(this.byte(at), this.byte(at + 1), this.byte(at + 2), this.byte(at + 3));
  }
}

/** What the first part of a file tells of its picture: its size in pixels as it is shown. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The same of a picture that is not turned by whoever draws it; without an orientation it is stored upright. */
export interface StoredSize extends PictureSize {
  readonly orientation?: Orientation;
}

/**
 * Why bytes that begin as a picture are none. `cut`: they end before it does; `more`: something else follows; `odd`: they are not put together as they should be;
 * `undrawable`: they are, and a browser cannot draw them.
 */
export type Broken = 'cut' | 'more' | 'odd' | 'undrawable';
