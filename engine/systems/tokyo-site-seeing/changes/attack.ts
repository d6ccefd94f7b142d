import type { RecordEdit } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { eventChange } from '#engine/library/changes/plain-changes.ts';
import { attack as battle } from '../rulebook/19-battle.ts';
import { call } from '../rulebook/book.ts';
import { kind, thingIn } from './kinds.ts';

/** Start of an attack action. Edits by texts are damage edits for the battle; it has no amount of its own. */
export const attack = kind('attack', 'TSS-BATTLE-02', {
  fields: ['by', 'card', 'skill', 'bot', 'effect', 'target', 'targets', 'first'],
  count: ({ base: _, amount: __, ...record }) => record,
  apply: (_, __, record) => {
    const named = ['skill', 'bot'].find((field) => thingIn(record, field) >= 0) ?? 'card';
    return call(battle, {
      by: thingIn(record, 'by'),
      source: thingIn(record, named),
      effect: thingIn(record, 'effect'),
      targets: record['targets'] as readonly Thing[],
      edits: (record.edits ?? []) as readonly RecordEdit[],
    });
  },
});
export const join = eventChange('join', 'TSS-SKILL-07', ['by', 'card', 'skill', 'bot', 'effect', 'target']);
