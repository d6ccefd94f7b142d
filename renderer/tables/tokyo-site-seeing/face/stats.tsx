import type { ReactNode } from 'react';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { abilities, damageTypes } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { FaceWord } from '../../library/face-word.tsx';
import { objectOf, wordsIn } from '../../library/read-values.ts';
import type { Stat } from '../../library/stat-strip.tsx';
import type { FaceWords } from './face-words.ts';
import { printedAmount } from './printed-values.ts';
import { Range } from './rules-text.tsx';
import { Sign, type SignName } from './sign.tsx';

interface StatsProps {
  readonly card: JsonObject;
  readonly words: FaceWords;
}
type Rows = readonly (readonly (Stat | null)[])[];

export function playerStats({ card: { cost, equip, range, vehicle }, words }: StatsProps): Rows {
  const stat = statsIn(words);
  const { capacity, areas, bonus } = objectOf(vehicle);
  return [
    [
      stat('cost', cost, (value) => <Signed sign="economy">{amount(value, words)}</Signed>),
      stat('equip', equip, (value) => <Check check={objectOf(value)} words={words} />),
      stat('range', range, (value) => <Range value={value} words={words} />),
    ],
    [
      stat('capacity', capacity, (value) => amount(value, words)),
      stat('areas', areas, (value) => amount(value, words)),
      stat('moveBonus', bonus, (value) => `＋${amount(value, words)}`),
    ],
  ];
}

export function enemyStats({ card, words }: StatsProps): Rows {
  const { solve, hp, reward, range, counterattack, reduction, immune } = card;
  const stat = statsIn(words);
  const types = damageTypes.filter((type) => wordsIn(immune).includes(type));
  return [
    [
      stat('solve', solve, (value) => <Solve solve={objectOf(value)} words={words} />),
      stat('hp', hp, (value) => <Signed sign="hp">{amount(value, words)}</Signed>),
      stat('reward', reward, (value) => <Signed sign="token-ap">{amount(value, words)}</Signed>),
    ],
    [
      stat('range', range, (value) => <Range value={value} words={words} />),
      stat('counterattack', counterattack, (value) => <Harm harm={objectOf(value)} words={words} />),
      stat('reduction', reduction, (value) => <Harm harm={objectOf(value)} words={words} />),
      stat('immune', types.length === 0 ? undefined : immune, () =>
        types.map((type) => (
          <Signed key={type} sign={type}>
            <small>
              <FaceWord word={words.print('damageShort', type)} on={words} />
            </small>
          </Signed>
        )),
      ),
    ],
  ];
}

const groupOf = (name: string) => (name === 'counterattack' || name === 'reduction' ? 'labelShort' : 'label');
const statsIn =
  (words: FaceWords) =>
  (name: string, value: Json | undefined, draw: (value: Json) => ReactNode): Stat | null =>
    value === undefined ? null : { label: words.printLabel(groupOf(name), name), value: draw(value) };

function Solve({ solve, words }: { readonly solve: JsonObject; readonly words: FaceWords }) {
  if (solve['by'] === 'check') return <Check check={solve} words={words} />;
  return (
    <Signed sign="attack" colour="combat">
      <small>
        <FaceWord word={words.printLabel('label', 'defeat')} on={words} />
      </small>
    </Signed>
  );
}

function Check({ check, words }: { readonly check: JsonObject; readonly words: FaceWords }) {
  const ability = abilities.find((one) => one === check['ability']);
  return (
    <Signed sign={ability} label={ability && words.word('ability', ability)}>
      {amount(check['target'], words)}
    </Signed>
  );
}

function Harm({ harm, words }: { readonly harm: JsonObject; readonly words: FaceWords }) {
  const type = damageTypes.find((one) => one === harm['type']);
  return (
    <Signed sign={type}>
      <small>{type && <FaceWord word={words.print('damageShort', type)} on={words} />}</small>
      {amount(harm['amount'], words)}
    </Signed>
  );
}

function Signed({ sign, colour = sign, label, children }: SignedProps) {
  return (
    <span className="face-signed" data-sign={colour}>
      {sign !== undefined && <Sign name={sign} label={label} />}
      {children}
    </span>
  );
}
interface SignedProps {
  readonly sign: SignName | undefined;
  /** Colour of another icon. */
  readonly colour?: SignName | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Long amounts (`PC数＋4`) are smaller. */
function amount(value: Json | undefined, words: FaceWords): ReactNode {
  const text = printedAmount(value, words);
  return text.length > 3 ? <small>{text}</small> : text;
}
