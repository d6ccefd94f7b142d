import { expect, it } from 'vitest';
import { speakGame } from '#authoring/project/sentences/spoken-game.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { content, playable } from './sample.ts';

const setup = { board: 'standard', players: 2, seed: 7, factions: ['F1', 'F2'], mats: ['M1', 'M2'] };

it('the question how much of a gain is taken says of what, and so does what is left', () => {
  const session = Session.open(playable.system, content, setup);
  session.act({ do: 'area', by: 'seat1', area: 'seat1.move' });
  session.act({ do: 'top', by: 'seat1', way: 'seat1.move-coins' });
  const about = session.running.about();
  session.act({ do: 'take', by: 'seat1', amount: 0 });
  const forgone = session.eventsFrom(0).find((event) => (event as JsonObject)['kind'] === 'forgo') as JsonObject;
  const said = (['ja', 'en'] as const).flatMap((locale) => {
    const { prompt, event } = speakGame(playable.system.words, playable.documents, locale);
    return [prompt('gainInPart/take', about), event(forgone)];
  });
  expect(said).toEqual([
    '得る数（コイン）',
    '席1がコイン1を受け取らなかった',
    'How much do you take? (coins)',
    'Seat 1 left 1 of the coins',
  ]);
});
