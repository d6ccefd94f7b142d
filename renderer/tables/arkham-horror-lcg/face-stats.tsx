import type { ReactNode } from 'react';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { indices } from '../library/indices.ts';
import { unknownValue, wordsIn } from '../library/read-values.ts';
import type { Stat } from '../library/stat-strip.tsx';
import type { CardWords } from './card-words.ts';
import { CardSign, type CardSignName, cardSign } from './face-signs.tsx';

type Rows = readonly (readonly (Stat | null)[])[];
interface StatsProps {
  readonly card: JsonObject;
  readonly words: CardWords;
}

export const skills = ['willpower', 'intellect', 'combat', 'agility'] as const;

/** Above this a number is clearer. */
const mostPips = 3;

export function statsOf(type: string, { card, words }: StatsProps): Rows {
  const { fight, evade, health, sanity, damage, horror, shroud, clues, slots } = card;
  const stat = statsIn(words);
  switch (type) {
    case 'asset':
      return [
        [
          wordsIn(slots).length === 0
            ? null
            : { label: words.print('face', 'slots'), value: <Slots slots={wordsIn(slots)} words={words} /> },
          stat('health', health),
          stat('sanity', sanity),
        ],
      ];
    case 'enemy':
      return [
        [stat('fight', fight, 'combat'), stat('health', health), stat('evade', evade, 'agility')],
        [pips('damage', damage, words), pips('horror', horror, words)],
      ];
    case 'location':
      return [[stat('shroud', shroud), stat('clues', clues, 'clue')]];
    case 'investigator': {
      const values = isObject(card['skills']) ? card['skills'] : {};
      return [
        skills.map((skill) => ({
          label: words.print('skill', skill),
          value: <Signed sign={skill} value={values[skill]} words={words} />,
        })),
      ];
    }
    default:
      return [];
  }
}

const statsIn =
  (words: CardWords) =>
  (name: string, value: Json | undefined, sign: CardSignName | null = cardSign(name)): Stat | null =>
    value === undefined ? null : { label: words.print('face', name), value: <Signed {...{ sign, value, words }} /> };

function pips(name: 'damage' | 'horror', value: Json | undefined, words: CardWords): Stat | null {
  if (typeof value !== 'number' || value <= 0) return null;
  const shown = value > mostPips ? 1 : Math.trunc(value);
  return {
    label: words.print('face', name),
    value: (
      <span className="ah-pips" data-sign={name}>
        {indices(shown).map((at) => (
          <CardSign key={at} name={name} />
        ))}
        {value > mostPips ? value : <span className="hidden">{value}</span>}
      </span>
    ),
  };
}

function Slots({ slots, words }: { readonly slots: readonly string[]; readonly words: CardWords }) {
  const label = [...new Set(slots)].map((slot) => words.label('slot', slot)).join(' ');
  return (
    <span className="ah-signed">
      {slots.map((slot, at) => {
        const sign = cardSign(slot);
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind have nothing but their place
        return sign !== null && <CardSign key={at} name={sign} />;
      })}
      <small>{label}</small>
    </span>
  );
}

interface SignedProps {
  readonly sign: CardSignName | null;
  readonly value: Json | undefined;
  readonly words: CardWords;
}

export function Signed({ sign, value, words }: SignedProps): ReactNode {
  return (
    <span className="ah-signed" data-sign={sign ?? undefined}>
      {sign !== null && <CardSign name={sign} />}
      <Amount value={value} words={words} />
    </span>
  );
}

/** A number, or one for each investigator (AH-AC-04). */
export function Amount({ value, words }: { readonly value: Json | undefined; readonly words: CardWords }): ReactNode {
  if (typeof value === 'number') return <b>{value}</b>;
  if (typeof value === 'string') return <b>{value}</b>;
  const each = isObject(value) ? value['perInvestigator'] : undefined;
  if (typeof each !== 'number') return <b>{value === undefined ? '–' : unknownValue}</b>;
  return (
    <b>
      {each}
      <span className="ah-each">
        <CardSign name="each" label={words.word('face', 'each')} />
      </span>
    </b>
  );
}
