import type { Erased } from '#engine/kernel/basics/erased.ts';
import { safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { ValueNames } from '#engine/kernel/contract/system.ts';
import type { Vocabulary } from '#engine/kernel/contract/vocabulary.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { AnyProcedure } from '#engine/kernel/procedures/procedure.ts';
import { plainSetup } from '../seats/plain-seats.ts';
import { namesOf } from '../zones/names-of.ts';
import { nameOn, type PlannedGame } from './layout.ts';
import type { Plan } from './plan.ts';

export interface PlainVocabularySource {
  readonly plan: Pick<Plan, 'shapes' | 'ownerSorts'>;
  readonly procedures: readonly AnyProcedure[];
  readonly changes: readonly AnyChange[];
  readonly results: readonly string[];
  /** Names not declared by documents, by sort. */
  readonly always: { readonly [sort: string]: readonly string[] };
  /** Sorts of fields that are not named after one. */
  readonly fields?: { readonly [field: string]: string };
  /** Fields that name no things: their schemas, and how their numbers are written. */
  readonly others?: { readonly [field: string]: Schema };
  readonly own?: NonNullable<Parameters<typeof namesOf<Erased>>[0]['own']>;
}

const [number, text] = [{ type: 'integer', ...safeInteger }, { type: 'string' }];

/**
 * Fields named after a sort refer to it; `by` and `self` to seats, `source` to anything. Others throw: a defect of the
 * game.
 */
export function plainVocabulary<G extends PlannedGame>(
  spoken: PlainVocabularySource,
): {
  readonly vocabulary: Vocabulary<G>;
  readonly names: ValueNames<G>;
} {
  const { plan, procedures, changes, results, always, fields = {}, others = {}, own = {} } = spoken;
  const seat = plan.shapes['seat'] ?? text;
  const anything: Schema = { ...text, 'x-name-of': Object.keys(plan.shapes) };
  const known: { readonly [field: string]: Schema } = {
    ...{ by: seat, self: seat, source: anything, target: anything, on: { type: 'array', items: anything } },
    ...{ amount: number, option: number, text, because: text, put: { type: 'object' } },
    ...plan.shapes,
    ...Object.fromEntries(Object.entries(fields).map(([field, sort]) => [field, plan.shapes[sort] ?? text])),
    ...others,
  };
  const shapeOf = (field: string): readonly [string, Schema] => {
    const shape = known[field];
    if (shape === undefined) throw new Error(`what the field ${field} holds is not said`);
    return [field, shape];
  };
  const answered = [...new Set(procedures.flatMap(answersIn))].map(shapeOf);
  const told = [...new Set(changes.flatMap((one) => one.fields))].map(shapeOf);
  const all = [...answered, ...told];
  const sortsOf = ([, shape]: readonly [string, Schema]) => (shape['x-name-of'] ?? []) as readonly string[];
  const inPlay = ({ layout }: G) =>
    Object.fromEntries(
      plan.ownerSorts.map((sort) => [sort, (layout.things[sort] ?? []).map((thing) => layout.names[thing] as string)]),
    );
  return {
    vocabulary: {
      answers: Object.fromEntries(answered),
      events: Object.fromEntries(told),
      edits: {},
      windows: { forced: [], interrupt: [], react: [], decline: [] },
      results,
      rank: { type: 'null' },
      player: seat,
      setup: plainSetup,
      overlay: {},
      copied: [],
      names: always,
      named: () => ({}),
      inPlay,
    },
    names: namesOf<G>({
      fields: answered.map(([field]) => field),
      things: all.filter((one) => sortsOf(one).length > 0).map(([field]) => field),
      seen: all.filter((one) => sortsOf(one).join() === 'seat').map(([field]) => field),
      nameOf: (game, thing) => (thing < 0 ? null : nameOn(game, thing)),
      own,
    }),
  };
}

const answersIn = ({ steps }: AnyProcedure): readonly string[] =>
  steps.flatMap((step) => {
    const offers = step.kind === 'choose' ? Object.values(step.offers) : [];
    return offers.flatMap(({ among, fields = [] }) => {
      if (typeof among !== 'function') return Object.keys(among);
      if (fields === 'either') return ['by', 'option'];
      return typeof fields === 'string' ? [] : [...fields];
    });
  });
