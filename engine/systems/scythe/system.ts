import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { putLastingChange } from '#engine/kernel/lasting-effects/lasting-document.ts';
import { printFigures, reckonedIn } from '#engine/library/figures/figures.ts';
import { declaredSeats } from '#engine/library/seats/declared-games.ts';
import { cheatChange } from '#engine/library/table-document/cheat-change.ts';
import { tableDocumentOf, theGame } from '#engine/library/table-document/table-document.ts';
import { hiddenOf } from '#engine/library/zones/hidden-zones.ts';
import { scytheChanges } from './changes/changes.ts';
import { check } from './checks/checks.ts';
import { compileContent } from './content/content.ts';
import type { ScytheContent } from './content/design.ts';
import { about } from './contract/about.ts';
import { cheats } from './contract/cheats.ts';
import { declaredTable } from './contract/declared-table.ts';
import { figures } from './contract/figures.ts';
import { brokenLaws } from './contract/laws.ts';
import { lots } from './contract/lots.ts';
import { names } from './contract/names.ts';
import { outcome } from './contract/outcome.ts';
import { printedParts } from './contract/printed-parts.ts';
import { pileSize } from './contract/printed-piles.ts';
import { expected, tallied, talliedNames } from './contract/statistics.ts';
import { supply } from './contract/supply.ts';
import { vocabulary } from './contract/vocabulary.ts';
import { judge } from './evaluation/judge.ts';
import { formats } from './formats/formats.ts';
import { settings } from './formats/game.ts';
import { overlay } from './formats/overlaid.ts';
import { language } from './language/language.ts';
import { workings } from './language/workings.ts';
import { call } from './rulebook/book.ts';
import { giving } from './rulebook/giving.ts';
import { rounds, start } from './rulebook/rounds.ts';
import { procedures } from './rulebook/rulebook.ts';
import type { ScytheSetup } from './table/board.ts';
import { ScytheGame } from './table/game.ts';
import { numbers } from './table/numbers.ts';
import { counter, plan, results, seatNames } from './table/plan.ts';
import { lay } from './table/setup.ts';
import { words } from './words/words.ts';

export const scythe: RuleSystem<ScytheGame, ScytheContent> = {
  id: 'scythe',
  ownWords: ['mech', 'faction', 'popularity', 'bolster', 'enlist'],
  formats,
  language,
  numbers,
  counters: plan.counters,
  names,
  about,
  vocabulary,
  document: tableDocumentOf(declaredTable),
  changes: [
    ...scytheChanges,
    putLastingChange<ScytheGame>((game) => ({ nameOf: (thing) => game.name(thing) })),
    cheatChange<ScytheGame>(),
  ],
  procedures,
  first: call(start, {}),
  ready: { procedure: 'start', step: 'ready' },
  firstOfEmpty: call(rounds, {}),
  anytime: giving.id,
  judge,
  tallied,
  talliedNames,
  expected,
  supply,
  compile: compileContent,
  overlay,
  pileSize,
  printedParts,
  words,
  ...declaredSeats<ScytheGame, ScytheContent>(seatNames, settings, lots),
  lay: (content, setup, how) => lay(content, setup, how, workings),
  read: (content, setup, table, rules) =>
    new ScytheGame(content, setup as unknown as ScytheSetup, table, rules, workings),
  cheats: cheats.schema,
  cheat: cheats.cheat,
  onEnd: (table, result) => table.set(theGame, counter.result, 1 + results.indexOf(result as (typeof results)[number])),
  outcome,
  round: (game) => game.round,
  hidden: hiddenOf(declaredTable, plan.hides, (game, of) => game.seats.indexOf(of)),
  figures: (game) => printFigures(figures(game)),
  reckoned: (game, place) => reckonedIn(figures(game), place),
  brokenLaws,
  check,
};
