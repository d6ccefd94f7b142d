import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { type ChangeRecord, change, goto, type Next, type RecordEdit } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { marked } from '../table/marked.ts';
import { counter } from '../table/numbered.ts';
import { hpOf } from '../table/numbers.ts';
import { afterUse } from './08-after.ts';
import { hurt } from './09-damage.ts';
import { call, procedure } from './book.ts';
import { couldAttack, enemies, entryOf } from './targets.ts';

export interface Attacker {
  readonly by: Thing;
  readonly source: Thing;
  readonly effect: number;
}

function furtherTargets(game: TokyoGame, { by, source, effect, targets }: Attacker & { targets: readonly Thing[] }) {
  const entry = entryOf(game, source, effect);
  if (entry === undefined) return [];
  return enemies(game).filter((one) => !targets.includes(one) && couldAttack(game, { by, source, entry }, one));
}
const targetsOf = (game: TokyoGame, { by, source, effect }: Attacker): number | 'all' => {
  const targets = entryOf(game, source, effect)?.targets ?? 1;
  return typeof targets === 'function' ? targets(game, game.scope(by, source)) : targets;
};

/** Chooses targets, the first of which determines the range; then announces the attack. */
export const aim = procedure(
  'aim',
  ({ by, source, effect, target }: Attacker & { readonly target: Thing }) => ({
    by,
    source,
    effect,
    targets: [target] as readonly Thing[],
  }),
  ({ step, choose, offer }) => ({
    all: step('TSS-BATTLE-11', (game, my): Next => {
      if (targetsOf(game, my) === 'all') my.targets = [...my.targets, ...furtherTargets(game, my)];
      return undefined;
    }),
    more: choose('TSS-BATTLE-11', {
      choose: offer('TSS-BATTLE-11', {
        fields: ['by', 'target'],
        among: (game, my) => mayAdd(game, my).map((target) => ({ by: my.by, target })),
        then: (_, my, { target }) => {
          my.targets = [...my.targets, target];
          return goto('more');
        },
      }),
      done: offer('TSS-BATTLE-11', {
        fields: ['by'],
        among: (game, my) => (mayAdd(game, my).length > 0 ? [{ by: my.by }] : []),
        then: () => undefined,
      }),
    }),
    announce: step('TSS-BATTLE-02', (game, { by, source, effect, targets }) =>
      change('attack', {
        by,
        ...marked(game, source),
        effect,
        target: targets[0] as Thing,
        targets,
        first: firstOf(lead(game, { source, effect, targets })),
      }),
    ),
  }),
  ['source'],
);

function mayAdd(game: TokyoGame, my: Attacker & { targets: readonly Thing[] }): readonly Thing[] {
  const most = targetsOf(game, my);
  return most === 'all' || my.targets.length >= most ? [] : furtherTargets(game, my);
}

/** A joined attack, stored as an edit (TSS-SKILL-07). */
export interface Joining extends RecordEdit {
  readonly by: Thing;
  readonly source: Thing;
  readonly effect: number;
  readonly target: Thing;
}
const isJoining = (edit: RecordEdit): edit is Joining => edit['layer'] === 'join';

interface Attacking extends Attacker {
  readonly targets: readonly Thing[];
  readonly edits: readonly RecordEdit[];
}
type My = Attacking & { wasDown: boolean; fell: boolean };

/** Above 0: PC strikes first; below: enemy; 0: both. Order far+, far, near+, near. */
function lead(game: TokyoGame, my: Pick<Attacking, 'source' | 'effect' | 'targets'>): number {
  const own = entryOf(game, my.source, my.effect)?.range ?? -1;
  return Math.sign(game.design(my.targets[0] as Thing).range - own);
}
const firstOf = (ahead: number): 'pc' | 'enemy' | 'both' => (ahead === 0 ? 'both' : ahead > 0 ? 'pc' : 'enemy');
const recordOf = ({ by, edits }: Attacking, targets: readonly Thing[]): ChangeRecord =>
  ({ kind: 'attack', by, target: targets[0] as Thing, targets, edits }) as ChangeRecord;

