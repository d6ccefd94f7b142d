import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { Keyword, WrittenEncounterCard, WrittenPlayerCard } from '../formats/cards.ts';
import { keywords } from '../formats/cards.ts';
import groups from '../words/groups.json' with { type: 'json' };
import { type ArkhamProject, at } from './documents.ts';

type Written = WrittenPlayerCard | WrittenEncounterCard;

/** Keywords that a text prints as sentences of their own, against those of the data. */
export function checkKeywords({ players, encounters }: ArkhamProject): ContentProblem[] {
  return [...players, ...encounters].flatMap((card: Located<Written>) =>
    [[], ['sides', 'a'], ['sides', 'b']].flatMap((path) => {
      const face = path.reduce<Face | undefined>((part, step) => (part as never)?.[step], card.value);
      if (face?.text === undefined) return [];
      const said = keywords.filter((one) => isSaid(face.text as string, one));
      const has: readonly Keyword[] = face.keywords ?? [];
      const missing = said.filter((one) => !has.includes(one));
      const unsaid = said.length === 0 ? [] : has.filter((one) => !said.includes(one));
      return [
        ...missing.map((keyword) => at(card, [...path, 'text'], 'AHK005', 'warning', { keyword })),
        ...unsaid.map((keyword) =>
          at(card, [...path, 'keywords', has.indexOf(keyword)], 'AHK006', 'warning', { keyword }),
        ),
      ];
    }),
  );
}
interface Face {
  readonly text?: string;
  readonly keywords?: readonly Keyword[];
}

const isSaid = (text: string, keyword: Keyword): boolean =>
  text
    .split(/[。.\n]/)
    .map((sentence) => sentence.trim().toLowerCase())
    .some((sentence) => [groups.keyword[keyword].ja, groups.keyword[keyword].en].includes(sentence));
