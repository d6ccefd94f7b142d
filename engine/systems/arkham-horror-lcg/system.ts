import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { putLastingChange } from '#engine/kernel/lasting-effects/lasting-document.ts';
import { printFigures, reckonedIn } from '#engine/library/figures/figures.ts';
import { cheatChange } from '#engine/library/table-document/cheat-change.ts';
import { tableDocumentOf, theGame } from '#engine/library/table-document/table-document.ts';
import { hiddenOf } from '#engine/library/zones/hidden-zones.ts';
import { check } from './checks/checks.ts';
import { stories } from './checks/stories.ts';
import { compileContent } from './content/content.ts';
import type { ArkhamContent } from './content/design.ts';
import { about } from './contract/about.ts';
import { cardSize } from './contract/card-size.ts';
import { cheats } from './contract/cheats.ts';
import { declaredTable } from './contract/declared-table.ts';
import { figures } from './contract/figures.ts';
import { brokenLaws } from './contract/laws.ts';
import { onEnd, outcome } from './contract/outcome.ts';
import { printedParts } from './contract/printed-parts.ts';
import { seats } from './contract/seats.ts';
import { expected, tallied, talliedNames } from './contract/statistics.ts';
import { supply } from './contract/supply.ts';
import { turns } from './contract/turns.ts';
import { allChanges, names, vocabulary } from './contract/vocabulary.ts';
import { judge } from './evaluation/judge.ts';
import { formats } from './formats/formats.ts';
import { overlay } from './formats/overlaid.ts';
import { language } from './language/language.ts';
import { workings } from './language/workings.ts';
import { call } from './rulebook/book.ts';
import { rounds } from './rulebook/phases.ts';
import { procedures } from './rulebook/rulebook.ts';
import { setup } from './rulebook/setup.ts';
import { ArkhamGame } from './table/game.ts';
import { numbers } from './table/numbers.ts';
import { counter, plan } from './table/plan.ts';
import { lay } from './table/setup.ts';
import { words } from './words/words.ts';

export const arkhamHorrorLcg: RuleSystem<ArkhamGame, ArkhamContent> = {
  id: 'arkham-horror-lcg',
  ownWords: ['horror', 'sanity', 'agenda', 'shroud', 'mythos', 'treachery', 'doom'],
  formats,
  language,
  procedures,
  changes: [
    ...allChanges,
    cheatChange<ArkhamGame>(),
    putLastingChange<ArkhamGame>((game) => ({ nameOf: (thing) => game.name(thing) })),
  ],
  numbers,
  counters: plan.counters,
  names,
  vocabulary,
  document: tableDocumentOf(declaredTable),
  first: call(setup, {}),
  firstOfEmpty: call(rounds, {}),
  ready: { procedure: 'setup', step: 'begin' },
  judge,
  tallied,
  talliedNames,
  turns,
  expected,
  supply,
  stories,
  pileSize: () => cardSize,
  printedParts,
  words,
  compile: compileContent,
  overlay,
  ...seats,
  lay: (content, given, how) => lay(content, given, how, workings),
  read: (content, given, table, rules) => new ArkhamGame(content, given, table, rules, workings),
  cheats: cheats.schema,
  cheat: cheats.cheat,
  about,
  figures: (game) => printFigures(figures(game)),
  reckoned: (game, place) => reckonedIn(figures(game), place),
  onEnd,
  outcome,
  round: (game) => game.count(theGame, counter.round),
  hidden: hiddenOf(declaredTable, plan.hides, (game, of) => game.layout.things['seat']?.indexOf(of) ?? -1),
  brokenLaws,
  check,
};