function strike(game: TokyoGame, my: Attacking, { by, source, effect }: Attacker, targets: readonly Thing[]): Next {
  const entry = entryOf(game, source, effect);
  if (entry === undefined) return undefined;
  const record = recordOf(my, targets);
  return runBlock(entry.block, game.scope(by, source, { target: targets[0] as Thing, record }));
}
const joined = (my: Attacking): readonly Joining[] => my.edits.filter(isJoining);
const strikeJoined = (game: TokyoGame, my: Attacking): Next =>
  joined(my).map((one) => strike(game, my, one, [one.target]));

const fell = (game: TokyoGame, enemy: Thing) => game.count(enemy, counter.damage) >= hpOf(game, enemy);
/** Only a PC brought Down in this attack stops; one Down before goes on (TSS-BATTLE-14), unless it stood up. */
const pcFell = (game: TokyoGame, my: My) =>
  game.isDown(my.by) && (!my.wasDown || my.fell || game.settings.alreadyDownedStopsAttack);

/** 攻撃アクション (p.30–31). */
export const attack = procedure(
  'attack',
  ({ by, source, effect, targets, edits }: Attacking) => ({
    by,
    source,
    effect,
    targets,
    edits,
    uses: edits.filter(isJoining).map((one) => one.source) as readonly Thing[],
    wasDown: false,
    struckBack: [] as readonly Thing[],
    /** Down by the last counterattack; by any. */
    fellNow: false,
    fell: false,
  }),
  ({ step, settle }) => ({
    before: step('TSS-BATTLE-14', (game, my): Next => {
      my.wasDown = game.isDown(my.by);
      return undefined;
    }),
    first: step(
      'TSS-BATTLE-08',
      (game, my): Next => (lead(game, my) >= 0 ? strike(game, my, my, my.targets) : undefined),
    ),
    // Joined attacks strike with the attack they join, whatever their range
    firstJoined: step('TSS-BATTLE-22', (game, my): Next => (lead(game, my) >= 0 ? strikeJoined(game, my) : undefined)),
    // Each standing enemy once (TSS-BATTLE-14), always against the attacker (TSS-BATTLE-23)
    counterattack: step('TSS-BATTLE-07', (game, my): Next => {
      my.fell ||= my.fellNow;
      const isFirst = lead(game, my) > 0;
      const enemy = my.targets.find(
        (one) => !my.struckBack.includes(one) && game.areaOfCard(one) >= 0 && (!isFirst || !fell(game, one)),
      );
      if (enemy === undefined) return undefined;
      my.struckBack = [...my.struckBack, enemy];
      my.fellNow = false;
      return [goto('counterattack'), counterattack(game, my, enemy)];
    }),
    pcFell: step(
      'TSS-BATTLE-14',
      (game, my): Next => (lead(game, my) < 0 && pcFell(game, my) ? goto('defeat') : undefined),
    ),
    second: step(
      'TSS-BATTLE-16',
      (game, my): Next => (lead(game, my) < 0 ? strike(game, my, my, my.targets) : undefined),
    ),
    secondJoined: step('TSS-BATTLE-22', (game, my): Next => (lead(game, my) < 0 ? strikeJoined(game, my) : undefined)),
    defeat: settle('TSS-BATTLE-17', 'defeat'),
    down: settle('TSS-DOWN-15', 'down'),
    afterJoined: step(
      'TSS-BATTLE-19',
      (game, my): Next =>
        joined(my).map(({ by, source, effect }) => {
          const after = entryOf(game, source, effect)?.after;
          return call(afterUse, { by, source, do: after?.do ?? null, times: after?.times ?? 1 });
        }),
    ),
  }),
  ['source', 'uses'],
);

function counterattack(game: TokyoGame, my: Attacking, enemy: Thing): Next {
  const back = game.design(enemy).counterattack;
  if (back === null) return undefined;
  const amount = back.amount(game, game.scope(my.by, enemy));
  return call(hurt, { to: my.by, by: enemy, source: enemy, amount, type: back.type }, 'fellNow');
}

export const battleProcedures = [aim, attack];
