import { type ChangeRecord, change, edit } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { DamageType } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { marked } from '../table/marked.ts';
import { procedure } from './book.ts';
import { shown } from './shown.ts';
import { couldAttack, entryOf, meansOf, type Usable } from './targets.ts';

export interface Join {
  readonly by: Thing;
  readonly targets: readonly Thing[];
  readonly type: DamageType | null;
  /** Sources already in the attack; none takes part twice. */
  readonly inUse: readonly Thing[];
}
interface Joined {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly effect: number;
  readonly target: Thing;
}

/** Sources in the attack: the leader's and all joined. */
export function madeWith(record: ChangeRecord | null): readonly Thing[] {
  if (record?.kind !== 'attack') return [];
  const joined = (record.edits ?? []).filter(({ layer }) => layer === 'join').map(({ source }) => Number(source));
  return [meansOf(record as unknown as { readonly [field: string]: number }), ...joined];
}

/** Hand, equipment and own skills. */
function meansOfAttack(game: TokyoGame, by: Thing): readonly Usable[] {
  const found: Usable[] = [];
  const add = (source: Thing, when: 'play' | 'use') => {
    const entries = game.isSkill(source) ? [entryOf(game, source, -1)] : game.design(source).entries;
    for (const entry of entries) {
      if (entry?.attack === true && entry.when === when) found.push({ by, source, entry });
    }
  };
  for (const card of game.hand(by)) if (game.design(card).consumable) add(card, 'play');
  for (const card of game.equipped(by)) add(card, 'use');
  for (const skill of game.skillsOf(by)) add(skill, 'use');
  return found;
}
const isLegal = (game: TokyoGame, { type, inUse }: Join, usable: Usable, target: Thing) =>
  !inUse.includes(usable.source) &&
  (type === null || usable.entry.deals.includes(type)) &&
  couldAttack(game, usable, target);

export const canJoin = (game: TokyoGame, join: Join): boolean =>
  meansOfAttack(game, join.by).some((usable) => join.targets.some((target) => isLegal(game, join, usable, target)));

/** 連携 (p.37): adds an own attack to the current one. */
export const joinAttack = procedure(
  'joinAttack',
  (the: Join) => ({ ...the }),
  ({ choose, offer }) => ({
    which: choose('TSS-SKILL-07', {
      choose: offer<Joined>('TSS-SKILL-07', {
        fields: ['by', 'card', 'skill', 'effect', 'target'],
        among: (game, my) =>
          meansOfAttack(game, my.by).flatMap(({ by, source, entry }) =>
            my.targets.map((target) => ({ by, ...marked(game, source), effect: entry.effect, target })),
          ),
        except: {
          'TSS-SKILL-08': (game, my, pick) => {
            const source = meansOf(pick);
            const entry = entryOf(game, source, pick.effect);
            return entry === undefined || !isLegal(game, my, { by: my.by, source, entry }, pick.target);
          },
        },
        then: (game, _, pick) => {
          const { by, effect, target } = pick;
          const source = meansOf(pick);
          return [
            edit({ amount: 0, layer: 'join', rule: 'TSS-SKILL-07', by, source, effect, target }),
            shown(game, { by, source }),
            change('join', { by, ...marked(game, source), effect, target }),
          ];
        },
      }),
    }),
  }),
);

export const jointAttackProcedures = [joinAttack];
