import { optionalOpProcedures } from '#engine/kernel/language/optional-op-procedures.ts';
import type { AnyProcedure } from '#engine/kernel/procedures/procedure.ts';
import { evade, fight, investigate } from './actions-by-test.ts';
import { advance, spendForAct } from './advance.ts';
import { afterTest } from './after-test.ts';
import { agendaCheck } from './agenda-check.ts';
import { paying } from './costs.ts';
import { discards, handDiscard } from './discards.ts';
import { drawCards, drawWeakness, fromDeck } from './drawing.ts';
import { defeat, eliminate } from './elimination.ts';
import { drawEncounter, resolveEncounter, spawn } from './encounter.ts';
import { attacks, hunting, massiveAttacks } from './enemy-phase.ts';
import { defeatsInOrder, harm, several } from './harm.ts';
import { lookAt, search } from './looking.ts';
import { arrive, engagement, reveal } from './movement.ts';
import { attack, opportunity } from './opportunity.ts';
import { rounds } from './phases.ts';
import { setup } from './setup.ts';
import { revealToken, test } from './test.ts';
import { drawAction, investigateAction, moveAction, resourceAction, turn } from './turn.ts';
import { enterPlay, playAsset, use } from './using.ts';
import { windows } from './windows.ts';

export const procedures: readonly AnyProcedure[] = [
  ...[setup, rounds, turn, drawAction, resourceAction, moveAction, investigateAction],
  ...[use, playAsset, enterPlay, attack, opportunity, test, revealToken, fight, evade, investigate],
  ...[fromDeck.procedure, drawCards, drawWeakness, drawEncounter, resolveEncounter, spawn, arrive, reveal, engagement],
  ...[
    search.procedure,
    lookAt.procedure,
    windows.procedure,
    spendForAct,
    discards,
    handDiscard,
    afterTest,
    agendaCheck,
  ],
  ...[hunting, attacks, massiveAttacks, advance, eliminate, defeat],
  ...[...harm.procedures, ...several.procedures, defeatsInOrder.procedure, paying.procedure],
  ...optionalOpProcedures,
];
