import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { printFigures, reckonedIn } from '#engine/library/figures/figures.ts';
import { tableDocumentOf, theGame } from '#engine/library/table-document/table-document.ts';
import { hiddenOf } from '#engine/library/zones/hidden-zones.ts';
import { unlocked } from './basics/campaign.ts';
import { rankOf, ratingOf } from './basics/ranking.ts';
import { options, seating, setupFor } from './basics/seating.ts';
import { results } from './basics/vocabulary.ts';
import { allChanges } from './changes/changes.ts';
import { check } from './checks/checks.ts';
import { stories } from './checks/story-sources.ts';
import { compileContent, type TokyoContent } from './content/content.ts';
import { overlay } from './content/overlay.ts';
import { about } from './contract/about.ts';
import { figures } from './contract/figures.ts';
import { brokenLaws } from './contract/laws.ts';
import { ledger } from './contract/ledger.ts';
import { names } from './contract/names.ts';
import { outcome } from './contract/outcome.ts';
import { printedParts } from './contract/printed-parts.ts';
import { pileSize } from './contract/printed-piles.ts';
import { setups } from './contract/setups.ts';
import { expected, tallied, talliedNames } from './contract/statistics.ts';
import { supply } from './contract/supply.ts';
import { turns } from './contract/turns.ts';
import { cheats } from './document/cheats.ts';
import { declaredTable } from './document/table-document.ts';
import { judge } from './evaluation/evaluation.ts';
import { formats } from './formats/formats.ts';
import { vocabulary } from './formats/written.ts';
import { language } from './language/language.ts';
import { gameBehaviour } from './language/workings.ts';
import { setUp } from './rulebook/01-setup.ts';
import { rounds } from './rulebook/02-rounds.ts';
import { call } from './rulebook/book.ts';
import { procedures } from './rulebook/rulebook.ts';
import { TokyoGame } from './table/game.ts';
import { counter } from './table/numbered.ts';
import { numbers } from './table/numbers.ts';
import { hidden, plan } from './table/plan.ts';
import type { SiteSeeingSetup } from './table/seats.ts';
import { lay, readSetup } from './table/setup.ts';
import { words } from './words/words.ts';

export const tokyoSiteSeeing: RuleSystem<TokyoGame, TokyoContent> = {
  id: 'tokyo-site-seeing',
  ownWords: [
    'procurer',
    'negotiator',
    'gangster',
    'trouble',
    'troubles',
    'scrap',
    'encounter',
    'seal',
    'sealed',
    'exhaust',
    'exhausted',
    'counterattack',
    'artifact',
    'follower',
    'followers',
  ],
  formats,
  language,
  procedures,
  first: call(setUp, {}),
  ready: { procedure: 'setUp', step: 'play' },
  firstOfEmpty: call(rounds, { from: 'actions' }),
  changes: allChanges,
  numbers,
  counters: plan.counters,
  names,
  vocabulary,
  document: tableDocumentOf(declaredTable),
  judge,
  tallied,
  talliedNames,
  expected,
  supply,
  pileSize,
  printedParts,
  words,
  compile: compileContent,
  overlay,
  seating,
  options,
  setupFor,
  setups,
  readSetup,
  lay: (content, setup, how) => lay(content, setup as SiteSeeingSetup, how, gameBehaviour),
  read: (content, setup, table, rules) => new TokyoGame(content, setup as SiteSeeingSetup, table, rules, gameBehaviour),
  about,
  figures: (game) => printFigures(figures(game)),
  reckoned: (game, place) => reckonedIn(figures(game), place),
  cheats: cheats.schema,
  cheat: cheats.cheat,
  onEnd: (table, result) => table.set(theGame, counter.result, results.indexOf(result as (typeof results)[number])),
  outcome,
  round: (game) => game.round,
  rank: rankOf,
  rating: ratingOf,
  turns,
  unlocked,
  ledger,
  seats: (game) => game.setup.players.length,
  roles: (game, seat) => game.setup.players[seat]?.pcs ?? [],
  // Cooperative: any player may answer for any PC (TSS-ROUND-02)
  seatOf: () => -1,
  seatNamed: (game, name) => game.setup.players.findIndex(({ pcs }) => pcs.includes(name)),
  hidden: hiddenOf(declaredTable, hidden),
  brokenLaws,
  check,
  stories,
};
