import { describe, expect, it } from 'vitest';
import type { Content } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { rows } from '../matrix.ts';

const project = await readProjectForPlay('sample-content/tide-bell');
if (!('playable' in project)) throw new Error('the sample of Arkham Horror LCG has errors');
const { system, documents } = project.playable;
const content = system.compile(documents, system.language, null);
const probed = (probe: Probe) => system.compile(documents, system.language, probe) as Content;
const levels = ['easy', 'standard', 'hard', 'expert'];

describe('the laws hold in random games of the sample, with every number of investigators, at every level', () => {
  const cases = system.setups(content).flatMap((setup) => levels.map((level) => ({ ...setup, level })));
  const named = cases.map((setup) => [JSON.stringify(setup), setup] as const);
  // Another level with each number of investigators
  const diagonal = named.flatMap((_, i) => (i % 4 === Math.floor(i / 4) % 4 ? [i] : []));
  it.each(rows(named, diagonal))('%s', (_, given) => {
    for (const seed of [3, 4]) {
      const setup = { ...given, seed };
      const player = players['random'] as PlayerMaker;
      const { brokenLaws, outcome } = playOut({ system, content, probed, setup }, { player, laws: true, lawsEvery: 8 });
      expect({ seed, brokenLaws, ended: outcome.result !== null }).toEqual({ seed, brokenLaws: [], ended: true });
    }
  });
});
