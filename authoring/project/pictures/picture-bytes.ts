import type { Orientation } from './orientation.ts';

/** Bounds-checked access: 0 beyond the end. Big-endian unless named otherwise. */
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
  /** Two bytes, little-endian. */
  shortBackwards(at: number): number {
    return this.byte(at) + this.byte(at + 1) * 0x100;
  }
  /** Four bytes, little-endian. */
  longBackwards(at: number): number {
    return this.shortBackwards(at) + this.shortBackwards(at + 2) * 0x10000;
  }
  says(at: number, letters: string): boolean {
    return (
      at + letters.length <= this.length && [...letters].every((one, i) => this.byte(at + i) === one.charCodeAt(0))
    );
  }
  /** Four-letter name of a chunk or box. */
  name(at: number): string {
    return String.fromCharCode(this.byte(at), this.byte(at + 1), this.byte(at + 2), this.byte(at + 3));
  }
}

/** In pixels, as shown. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** For kinds that browsers do not rotate; upright without `orientation`. */
export interface StoredSize extends PictureSize {
  readonly orientation?: Orientation;
}

/** `cut`: truncated; `more`: followed by other data; `odd`: invalid structure; `undrawable`: a browser fails. */
export type PictureDefect = 'cut' | 'more' | 'odd' | 'undrawable';
