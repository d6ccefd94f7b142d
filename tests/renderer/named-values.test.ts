import { expect, it } from 'vitest';
import { meantValue, type NamedValue } from '#renderer/desk/stops/named-values.ts';

const round: NamedValue = { place: 'table/round', names: ['ラウンド', 'Round'] };
const [mine, yours]: readonly [NamedValue, NamedValue] = [
  { place: 'table/pcs/procurer/hp', names: ['調達屋のHP', '調達屋 › HP'] },
  { place: 'table/pcs/engineer/hp', names: ['エンジニアのHP', 'エンジニア › HP'] },
];

it('a watched value can be named in either language, and an ambiguous name is not guessed', () => {
  const meant = (written: string) => meantValue(written, [round, mine, yours]);
  expect(['round', 'らうんど', 'enjinia hp', 'HP', 'MP'].map(meant)).toEqual([
    { kind: 'one', value: round },
    { kind: 'one', value: round },
    { kind: 'one', value: yours },
    { kind: 'several', among: [mine, yours] },
    { kind: 'none' },
  ]);
});
