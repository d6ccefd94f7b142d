import { expect, it } from 'vitest';
import { contentOf } from '#authoring/project/play/playable.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/tide-bell');
if (!('playable' in project)) throw new Error('the sample has errors');
const { playable } = project;

/** The last two acts of play of one investigator at the bell, with the bell warden nearly defeated. */
function ended(act: string, ...answers: readonly JsonObject[]): unknown {
  const setup = { scenario: 'S1', level: 'standard', decks: ['mio'], seed: 7 };
  const session = Session.open(playable.system, contentOf(playable), setup, { laid: 'empty' });
  const warden = { card: 'A2', side: true, damage: 2 };
  session.cheat({
    put: {
      ...{ phase: 'investigation', acts: [act], agendas: ['A3'], bag: ['0'] },
      locations: [
        { card: 'L1', side: true },
        { card: 'L8', side: true },
      ],
      seats: { seat1: { location: 'L8', threat: [warden] } },
    },
  });
  for (const answer of answers) {
    session.act(answer);
    while (session.decision !== null && passed(session));
  }
  return [session.result, session.endedBy];
}
/** Commits and uses nothing. */
function passed(session: Session): boolean {
  const at = session.decision?.options.findIndex((option) => ['done', 'pass', 'decline'].includes(option.do)) ?? -1;
  const option = session.decision?.options[at];
  if (option === undefined) return false;
  session.choose(option);
  return true;
}

const toll = (act: string) => ({ do: 'activate', by: 'seat1', card: act, effect: 'toll' });
const fight = { do: 'fight', by: 'seat1', card: 'A2' };

it.each(['C3w', 'C3d'])('%s ends with R2 if the bell warden was defeated, else with R1', (act) => {
  expect(ended(act, fight, toll(act))).toEqual(['R2', 'AH-AC-10']);
  expect(ended(act, toll(act))).toEqual(['R1', 'AH-AC-10']);
});
