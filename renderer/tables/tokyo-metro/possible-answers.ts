import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { MetroParts } from './board-context.ts';

const wanted = {
  station: ['place', 'walk', 'build', 'fare', 'ride'],
  line: ['share', 'train', 'speed', 'spec', 'grow', 'board'],
  card: ['use'],
} as const;

export function possibleAnswers({ asked, deciding }: MetroParts, named: JsonObject): readonly JsonObject[] {
  const sort = (['card', 'line', 'station'] as const).find((one) => one in named);
  if (sort === undefined) return [];
  const fitting = wanted[sort].filter((word) => asked.has(word));
  const by = deciding === null ? {} : { by: deciding };
  return (fitting.length > 0 ? fitting : wanted[sort].slice(0, 2)).map((word) => ({ do: word, ...by, ...named }));
}

const askedIn: readonly (readonly [phase: string, answers: readonly string[]])[] = [
  ['order', ['bid', 'raise', 'drop']],
  ['walk', ['walk']],
  ['trains', ['board', 'leave', 'stay']],
];
export function phaseOf(asked: ReadonlySet<string>): string {
  if (asked.size === 0 || asked.has('place')) return '';
  return askedIn.find(([, answers]) => answers.some((word) => asked.has(word)))?.[0] ?? 'actions';
}
