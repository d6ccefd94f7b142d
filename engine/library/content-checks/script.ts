const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
const english =
  /\b(?:the|this|that|each|every|your?|of|to|one|and|when|with|from|more|less|you|take|gain|draw|heal|place|spend)\b/i;

export const isJapanese = (text: string): boolean => japanese.test(text);

/** Undefined for languages without known phrases. */
export function localeOf(text: string): 'ja' | 'en' | undefined {
  if (isJapanese(text)) return 'ja';
  return english.test(text) ? 'en' : undefined;
}
