import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { tagged } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import {
  afterTheEnd,
  idleInterrupt,
  ineffectiveEffects,
  type TimedEntry,
  timesThatNeverCome,
} from '#engine/library/content-checks/never-done.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import { language } from '../language/language.ts';
import { at, type CheckedProject, entriesOf } from './documents.ts';

/** Times that occur on each kind of card, or that have problems of their own. */
const onEquipment: ReadonlySet<string> = new Set(['use', 'constant', 'start', 'play', 'success', 'failure']);
const onConsumables: ReadonlySet<string> = new Set(['play', 'use', 'success', 'failure']);
const onTroubles: ReadonlySet<string> = new Set(['end', 'solve', 'constant', 'success', 'failure']);
const onSiteCards: ReadonlySet<string> = new Set(['reveal', 'solve', 'constant', 'success', 'failure']);

/** Selectors that limited permissions apply to. */
const permitted = { drop: ['equipped', 'vehicles', 'thisCard'], buy: ['marketHere'] };

export function checkNeverDone(project: CheckedProject): ContentProblem[] {
  const { cards, rewardCards, troubles, siteCards } = project;
  const held = [...cards, ...rewardCards] as readonly Located<unknown>[] as readonly Located<Held>[];
  return [
    ...held.flatMap((card) => {
      if (card.value.category !== 'consumable') return timesThatNeverCome(card, onEquipment);
      return card.value.effects.some(isPlayed) ? timesThatNeverCome(card, onConsumables, 'interrupts') : [];
    }),
    ...troubles.flatMap((card) => timesThatNeverCome(card as Located<Held>, onTroubles)),
    ...siteCards.flatMap((card) => timesThatNeverCome(card as Located<Held>, onSiteCards)),
    ...entriesOf(project).flatMap((entry) => [
      ...idleInterrupt(entry as Located<TimedEntry>),
      ...attacks(entry),
      ...doing(entry).flatMap((part) => ineffectiveEffects(language, permitted, part)),
    ]),
  ];
}

export const checkAfterTheEnd = (project: CheckedProject): ContentProblem[] =>
  entriesOf(project).flatMap((entry) => doing(entry).flatMap((part) => afterTheEnd(language, part)));

const doing = ({ value, file, path }: Located<{ readonly do: unknown }>): readonly Located<unknown>[] => [
  { value: value.do, file, path: [...path, 'do'] },
];

interface Held {
  readonly category?: string;
  readonly effects: readonly TimedEntry[];
}

const isPlayed = ({ when, interrupt }: TimedEntry): boolean =>
  when === 'play' || (typeof when !== 'string' && interrupt === true);

const hits = tagged(language, 'isHit');

function attacks(entry: ReturnType<typeof entriesOf>[number]): ContentProblem[] {
  const { attack, range } = entry.value;
  if (attack !== true) return range === undefined ? [] : [at(entry, ['range'], 'CRD030', 'warning', { key: 'range' })];
  const isHit = nodesIn(entry.value.do).some(({ op }) => hits.has(op));
  return isHit ? [] : [at(entry, ['attack'], 'CRD033', 'warning', { op: 'target' })];
}
