import { partAt } from '#engine/kernel/basics/json.ts';
import { type Fixer, type FixesByCode, removingItems, setting } from '#engine/kernel/contract/content-fix.ts';
import { becoming, inTurn, libraryFixes } from '#engine/library/content-checks/fixes.ts';
import { mapFixes } from '#engine/library/line-map/fixes.ts';
import { seatsAtMost, seatsInOrder } from '#engine/library/seats/seat-fixes.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

const asDatum =
  (name: string): Fixer =>
  (fault) =>
    becoming(Number(fault.data[name]))(fault);

const intoBounds: Fixer = (fault) => {
  const { least, most, value } = fault.data;
  return becoming(Math.min(Math.max(Number(value), Number(least)), Number(most)))(fault);
};

const oneInEveryGame: Fixer = (fault) => {
  const path = String(fault.data['none']).split('.');
  const games = Object.entries(fault.documents).filter(([file]) => file.startsWith('games/'));
  return [
    {
      title: { ja: `どのゲームでも ${path.join('.')} を 1 にする`, en: `Make ${path.join('.')} 1 in every game` },
      edits: games.filter(([, game]) => partAt(game, path) === 0).map(([file]) => setting(file, path, 1)),
    },
  ];
};

export const fixes: FixesByCode<ProblemData> & typeof libraryFixes & typeof mapFixes = {
  ...libraryFixes,
  ...mapFixes,
  GAM001: seatsInOrder,
  GAM002: seatsAtMost('size'),
  GAM003: { whyNot: 'content' },
  ACT001: asDatum('most'),
  ACT002: inTurn(becoming(1), removingItems),
  ACT003: intoBounds,
  ACT004: inTurn(oneInEveryGame, removingItems),
};
