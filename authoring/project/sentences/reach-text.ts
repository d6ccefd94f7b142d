import { fill } from '#authoring/text/messages/messages.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { resultName } from '#engine/kernel/contract/outcome.ts';
import type { Documents, RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import { phraseOf, voiceOf } from './speak.ts';

/** A goal of a search for positions. */
export type GoalView =
  | { readonly kind: 'design'; readonly id: string }
  | { readonly kind: 'node'; readonly of: string }
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'end'; readonly result: string }
  | { readonly kind: 'when'; readonly condition: Json };

export interface NearestView {
  readonly at: number;
  readonly round: number;
  readonly distance: number;
  /** Scenes reached, nearest first. */
  readonly reached: readonly string[];
}

const goals = {
  design: { ja: '{name}', en: '{name}' },
  node: { ja: '効果 {of}', en: 'the effect {of}' },
  event: { ja: '出来事「{event}」', en: 'an event of the kind “{event}”' },
  end: { ja: '結果「{result}」', en: 'the result “{result}”' },
  when: { ja: '「{condition}」となる局面', en: 'a position in which {condition}' },
} as const satisfies { readonly [kind: string]: Text };

const nearest = {
  scene: {
    ja: '最も近かったのは、ラウンド{round}、{at}手目で、{scene}まで来たゲームです。',
    en: 'The nearest game got as far as {scene}, in round {round} at move {at}.',
  },
  way: {
    ja: '最も近かったのは、ラウンド{round}、{at}手目の局面です（残り{share}％）。',
    en: 'The nearest position was in round {round} at move {at} ({share} % of the way left).',
  },
  nowhere: { ja: '近づいたゲームはありません。', en: 'No game came closer.' },
} as const satisfies { readonly [kind: string]: Text };

export function goalText(goal: GoalView, system: RuleSystem, documents: Documents): Text {
  const voice = voiceOf(system, (locale, id) => system.words.label(documents, locale, id));
  const said = (say: (locale: 'ja' | 'en') => string): Text => ({ ja: say('ja'), en: say('en') });
  return fill(goals[goal.kind], {
    ...goal,
    name: said((locale) => (goal.kind === 'design' ? system.words.label(documents, locale, goal.id) : '')),
    result: goal.kind === 'end' ? resultName(system.words.results, goal.result) : '',
    condition: said((locale) => (goal.kind === 'when' ? phraseOf(goal.condition, locale, voice) : '')),
  });
}

export function nearestText(near: NearestView | null, system: RuleSystem, documents: Documents): Text {
  if (near === null || near.distance >= 1) return nearest.nowhere;
  const [scene] = near.reached;
  const { at, round } = near;
  if (scene === undefined) return fill(nearest.way, { at, round, share: Math.round(near.distance * 100) });
  const name = {
    ja: system.words.label(documents, 'ja', scene),
    en: system.words.label(documents, 'en', scene),
  };
  return fill(nearest.scene, { at, round, scene: name });
}
