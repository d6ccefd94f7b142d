import type { Text } from '#engine/kernel/basics/text.ts';
import type { AnswerChoice, BeginningContext, Question } from '#engine/kernel/contract/template.ts';
import { nameQuestions } from '#engine/library/templates/questions.ts';
import { abilities, normalAreas } from '../basics/vocabulary.ts';
import groups from '../words/groups.json' with { type: 'json' };

export const usualTitle: Text = { ja: '新しいシナリオ', en: 'New scenario' };
export const usualReading = 'あたらしいしなりお';

export const ways = ['check', 'battle', 'arrive', 'gather'] as const;
export type StoryAdvance = (typeof ways)[number];

export const losses = ['rounds', 'downs', 'never'] as const;
export type Loss = (typeof losses)[number];

const counts = [3, 4, 5, 6] as const;
const limits = [8, 10, 12, 16] as const;

const ofWays: Readonly<Record<StoryAdvance, { readonly label: Text; readonly note: Text }>> = {
  check: {
    label: { ja: '判定に成功する', en: 'A check succeeds' },
    note: { ja: '能力を1つ選ぶ。目標値はPC数＋4', en: 'One ability; the target number is the number of PCs plus 4' },
  },
  battle: {
    label: { ja: '敵を倒す', en: 'An enemy is defeated' },
    note: { ja: 'HPはPC数×2＋1、反撃は1点', en: 'HP is twice the number of PCs plus 1; counterattack 1' },
  },
  arrive: {
    label: { ja: 'だれかが着く', en: 'Somebody arrives' },
    note: { ja: 'その場所にPCが入る', en: 'A PC enters the place' },
  },
  gather: {
    label: { ja: '進行がたまる', en: 'Progress adds up' },
    note: { ja: 'ラウンドごとに1個、3個で進む', en: 'One token per round; the story continues at three' },
  },
};
const ofLosses: Readonly<Record<Loss, { readonly label: Text; readonly note: Text }>> = {
  rounds: {
    label: { ja: 'ラウンドが過ぎる', en: 'The rounds run out' },
    note: { ja: '数えるカードを1枚、脇に置く', en: 'A card set aside counts them' },
  },
  downs: {
    label: { ja: 'ダウンが重なる', en: 'PCs go down too often' },
    note: { ja: 'PC数より1回多くなると負け', en: 'Lost at one more than the number of PCs' },
  },
  never: {
    label: { ja: '負けはない', en: 'The players cannot lose' },
    note: { ja: '練習や、読むための話に', en: 'For practice, or a story to read' },
  },
};

export type NormalArea = (typeof normalAreas)[number];

export const areaName = (id: NormalArea): Text => ofAreas[id];
const ofAreas: Readonly<Record<NormalArea, Text>> = {
  SNG: { ja: 'シナガワ', en: 'Shinagawa' },
  SBY: { ja: 'シブヤ', en: 'Shibuya' },
  SJK: { ja: 'シンジュク', en: 'Shinjuku' },
  AKB: { ja: 'アキバ', en: 'Akiba' },
};

export function scenarioQuestions(ground: BeginningContext): readonly Question[] {
  return [
    ...nameQuestions(usualTitle, usualReading, ground),
    {
      ...{ kind: 'note', id: 'story', usual: '' },
      ask: { ja: 'はじめに何が起きますか（空のままでも）', en: 'What happens at the start? (may be left empty)' },
    },
    {
      ...{ kind: 'choice', id: 'where', usual: 'SBY' },
      ask: { ja: 'はじめのカードの舞台はどこですか', en: 'Where does the first card take place?' },
      choices: normalAreas.map((id) => ({ value: id, label: areaName(id) })),
    },
    {
      ...{ kind: 'choice', id: 'way', usual: 'check' },
      ask: { ja: 'どうすると先へ進みますか', en: 'What moves the story forward?' },
      choices: ways.map((value) => ({ value, ...ofWays[value] })),
    },
    {
      ...{ kind: 'choice', id: 'ability', usual: 'empathy', onlyIf: { question: 'way', is: ['check'] } },
      ask: { ja: 'どの能力の判定ですか', en: 'Which ability is checked?' },
      choices: abilities.map((value) => ({ value, label: groups.ability[value] })),
    },
    {
      ...{ kind: 'choice', id: 'loss', usual: 'rounds' },
      ask: { ja: 'どうなると負けですか', en: 'How do the players lose?' },
      choices: losses.map((value) => ({ value, ...ofLosses[value] })),
    },
    {
      ...{ kind: 'choice', id: 'rounds', usual: '12', onlyIf: { question: 'loss', is: ['rounds'] } },
      ask: { ja: '何ラウンドが過ぎると負けですか', en: 'After how many rounds do the players lose?' },
      choices: limits.map((count) => counted(count, { ja: 'ラウンド', en: 'rounds' })),
    },
    {
      ...{ kind: 'choice', id: 'cards', usual: '4' },
      ask: {
        ja: '何枚のシナリオカードにしますか（最後の1枚でクリア）',
        en: 'How many scenario cards? (the last one clears it)',
      },
      choices: counts.map((count) => counted(count, { ja: '枚', en: 'cards' })),
    },
  ];
}

const counted = (count: number, unit: Text): AnswerChoice => ({
  value: String(count),
  label: { ja: `${count}${unit.ja}`, en: `${count} ${unit.en}` },
});
