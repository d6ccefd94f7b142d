import type { RuleSystem } from '#engine/kernel/system.ts';
import { about } from './about.ts';
import { unlocked } from './campaign.ts';
import { allChanges } from './changes/changes.ts';
import { cheat } from './cheats.ts';
import { check } from './checks/checks.ts';
import { compileContent, type TokyoContent } from './content.ts';
import { figures } from './figures.ts';
import { cheatDocument } from './formats/cheat.ts';
import { formats } from './formats/formats.ts';
import { tableDocument } from './formats/table-document.ts';
import { vocabulary } from './formats/written.ts';
import { judge } from './judgement.ts';
import { language } from './language/language.ts';
import { brokenLaws } from './laws.ts';
import { ledger } from './ledger.ts';
import { names } from './names.ts';
import { numbers } from './numbers.ts';
import { overlay } from './overlay.ts';
import { rankOf, ratingOf } from './ranking.ts';
import { setUp } from './rulebook/01-setup.ts';
import { rounds } from './rulebook/02-rounds.ts';
import { call } from './rulebook/book.ts';
import { procedures } from './rulebook/rulebook.ts';
import { lay, readSetup } from './setup.ts';
import { setups } from './setups.ts';
import { counter, counters } from './table/counters.ts';
import { hidden } from './table/hidden.ts';
import { gameThing } from './table/layout.ts';
import { printTable } from './table/print.ts';
import { putTable } from './table/put.ts';
import type { Setup } from './table/seats.ts';
import { Tokyo } from './table/tokyo.ts';
import { expected, tallied } from './tallied.ts';
import { turns } from './turns.ts';
import { results } from './vocabulary.ts';
import { words } from './words/words.ts';

/** トーキョー災都心 TOKYO SITE-SEEING. */
export const tokyoSiteSeeing: RuleSystem<Tokyo, TokyoContent> = {
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
  counters,
  names,
  vocabulary,
  document: { schema: { ...tableDocument }, print: printTable, put: putTable },
  judge,
  tallied,
  expected,
  words,
  compile: compileContent,
  overlay,
  scenarios: (content) => [...content.scenarios.keys()],
  setups,
  readSetup,
  lay: (content, setup, how) => lay(content, setup as Setup, how),
  read: (content, setup, table, rules) => new Tokyo(content, setup as Setup, table, rules),
  about,
  figures,
  cheats: { ...cheatDocument },
  cheat,
  onEnd: (table, result) => table.set(gameThing, counter.result, results.indexOf(result as (typeof results)[number])),
  result: (game) => game.result,
  round: (game) => game.round,
  rank: rankOf,
  rating: ratingOf,
  turns,
  unlocked,
  ledger,
  seats: (game) => game.setup.players.length,
  // Everybody plays together: any player may answer for any PC (TSS-ROUND-02)
  seatOf: () => -1,
  seatNamed: (game, name) => game.setup.players.findIndex(({ pcs }) => pcs.includes(name)),
  hidden,
  brokenLaws,
  check,
};
