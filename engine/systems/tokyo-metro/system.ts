import type { RuleSystem } from '#engine/kernel/system.ts';
import { forcedLasting } from '#engine/kernel/table/lasting-document.ts';
import { forcedChange } from '#engine/library/table-document/forced.ts';
import { plainCheats } from '#engine/library/table-document/plain-cheats.ts';
import { tableDocumentOf } from '#engine/library/table-document/table-document.ts';
import { hiddenOf } from '#engine/library/zones/zones.ts';
import { metroChanges } from './changes/changes.ts';
import { check } from './checks/checks.ts';
import { compileContent, type MetroContent } from './content/content.ts';

import { brokenLaws } from './contract/laws.ts';
import { names } from './contract/names.ts';
import { outcome, results } from './contract/outcome.ts';
import { seats } from './contract/seating.ts';
import { expected, tallied } from './contract/statistics.ts';
import { vocabulary } from './contract/vocabulary.ts';
import { judge } from './evaluation/judge.ts';
import { formats } from './formats/formats.ts';
import { overlay } from './formats/overlaid.ts';
import { language } from './language/language.ts';
import { workings } from './language/workings.ts';
import { call } from './rulebook/book.ts';
import { rounds } from './rulebook/rounds.ts';
import { procedures } from './rulebook/rulebook.ts';
import { start } from './rulebook/start.ts';
import { counter, counters } from './table/counters.ts';
import { MetroGame, type Setup } from './table/game.ts';
import { gameThing } from './table/layout.ts';
import { numbers } from './table/numbers.ts';
import { lay } from './table/setup.ts';
import { mostMoney, whole } from './table/sorts.ts';
import { declaredTable, hides, thingNames } from './table/table-document.ts';
import { words } from './words/words.ts';

const cheats = plainCheats(declaredTable, whole(mostMoney, '値', 'Value'));

/** Tokyo Metro. */
export const tokyoMetro: RuleSystem<MetroGame, MetroContent> = {
  id: 'tokyo-metro',
  ownWords: ['meeple', 'speculation', 'speculate', 'dividend', 'pyramid'],
  formats,
  language,
  changes: [...metroChanges, forcedChange<MetroGame>(), forcedLasting(thingNames)],
  numbers,
  counters,
  names,
  vocabulary,
  document: tableDocumentOf(declaredTable),
  procedures,
  first: call(start, {}),
  ready: { procedure: 'start', step: 'next' },
  firstOfEmpty: call(rounds, {}),
  judge,
  tallied,
  expected,
  compile: compileContent,
  overlay,
  words,
  ...seats,
  lay: (content, setup, how) => lay(content, setup, how, workings),
  read: (content, setup, table, rules) => new MetroGame(content, setup as unknown as Setup, table, rules, workings),
  cheats: cheats.schema,
  cheat: cheats.cheat,
  onEnd: (table, result) => table.set(gameThing, counter.result, results.indexOf(result as (typeof results)[number])),
  outcome,
  round: (game) => game.round,
  hidden: hiddenOf(declaredTable, hides),
  brokenLaws,
  check,
};
