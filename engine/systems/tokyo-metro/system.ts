import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { putLastingChange } from '#engine/kernel/lasting-effects/lasting-document.ts';
import { printFigures, reckonedIn } from '#engine/library/figures/figures.ts';
import { between } from '#engine/library/formats/fields.ts';
import { declaredSeats } from '#engine/library/seats/declared-games.ts';
import { cheatChange } from '#engine/library/table-document/cheat-change.ts';
import { readOnly } from '#engine/library/table-document/parts.ts';
import { plainCheats } from '#engine/library/table-document/plain-cheats.ts';
import { tableDocumentOf, theGame } from '#engine/library/table-document/table-document.ts';
import { hiddenOf } from '#engine/library/zones/hidden-zones.ts';
import { metroChanges } from './changes/changes.ts';
import { check } from './checks/checks.ts';
import { compileContent } from './content/content.ts';
import type { MetroContent } from './content/design.ts';
import { cardSize } from './contract/card-size.ts';
import { figures } from './contract/figures.ts';
import { brokenLaws } from './contract/laws.ts';
import { names } from './contract/names.ts';
import { outcome, scoreOf, scoreSchema } from './contract/outcome.ts';
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
import { rounds } from './rulebook/rounds.ts';
import { procedures } from './rulebook/rulebook.ts';
import { start } from './rulebook/start.ts';
import { MetroGame, type MetroSetup } from './table/game.ts';
import { numbers } from './table/numbers.ts';
import { counter, mostMoney, plan, results, seatNames } from './table/plan.ts';
import { lay } from './table/setup.ts';
import { words } from './words/words.ts';

const table = plan.declaredWith<MetroGame>({ seat: { score: readOnly(scoreSchema, scoreOf) } });
const cheats = plainCheats(table, { ...between(0, mostMoney, '値', 'Value') });

export const tokyoMetro: RuleSystem<MetroGame, MetroContent> = {
  id: 'tokyo-metro',
  ownWords: ['meeple', 'speculation', 'speculate', 'dividend', 'pyramid'],
  formats,
  language,
  changes: [
    ...metroChanges,
    cheatChange<MetroGame>(),
    putLastingChange<MetroGame>((game) => ({ nameOf: (thing) => game.name(thing) })),
  ],
  numbers,
  counters: plan.counters,
  names,
  vocabulary,
  document: tableDocumentOf(table),
  procedures,
  first: call(start, {}),
  ready: { procedure: 'start', step: 'next' },
  firstOfEmpty: call(rounds, {}),
  judge,
  tallied,
  talliedNames,
  expected,
  supply,
  pileSize: () => cardSize,
  compile: compileContent,
  overlay,
  words,
  ...declaredSeats<MetroGame, MetroContent>(seatNames, settings),
  lay: (content, setup, how) => lay(content, setup, how, workings),
  read: (content, setup, table, rules) =>
    new MetroGame(content, setup as unknown as MetroSetup, table, rules, workings),
  cheats: cheats.schema,
  cheat: cheats.cheat,
  onEnd: (table, result) => table.set(theGame, counter.result, 1 + results.indexOf(result as (typeof results)[number])),
  outcome,
  round: (game) => game.round,
  hidden: hiddenOf(table, plan.hides),
  figures: (game) => printFigures(figures(game)),
  reckoned: (game, place) => reckonedIn(figures(game), place),
  brokenLaws,
  check,
};
