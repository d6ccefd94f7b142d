import { describe, expect, it } from 'vitest';
import { fitWidths, roomFor } from '#renderer/shell/dock/room.ts';

describe('the visible parts of the desk', () => {
  it.each([
    [1440, 840, 'all'],
    [1200, 700, 'all'],
    [1199, 700, 'noFace'],
    [1024, 580, 'noFace'],
    [999, 580, 'oneBeside'],
    [840, 580, 'oneBeside'],
    [839, 580, 'one'],
    [1440, 340, 'one'],
  ] as const)('%i × %i: %s', (width, height, room) => {
    expect(roomFor({ width, height })).toBe(room);
  });
});

describe('the columns next to the editor', () => {
  it('have their preferred width as long as the editor has 416 px', () => {
    expect(fitWidths(1440, { explorer: 212, face: 236, play: 500 })).toEqual({ explorer: 212, face: 236, play: 500 });
  });
  it('shrink one after another, the game first', () => {
    expect(fitWidths(1240, { explorer: 212, face: 236, play: 500 })).toEqual({ explorer: 212, face: 212, play: 400 });
    expect(fitWidths(1024, { explorer: 176, play: 432 })).toEqual({ explorer: 176, play: 432 });
    expect(fitWidths(1000, { explorer: 176, play: 432 })).toEqual({ explorer: 176, play: 408 });
  });
  it('leave the editor its minimum at the smallest width of each column', () => {
    const wanted = { explorer: 300, face: 300, play: 700 };
    const left = (width: number, columns: Readonly<Partial<typeof wanted>>) =>
      width - Object.values(fitWidths(width, columns)).reduce((sum, one) => sum + one, 0);
    const { explorer, play } = wanted;
    expect([left(1200, wanted), left(1000, { explorer, play }), left(840, { play })]).toEqual([416, 416, 416]);
  });
  it('keep the width a person gave them, and no more', () => {
    const wanted = { explorer: 226, play: 452 };
    expect(fitWidths(1024, wanted, 346)).toEqual(wanted);
    expect(fitWidths(1000, wanted, 346)).toEqual({ explorer: 226, play: 428 });
    expect(fitWidths(1024, wanted, 700)).toEqual(fitWidths(1024, wanted));
  });
});
