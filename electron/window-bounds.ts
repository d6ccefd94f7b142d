import path from 'node:path';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { readNamedFile } from '#host/files/given-file.ts';
import { makeFoldersSync } from '#host/files/make-folders.ts';
import { replaceFileSync } from '#host/files/write-files.ts';

const Bounds = Type.Object({
  x: Type.Integer(),
  y: Type.Integer(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const USUAL = { width: 1440, height: 900 };
/** Minimum visible part of the title bar, in pixels. */
const GRIP = { width: 120, height: 32 };
const OWN = 0o600;

/** The former bounds if the title bar is still reachable, else the default. */
export function boundsToOpen(kept: unknown, screens: readonly Rectangle[]): Partial<Rectangle> {
  if (!Check(Bounds, kept)) return USUAL;
  const screen = screens.find((one) => isHeld(kept, one));
  if (screen === undefined) return USUAL;
  const { x, y, width, height } = kept;
  return { x, y, width: Math.min(width, screen.width), height: Math.min(height, screen.height) };
}

function isHeld({ x, y, width }: Rectangle, screen: Rectangle): boolean {
  const across = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
  return across >= GRIP.width && y >= screen.y && y + GRIP.height <= screen.y + screen.height;
}

const fileIn = (kept: string): string => path.join(kept, 'window.json');

/** Null: unreadable. */
export function readBounds(kept: string): unknown {
  try {
    return JSON.parse(readNamedFile(fileIn(kept)) ?? '');
  } catch {
    return null;
  }
}

/** Errors are ignored. */
export function keepBounds(kept: string, { x, y, width, height }: Rectangle): void {
  try {
    makeFoldersSync(kept);
    replaceFileSync(fileIn(kept), JSON.stringify({ x, y, width, height }), OWN);
  } catch {
    // The next window has the default bounds
  }
}
