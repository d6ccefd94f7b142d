const anything = new Proxy({}, { get: () => '〇' });

function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsIn((words as (values: object) => unknown)(anything));
  if (typeof words !== 'object' || words === null) return [];
  if ('ja' in words && 'en' in words) return textsIn(words.ja);
  return Object.values(words).flatMap(textsIn);
}

/** Whole sentences only: a mere name has no full stop. */
const sentencesIn = (words: unknown) => textsIn(words).flatMap((text) => text.match(/[^。]*[^。}]。/g) ?? []);
const polite = /(?:です|ます|ません|ました|でした|ください|ましょう)(?:か)?(?:（[^）]*）|\{\w+\})?。$/;

export function spokenIn(words: unknown): { readonly said: number; readonly rude: readonly string[] } {
  const said = sentencesIn(words);
  return { said: said.length, rude: said.filter((sentence) => !polite.test(sentence)) };
}
