import { describe, expect, it } from 'vitest';
import { problemWords } from '#authoring/text/problems/tell.ts';
import { systems } from '#engine/systems/systems.ts';
import { beginWords } from '#renderer/desk/words/generated/begin-words.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { engineWords } from '#renderer/desk/words/generated/engine-words.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { welcomeWords } from '#renderer/desk/words/generated/welcome-words.ts';
import { spokenIn } from './polite-sentences.ts';

/** People are addressed in polite form. Rules, answers and events of a game use the plain style of its rulebook. */
describe('the Japanese texts of the studio are polite', () => {
  const spoken: readonly (readonly [name: string, words: unknown])[] = [
    ['the workbench', [deskWords.ja, engineWords.ja]],
    ['the welcome, and what is begun', [welcomeWords.ja, beginWords.ja]],
    ['the history', [historyWords.ja]],
    ['problems', problemWords],
    ...systems.map(({ id, words }) => [`problems and refusals of ${id}`, [words.problems, words.refusals]] as const),
  ];
  it.each(spoken)('%s', (_, words) => {
    const { said, rude } = spokenIn(words);
    expect(said).toBeGreaterThan(0);
    expect(rude).toEqual([]);
  });
});
