import { expect, it } from 'vitest';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { contentWith } from '../../sample.ts';

// With intervals, and for all numbers of PCs: studio balance sample-content/tokyo-site-seeing --seeds 1..40
it('search, with as few as two playouts per answer, wins games of two PCs that greedy loses, and more than it loses itself', () => {
  const content = contentWith();
  let [onlySearch, onlyGreedy] = [0, 0];
  for (let seed = 1; seed <= 5; seed++) {
    const setup = { seed, scenario: 'S01', players: [{ pcs: ['procurer'] }, { pcs: ['engineer'] }] };
    const [greedy, search] = ['greedy', 'search'].map((name) => {
      const how = { player: players[name] as PlayerMaker, effort: { playouts: 2 } };
      return playOut({ system, content, setup }, how).outcome.result === 'cleared';
    });
    if (search && !greedy) onlySearch++;
    if (greedy && !search) onlyGreedy++;
  }
  expect(onlySearch).toBeGreaterThan(onlyGreedy);
});
