import { expect, it } from 'vitest';
import { Session } from '#engine/kernel/session/session.ts';
import { players } from '#engine/players/players.ts';
import { EffectsRun } from '#engine/simulation/comparison/effects-run.ts';
import { playOut } from '#engine/simulation/play.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { sample } from '../sample.ts';

const setup = { scenario: 'S03', seed: 3, players: [{ pcs: ['procurer'] }] };

function watched() {
  const effects = new EffectsRun();
  const content = system.compile(sample, system.language, effects.probe);
  effects.begin();
  return { effects, content };
}

it('effects that a program only tries did not run: they are those of the same answers given again', () => {
  const [played, again] = [watched(), watched()];
  const player = played.effects.watched(players['search']!);
  const game = { system: system as never, content: played.content, setup };
  const { session } = playOut(game, { player, effort: { playouts: 2 }, keep: true });
  const ran = played.effects.end();
  const replayed = Session.open(system as never, again.content, setup, {});
  for (const entry of session.entries) replayed.act(entry as never);
  expect(ran).toBe(again.effects.end());
  expect(new Set(played.effects.counts([ran]).values())).toEqual(new Set([0, 1]));
});
