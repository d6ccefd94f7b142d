import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { AnyChange } from '#engine/kernel/changes/change.ts';
import { byScore, type ScoreTerm } from '#engine/kernel/contract/outcome.ts';
import type { DocumentFormat, Judge, RuleSystem, StepName, SystemWords } from '#engine/kernel/contract/system.ts';
import { lastingChanges } from '#engine/kernel/lasting-effects/lasting-changes.ts';
import { putLastingChange } from '#engine/kernel/lasting-effects/lasting-document.ts';
import type { NumberRule } from '#engine/kernel/numbers/number.ts';
import type { Call } from '#engine/kernel/procedures/next.ts';
import type { AnyProcedure } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { whole } from '../formats/fields.ts';
import { pointsOf, share } from '../scoring/scores.ts';
import { type PlainSeats, plainSeats } from '../seats/plain-seats.ts';
import { cheatChange } from '../table-document/cheat-change.ts';
import { plainCheats } from '../table-document/plain-cheats.ts';
import { tableDocumentOf, theGame } from '../table-document/table-document.ts';
import { labelOf } from '../words/labels.ts';
import refusals from '../words/refusals.json' with { type: 'json' };
import { hiddenOf } from '../zones/hidden-zones.ts';
import type { Owners, PieceKind, PlannedContent } from './layout.ts';
import { plainContent } from './plain-content.ts';
import type { LastingTexts, PlainGame, PlainGameSource } from './plain-game.ts';
import { type PlainVocabularySource, plainVocabulary } from './plain-vocabulary.ts';
import type { Plan } from './plan.ts';
import { plannedLaws } from './planned-laws.ts';
import { blankTable, SetupBuilder } from './setup-builder.ts';

/** A small competitive game: equal seats, points, no card texts. */
export interface PlainParts<P extends Plan, Kind extends PieceKind, G extends PlainGame<P, Kind>>
  extends Pick<RuleSystem, 'id' | 'ownWords' | 'tallied' | 'talliedNames'> {
  readonly formats: readonly DocumentFormat[];
  /** Its counters `result` and `round` are the game's. */
  readonly plan: P;
  readonly game: new (given: PlainGameSource<P, Kind>) => G;
  readonly seats: Omit<PlainSeats, 'together'>;
  /** Names of other owners of counters and places: lines, areas. */
  readonly owners?: (content: PlannedContent<Kind>) => Owners;
  readonly numbers?: readonly NumberRule<G>[];
  readonly lasting?: LastingTexts;
  readonly procedures: readonly AnyProcedure[];
  readonly first: Call;
  readonly ready: StepName;
  readonly changes: readonly AnyChange[];
  /** See `PlainVocabularySource`. */
  readonly fields?: PlainVocabularySource['fields'];
  /** `empty`: without pieces. */
  readonly begin: (lay: SetupBuilder<P, Kind>, how: 'setup' | 'empty') => void;
  readonly results: readonly string[];
  /** The highest total wins. */
  readonly score: (game: G, seat: Thing) => readonly ScoreTerm[];
  readonly judge: Pick<Judge<G>, 'ends' | 'option'>;
  readonly words: Omit<SystemWords, 'label'>;
}

/** Derives a system from plan, rules and words. A start for new games; only the toy game uses it so far. */
export function plainSystem<P extends Plan, Kind extends PieceKind, G extends PlainGame<P, Kind>>(
  parts: PlainParts<P, Kind, G>,
): RuleSystem<G, PlannedContent<Kind>> {
  const { plan, game: Game, seats, formats, procedures, results, numbers = [], lasting = {} } = parts;
  const [result, round] = [plan.counter('result'), plan.counter('round')];
  const { declared } = plan;
  const changes = [
    ...lastingChanges,
    putLastingChange<G>((game) => ({ nameOf: (thing) => game.name(thing) })),
    cheatChange<G>(),
    ...parts.changes,
  ];
  const spoken = { plan, procedures, changes, results, always: { seat: seats.names }, fields: parts.fields ?? {} };
  const cheats = plainCheats(declared, { ...whole(0, '値', 'Value') });
  const pointsIn = (game: G) => game.seats.map((seat) => pointsOf(parts.score(game, seat)));
  const ownersOf = (content: PlannedContent<Kind>, setup: JsonObject): Owners => ({
    ...parts.owners?.(content),
    seat: seats.names.slice(0, setup['players'] as number),
  });
  const read: RuleSystem<G, PlannedContent<Kind>>['read'] = (content, setup, table, rules) =>
    new Game({ plan, content, owners: ownersOf(content, setup), setup, table, numbers: rules, lasting });
  return {
    ...{ id: parts.id, ownWords: parts.ownWords ?? [], tallied: parts.tallied, talliedNames: parts.talliedNames ?? {} },
    ...{ formats, procedures, changes, numbers, results, language: { ops: [] } },
    ...{ first: parts.first, firstOfEmpty: parts.first, ready: parts.ready },
    ...plainVocabulary<G>(spoken),
    ...plainSeats<G>({ ...seats, together: false }),
    counters: plan.counters,
    document: tableDocumentOf(declared),
    cheats: cheats.schema,
    cheat: cheats.cheat,
    hidden: hiddenOf(declared, plan.hides, ({ layout }, of) => layout.things['seat']?.indexOf(of) ?? -1),
    judge: { ...parts.judge, position: (game, seat) => share(pointsIn(game), seat) },
    words: {
      ...parts.words,
      refusals: { ...refusals, ...parts.words.refusals },
      label: labelOf(parts.words.groups['seat'] ?? {}),
    },
    compile: (documents) => plainContent<Kind>(formats, plan.pieceSorts, documents),
    read,
    lay: (content, setup, how) => {
      const table = blankTable(plan, plan.layout(ownersOf(content, setup)));
      parts.begin(new SetupBuilder(plan, table, read(content, setup, table, new Map())), how);
      return table;
    },
    onEnd: (table, how) => table.set(theGame, result, 1 + results.indexOf(how)),
    outcome: (game) => {
      const how = results[game.table.count(theGame, result) - 1];
      return how === undefined
        ? null
        : byScore(
            how,
            game.seats.map((seat) => parts.score(game, seat)),
          );
    },
    round: ({ table }) => table.count(theGame, round),
    brokenLaws: plannedLaws,
    check: () => [],
  };
}
