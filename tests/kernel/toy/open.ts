import type { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { StoneDocument, ToyContent } from './content.ts';
import { stones as allStones } from './stones.ts';
import { documentsOf, toy } from './system.ts';

export function contentOf(stones: readonly StoneDocument[] = allStones): ToyContent {
  return toy.compile(documentsOf(stones), toy.language, null);
}

export function openToy(
  parts: {
    readonly put?: JsonObject;
    readonly stones?: readonly StoneDocument[];
    readonly system?: typeof toy;
    readonly seed?: number;
    readonly players?: number;
  } = {},
): Session {
  const { put, system = toy, stones = allStones, seed = 1, players = 2 } = parts;
  const session = Session.open(
    system,
    contentOf(stones),
    { seed, players },
    { laid: put === undefined ? 'setup' : 'empty' },
  );
  if (put !== undefined) session.cheat({ put });
  return session;
}

export function refusal(act: () => unknown): JsonObject {
  try {
    act();
  } catch (error) {
    if (error instanceof RefusalError) return { code: error.refusal.code, ...pickRule(error.refusal.data) };
    throw error;
  }
  throw new Error('it was not refused');
}
const pickRule = (data: JsonObject): JsonObject => (data['rule'] === undefined ? {} : { rule: data['rule'] });

export function fault(act: () => unknown): EngineFault {
  try {
    act();
  } catch (error) {
    return error as EngineFault;
  }
  throw new Error('there was no fault');
}
