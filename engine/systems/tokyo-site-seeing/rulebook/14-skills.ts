import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { CardTextEntry } from '../content/entry.ts';
import { query } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call } from './book.ts';
import { enemies, entryOf, isForbidden, outOfReach, saysOfAttacks, saysOfUses, wouldDoNothing } from './targets.ts';
import { useEntry } from './use-entry.ts';

interface Skilled {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly skill: Thing;
}
interface Aimed extends Skilled {
  readonly target: Thing;
}

const printed = (game: TokyoGame, skill: Thing): CardTextEntry | undefined => entryOf(game, skill, -1);
function usableSkills(attack: boolean) {
  const byPc = query({}, (game) =>
    game.pcs.map((pc) =>
      game.skillsOf(pc).filter((skill) => {
        const entry = printed(game, skill);
        return entry?.when === 'use' && entry.attack === attack;
      }),
    ),
  );
  return (game: TokyoGame, _: object, { by }: Skilled): readonly Thing[] => byPc(game)[game.indexOf(by)] ?? [];
}
const isSealed = (game: TokyoGame, skill: Thing) => game.count(skill, counter.sealed) === 1;
const isExhausted = (game: TokyoGame, skill: Thing) => game.count(skill, counter.exhaust) > 0;
const forbidden = (game: TokyoGame, { by, skill }: Skilled, target: Thing) => {
  const entry = printed(game, skill);
  return entry === undefined || isForbidden(game, { by, source: skill, entry }, target);
};
const using = (game: TokyoGame, { by, skill }: Skilled, target: Thing) =>
  call(useEntry, { by, source: skill, effect: printed(game, skill)?.effect ?? -1, target, record: null });

/** スキルの使用 (p.27). */
export const useSkillOffer: Offer<TokyoGame, object, Skilled> = {
  rule: 'TSS-SKILL-01',
  among: { by: mayAct, skill: usableSkills(false) },
  outside: onlyWhoActs,
  except: {
    'TSS-SKILL-02': (game, _, { skill }) => isSealed(game, skill),
    'TSS-SKILL-03': (game, _, { skill }) => isExhausted(game, skill),
    'TSS-SKILL-01': (game, _, pick) => forbidden(game, pick, -1),
    'TSS-USE-07': (game, _, { by, skill }) => {
      const entry = printed(game, skill);
      return entry !== undefined && wouldDoNothing(game, { by, source: skill, entry });
    },
  },
  says: saysOfUses('TSS-SKILL-01'),
  then: (game, _, pick) => using(game, pick, -1),
};

export const useSkillAttackOffer: Offer<TokyoGame, object, Aimed> = {
  rule: 'TSS-BATTLE-02',
  do: 'useSkill',
  among: { by: mayAct, skill: usableSkills(true), target: enemies },
  outside: { ...onlyWhoActs, skill: 'TSS-SKILL-01', target: 'TSS-BATTLE-01' },
  except: {
    'TSS-SKILL-02': (game, _, { skill }) => isSealed(game, skill),
    'TSS-SKILL-03': (game, _, { skill }) => isExhausted(game, skill),
    ...outOfReach,
    'TSS-BATTLE-02': (game, _, pick) => forbidden(game, pick, pick.target),
  },
  says: saysOfAttacks('TSS-BATTLE-02'),
  then: (game, _, pick) => using(game, pick, pick.target),
};
