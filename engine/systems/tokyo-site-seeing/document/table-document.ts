import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { partOf } from '#engine/kernel/basics/schema-parts.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { type Next, restart } from '#engine/kernel/procedures/next.ts';
import { titled } from '#engine/library/table-document/parts.ts';
import type { DeclaredTable } from '#engine/library/table-document/table-document.ts';
import type { Phase } from '../basics/vocabulary.ts';
import { rounds } from '../rulebook/02-rounds.ts';
import { call } from '../rulebook/book.ts';
import type { TokyoGame } from '../table/game.ts';
import { plan } from '../table/plan.ts';
import { checkPut } from './table-checks.ts';

const declared = plan.declaredWith<TokyoGame>({});

export const declaredTable: DeclaredTable<TokyoGame> = {
  pieces: declared.pieces,
  parts: titled('盤面', 'The table', declared.parts),
  check: checkPut,
  then: beginPhase,
};

/** A `put` of another phase restarts there. */
function beginPhase(game: TokyoGame, { phase }: JsonObject): Next {
  const isElsewhere = typeof phase === 'string' && phase !== game.phase;
  return isElsewhere ? restart(call(rounds, { from: phase as Phase })) : undefined;
}

export const partOfTable: object = {
  ...partOf(declaredTable.parts.schema),
  ...described(
    '盤面に置くもの：ここに書いたものは丸ごと置き換わる',
    'What is placed on the table: each part that it names is replaced as a whole',
  ),
};
