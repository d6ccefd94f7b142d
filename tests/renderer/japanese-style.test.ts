import { describe, expect, it, vi } from 'vitest';
import { problemWords } from '#authoring/diagnostics/tell.ts';
import { systems } from '#engine/systems/systems.ts';
import { faceWords } from '#renderer/tables/tokyo-site-seeing/face/face-words.ts';
import { tableWords } from '#renderer/tables/tokyo-site-seeing/table-words.ts';
import { engineWords } from '#renderer/words/engine-words.ts';
import { ja } from '#renderer/words/ja.ts';

// The words of the desk ask the browser which language it speaks
vi.hoisted(() => Object.assign(globalThis, { navigator: { language: 'ja' } }));

/** Every Japanese text in words of the house; what is a function of something says it of that. */
function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsIn((words as (...given: string[]) => unknown)('〇', '〇', '〇'));
  if (typeof words !== 'object' || words === null) return [];
  if ('ja' in words && 'en' in words) return textsIn(words.ja);
  return Object.values(words).flatMap(textsIn);
}

/** Whole sentences; what only names something has no full stop. */
const sentencesIn = (words: unknown) => textsIn(words).flatMap((text) => text.match(/[^。]*[^。}]。/g) ?? []);
const polite = /(?:です|ます|ません|ました|でした|ください|ましょう)(?:か)?(?:（[^）]*）|\{\w+\})?。$/;

/** Whoever is spoken to is spoken to in one way. Rules, answers and events of a game are told, as its book tells them. */
describe('what the studio says to somebody in Japanese is polite', () => {
  const spoken: readonly (readonly [name: string, words: unknown])[] = [
    ['the workbench', [ja, engineWords('ja')]],
    ['the table and the faces of cards', [tableWords('ja'), faceWords('ja')]],
    ['problems', problemWords],
    ...systems.map(({ id, words }) => [`problems and refusals of ${id}`, [words.problems, words.refusals]] as const),
  ];
  it.each(spoken)('%s', (_, words) => {
    const said = sentencesIn(words);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((sentence) => !polite.test(sentence))).toEqual([]);
  });
});
