import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundsToOpen, keepBounds, readBounds } from '../../electron/window-bounds.ts';

const usual = { width: 1440, height: 900 };
const screen = { x: 0, y: 0, width: 1920, height: 1080 };
const second = { x: 1920, y: 0, width: 1280, height: 800 };
const at = (x: number, y: number, width = 1200, height = 700) => ({ x, y, width, height });

describe('a window opens at its last position', () => {
  it('as long as its title bar can be grabbed on an existing screen', () => {
    expect(boundsToOpen(at(100, 80), [screen])).toEqual(at(100, 80));
    expect(boundsToOpen(at(2000, 80), [screen, second])).toEqual(at(2000, 80));
    expect(boundsToOpen(at(-1080, 0), [screen])).toEqual(at(-1080, 0));
    // The second screen was removed; the bar is above, below and to the side of the remaining one.
    for (const gone of [at(2000, 80), at(100, -40), at(100, 1060), at(-1100, 0)])
      expect(boundsToOpen(gone, [screen])).toEqual(usual);
  });

  it('no larger than that screen', () => {
    expect(boundsToOpen(at(0, 0, 3000, 2000), [screen])).toEqual(at(0, 0, 1920, 1080));
  });

  it('and at the default without a valid one', () => {
    const kept = mkdtempSync(path.join(os.tmpdir(), 'window-bounds-'));
    expect(boundsToOpen(readBounds(kept), [screen])).toEqual(usual);
    keepBounds(kept, at(5, 6));
    expect(boundsToOpen(readBounds(kept), [screen])).toEqual(at(5, 6));
    for (const damaged of ['', '{', 'null', '{"x": "0"}', '{"x": 0, "y": 0, "width": -1, "height": 2}']) {
      writeFileSync(path.join(kept, 'window.json'), damaged);
      expect(boundsToOpen(readBounds(kept), [screen])).toEqual(usual);
    }
    rmSync(kept, { recursive: true });
  });
});
