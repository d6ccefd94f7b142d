/** Fills each place of a sentence. */
const anything = new Proxy({}, { get: () => '〇' });

/** Every Japanese text in words of the house, with its places filled. */
function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsIn((words as (values: object) => unknown)(anything));
  if (typeof words !== 'object' || words === null) return [];
  if ('ja' in words && 'en' in words) return textsIn(words.ja);
  return Object.values(words).flatMap(textsIn);
}

/** Whole sentences; what only names something has no full stop. */
const sentencesIn = (words: unknown) => textsIn(words).flatMap((text) => text.match(/[^。]*[^。}]。/g) ?? []);
const polite = /(?:です|ます|ません|ました|でした|ください|ましょう)(?:か)?(?:（[^）]*）|\{\w+\})?。$/;

/** Its sentences, and those of them that are not polite. */
export function spokenIn(words: unknown): { readonly said: number; readonly rude: readonly string[] } {
  const said = sentencesIn(words);
  return { said: said.length, rude: said.filter((sentence) => !polite.test(sentence)) };
}
