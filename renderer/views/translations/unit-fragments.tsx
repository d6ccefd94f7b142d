import { useMemo } from 'react';
import { useStore } from 'zustand';
import { wordEndingsOf } from '#authoring/project/localization/languages/languages.ts';
import type { Proposal } from '#authoring/tools/translations/memory.ts';
import { fragmentsOf, type JoinedFragments, joinedFragments } from '#authoring/tools/translations/sentence-memory.ts';
import { memoriesStore } from '#renderer/desk/translations/memories-store.ts';
import { sentenceMemoryOfRows } from '#renderer/desk/translations/memory-of-rows.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { insertAtCursor } from './insert-at-cursor.ts';
import { ProposalLine, ProposalOrigin, percentOf } from './proposal-line.tsx';

interface FoundFragments {
  readonly found: readonly { readonly sentence: string; readonly proposal: Proposal }[];
  readonly joined: JoinedFragments | null;
}

const betweenSentences = (locale: string): string => (wordEndingsOf(locale) === null ? '' : ' ');

/** Looks nothing up for an empty text. */
export function useFragments(all: readonly UnitRow[], source: string, key: string, locale: string): FoundFragments {
  const memories = useStore(memoriesStore, (state) => state.memories);
  return useMemo(() => {
    if (source === '') return { found: [], joined: null };
    const fragments = fragmentsOf(sentenceMemoryOfRows(all, memories), source, key);
    const bySentence = new Map(
      fragments.flatMap(({ sentence, proposal }) => (proposal === null ? [] : [[sentence, proposal]])),
    );
    return {
      found: [...bySentence].map(([sentence, proposal]) => ({ sentence, proposal })),
      joined: fragments.length < 2 ? null : joinedFragments(source, fragments, betweenSentences(locale)),
    };
  }, [all, memories, source, key, locale]);
}

interface FragmentsProps {
  readonly row: UnitRow;
  readonly fragments: FoundFragments;
  readonly locale: string;
  readonly sourceLocale: string;
  readonly onTake: (t: string) => void;
}

/** Translations of similar sentences of other texts, and all of them as one if none is missing. */
export function UnitFragments({ row, fragments: { found, joined }, locale, sourceLocale, onTake }: FragmentsProps) {
  const words = useWords(translationWords);
  return (
    <>
      <h4>{words.bySentence}</h4>
      <ul>
        {joined !== null && (
          <ProposalLine
            mark={percentOf(joined.likeness)}
            t={joined.t}
            locale={locale}
            does={words.take}
            onTake={() => onTake(joined.t)}
          >
            <span className="muted">{words.joined}</span>
          </ProposalLine>
        )}
        {found.map(({ sentence, proposal }) => (
          <ProposalLine
            key={sentence}
            mark={percentOf(proposal.likeness)}
            t={proposal.t}
            locale={locale}
            does={words.insert}
            keepsField
            onTake={() => insertAtCursor(row, proposal.t, betweenSentences(locale))}
          >
            <ProposalOrigin of={proposal} {...{ sourceLocale }} source={sentence} />
          </ProposalLine>
        ))}
      </ul>
    </>
  );
}
