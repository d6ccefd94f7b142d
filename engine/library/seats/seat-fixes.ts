import { isObject } from '#engine/kernel/basics/json.ts';
import { type Fixer, setting, settingHere } from '#engine/kernel/contract/content-fix.ts';
import { holderOf } from '../content-checks/fixes.ts';

const words = ['least', 'usual', 'most'] as const;

/** Player counts of a declared game in their order. */
export const seatsInOrder: Fixer = (fault) => {
  const { path, value } = holderOf(fault);
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

/** Lowers the player counts to a number in the problem: that of those for whom there is enough. */
export const seatsAtMost =
  (datum: string): Fixer =>
  (fault) => {
    const enough = Number(fault.data[datum]);
    const game = fault.documents[fault.file];
    const seats = isObject(game) && isObject(game['seats']) ? game['seats'] : {};
    return [
      {
        title: { ja: `いちばん多くて ${enough} 人にする`, en: `Set the maximum to ${enough} players` },
        edits: words
          .filter((word) => word === 'most' || Number(seats[word]) > enough)
          .map((word) => setting(fault.file, ['seats', word], enough)),
      },
    ];
  };
