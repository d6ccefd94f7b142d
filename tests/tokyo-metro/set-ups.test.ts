import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { content, playable } from './sample.ts';

function refused(setup: JsonObject): string | undefined {
  try {
    Session.open(playable.system, content, setup);
    return undefined;
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal.code;
    throw error;
  }
}

it.each([
  [{ baseMove: 13 }, 'settingValue'],
  [{ baseMove: -5 }, 'settingValue'],
  [{ roundLimit: 9_999_999_999 }, 'settingValue'],
  [{ roundLimit: 0 }, 'settingValue'],
  [{ auction: 'open' }, 'settingValue'],
  [{ firstRoundRefill: 'yes' }, 'settingValue'],
  [{ breach: true }, 'settingValue'],
  [{ speed: 3 }, 'settingUnknown'],
  [{ seed: 'x' }, 'seedNoInteger'],
  [{ seed: 1e30 }, 'seedNoInteger'],
  [{ players: 6 }, 'players'],
  [{ board: 'nowhere' }, 'noGame'],
  [{ baseMove: 12, roundLimit: 99, auction: 'ascending', breach: 'zero', firstRoundRefill: true, seed: -3 }, undefined],
] as const)('a set-up with %j: %s', (setup, code) => {
  expect(refused(setup)).toBe(code);
});
