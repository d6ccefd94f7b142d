import type { AnswerChoice } from '#engine/kernel/contract/template.ts';

export const classChoices: readonly AnswerChoice[] = [
  { value: 'guardian', label: { ja: '守護者', en: 'Guardian' } },
  { value: 'seeker', label: { ja: '探求者', en: 'Seeker' } },
  { value: 'rogue', label: { ja: '無頼漢', en: 'Rogue' } },
  { value: 'mystic', label: { ja: '神秘家', en: 'Mystic' } },
  { value: 'survivor', label: { ja: '生存者', en: 'Survivor' } },
  { value: 'neutral', label: { ja: '中立', en: 'Neutral' } },
];
