import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import {
  type Fixer,
  type FixesByCode,
  removingItems,
  setting,
  settingHere,
} from '#engine/kernel/contract/content-fix.ts';
import { becoming, holderOf, inTurn, libraryFixes } from '#engine/library/content-checks/fixes.ts';
import { mapFixes } from '#engine/library/line-map/fixes.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

const asDatum =
  (name: string): Fixer =>
  (fault) =>
    becoming(Number(fault.data[name]))(fault);

const inOrder: Fixer = (fault) => {
  const { path, value } = holderOf(fault);
  const words = ['least', 'usual', 'most'] as const;
  const right = words.map((word) => Number(value[word])).sort((a, b) => a - b);
  return [
    settingHere(
      fault,
      fault.path,
      Math.min(Math.max(Number(value['usual']), Number(value['least'])), Number(value['most'])),
    ),
    { edits: words.map((word, i) => setting(fault.file, [...path, word], right[i] as number)) },
  ];
};

/** Lowers the player count to the size of the smallest deck. */
const asManyAsCards: Fixer = (fault) => {
  const size = Number(fault.data['size']);
  const game = partAt(fault.documents[fault.file], []);
  const seats = isObject(game) && isObject(game['seats']) ? game['seats'] : {};
  return [
    {
      title: { ja: `いちばん多くて ${size} 人にする`, en: `Set the maximum to ${size} players` },
      edits: (['least', 'usual', 'most'] as const)
        .filter((word) => word === 'most' || Number(seats[word]) > size)
        .map((word) => setting(fault.file, ['seats', word], size)),
    },
  ];
};

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
  GAM001: inOrder,
  GAM002: asManyAsCards,
  GAM003: { whyNot: 'content' },
  ACT001: asDatum('most'),
  ACT002: inTurn(becoming(1), removingItems),
  ACT003: intoBounds,
  ACT004: inTurn(oneInEveryGame, removingItems),
};
