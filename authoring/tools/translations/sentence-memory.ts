import { sentencesIn } from '#authoring/project/localization/form/sentences.ts';
import { type Memory, memoryOf, type Proposal, type Remembered } from './memory.ts';

export interface Fragment {
  readonly sentence: string;
  /** Null: nothing similar is translated. */
  readonly proposal: Proposal | null;
}

export interface JoinedFragments {
  readonly t: string;
  /** Mean of the sentences, by their length. */
  readonly likeness: number;
}

/** Pairs of sentences, from texts whose translations have as many sentences as they have. */
export const sentenceMemoryOf = (remembered: readonly Remembered[]): Memory => memoryOf(sentencePairs(remembered));

/** A pair is kept from two texts at most: a text that is looked up leaves out its own, and the other remains. */
function sentencePairs(remembered: readonly Remembered[]): readonly Remembered[] {
  const keys = new Map<string, string | null>();
  return remembered.flatMap(({ key, source, t }) => {
    const [from, into] = [sentencesIn(source), sentencesIn(t)];
    if (from.length !== into.length) return [];
    return from.flatMap((sentence, i) => {
      const pair = { key, source: sentence, t: into[i] as string };
      const id = `${pair.source}\n${pair.t}`;
      const known = keys.get(id);
      if (known === null || known === key) return [];
      keys.set(id, known === undefined ? key : null);
      return [pair];
    });
  });
}

/** One for each sentence. `not`: the key of the text itself. */
export const fragmentsOf = (memory: Memory, source: string, not: string): readonly Fragment[] =>
  sentencesIn(source).map((sentence) => ({ sentence, proposal: memory.like(sentence, not, 1)[0] ?? null }));

/** The translation of the text if each of its sentences has one; lines stay. `between`: sentences of a line. */
export function joinedFragments(
  source: string,
  fragments: readonly Fragment[],
  between: string,
): JoinedFragments | null {
  let [t, at, sum, length] = ['', 0, 0, 0];
  for (const { sentence, proposal } of fragments) {
    if (proposal === null) return null;
    const begin = source.indexOf(sentence, at);
    const lines = source.slice(at, begin).replace(/[^\n]/g, '');
    t += (lines === '' && t !== '' ? between : lines) + proposal.t;
    at = begin + sentence.length;
    sum += proposal.likeness * sentence.length;
    length += sentence.length;
  }
  return length === 0 ? null : { t, likeness: sum / length };
}
