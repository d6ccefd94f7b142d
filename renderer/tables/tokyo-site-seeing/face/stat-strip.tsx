import type { ReactNode } from 'react';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { abilities, type DamageType, damageTypes } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import type { Locale } from '../../../words/locale-store.ts';
import { objectOf, wordsIn } from '../../library/read-values.ts';
import { type FaceWords, rulebookWord } from './face-words.ts';
import { printedAmount } from './printed-values.ts';
import { Range } from './rules-text.tsx';
import { Sign } from './sign.tsx';

interface Stat {
  readonly label: string;
  readonly value: ReactNode;
}
interface StatsProps {
  readonly card: JsonObject;
  readonly locale: Locale;
  readonly words: FaceWords;
}

/** The values of a card between its picture and its rules. What a card does not have leaves no empty cell. */
export function StatStrip({ rows }: { readonly rows: readonly (readonly Stat[])[] }) {
  const filled = rows.filter((row) => row.length > 0);
  if (filled.length === 0) return null;
  return (
    <div className="face-stats" data-fit="width">
      {filled.map((row) => (
        <dl key={row[0]?.label} className="face-stats-row">
          {row.map(({ label, value }) => (
            <div key={label} className="face-stat">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}

/** What a player's card costs, takes and reaches. */
export function playerStats({ card, locale, words }: StatsProps): readonly (readonly Stat[])[] {
  const row: Stat[] = [];
  const { cost, equip, range, vehicle } = card;
  if (cost !== undefined) row.push({ label: words.cost, value: <Signed sign="economy" text={amount(cost, words)} /> });
  if (equip !== undefined)
    row.push({ label: words.equip, value: <Check check={objectOf(equip)} words={words} locale={locale} /> });
  if (range !== undefined) row.push({ label: words.range, value: <Range value={range} locale={locale} /> });
  const { capacity, areas, bonus } = objectOf(vehicle);
  const second: Stat[] = [];
  if (capacity !== undefined) second.push({ label: words.capacity, value: amount(capacity, words) });
  if (areas !== undefined) second.push({ label: words.areas, value: amount(areas, words) });
  if (bonus !== undefined) second.push({ label: words.moveBonus, value: `＋${amount(bonus, words)}` });
  return [row, second];
}

/** What can be solved or fought: first what it takes and yields, then how it fights. */
export function enemyStats({ card, locale, words }: StatsProps): readonly (readonly Stat[])[] {
  const { solve, hp, reward, range, counterattack, reduction, immune } = card;
  const first: Stat[] = [];
  const second: Stat[] = [];
  if (solve !== undefined)
    first.push({ label: words.solve, value: <Solve solve={objectOf(solve)} words={words} locale={locale} /> });
  if (hp !== undefined) first.push({ label: words.hp, value: <Signed sign="hp" text={amount(hp, words)} /> });
  if (reward !== undefined)
    first.push({ label: words.reward, value: <Signed sign="token-ap" text={amount(reward, words)} /> });
  if (range !== undefined) second.push({ label: words.range, value: <Range value={range} locale={locale} /> });
  if (counterattack !== undefined)
    second.push({ label: words.counterattack, value: <Harm harm={objectOf(counterattack)} words={words} /> });
  if (reduction !== undefined)
    second.push({ label: words.reduction, value: <Harm harm={objectOf(reduction)} words={words} /> });
  const types = damageTypes.filter((type) => wordsIn(immune).includes(type));
  if (types.length > 0) second.push({ label: words.immune, value: <Immunity types={types} words={words} /> });
  return [first, second];
}

function Immunity({ types, words }: { readonly types: readonly DamageType[]; readonly words: FaceWords }) {
  return types.map((type) => (
    <span key={type} className="face-signed" data-sign={type}>
      <Sign name={type} />
      <small>{words.damageLetter[type]}</small>
    </span>
  ));
}

function Solve({
  solve,
  words,
  locale,
}: {
  readonly solve: JsonObject;
  readonly words: FaceWords;
  readonly locale: Locale;
}) {
  if (solve['by'] === 'check') return <Check check={solve} words={words} locale={locale} />;
  return (
    <span className="face-signed" data-sign="combat">
      <Sign name="attack" />
      <small>{words.defeat}</small>
    </span>
  );
}

function Check({
  check,
  words,
  locale,
}: {
  readonly check: JsonObject;
  readonly words: FaceWords;
  readonly locale: Locale;
}) {
  const ability = abilities.find((one) => one === check['ability']);
  const label = ability === undefined ? undefined : rulebookWord('ability', ability, locale);
  return <Signed sign={ability} label={label} text={amount(check['target'], words)} />;
}

function Harm({ harm, words }: { readonly harm: JsonObject; readonly words: FaceWords }) {
  const type = damageTypes.find((one) => one === harm['type']);
  return (
    <span className="face-signed" data-sign={type}>
      {type !== undefined && <Sign name={type} />}
      <small>{words.damageLetter[type ?? ''] ?? ''}</small>
      {amount(harm['amount'], words)}
    </span>
  );
}

function Signed({ sign, text, label }: SignedProps) {
  return (
    <span className="face-signed" data-sign={sign}>
      {sign !== undefined && <Sign name={sign} {...(label === undefined ? {} : { label })} />}
      {text}
    </span>
  );
}
interface SignedProps {
  readonly sign: 'hp' | 'token-ap' | (typeof abilities)[number] | undefined;
  readonly text: ReactNode;
  readonly label?: string | undefined;
}

/** A long amount (`PC数＋4`) is set smaller beside the plain numbers. */
function amount(value: Json | undefined, words: FaceWords): ReactNode {
  const text = printedAmount(value, words);
  return text.length > 3 ? <small>{text}</small> : text;
}
