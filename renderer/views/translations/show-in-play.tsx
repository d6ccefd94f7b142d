import { useMemo } from 'react';
import { useStore } from 'zustand';
import { decisionsOf } from '#renderer/desk/play/decisions-of.ts';
import { stepTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { PlayFromHere } from '../advice/play-from-here-button.tsx';

export function ShowInPlay({ id }: { readonly id: string }) {
  const words = useWords(translationWords);
  const entries = useStore(playStore, (state) => state.view?.entries);
  const events = useStore(playStore, (state) => state.events);
  const at = useMemo(() => decisionsOf(id, entries ?? [], events).at(-1), [entries, events, id]);
  return (
    <>
      {at !== undefined && (
        <Button
          onClick={() => {
            stage().goToPart('play');
            void stepTo(at);
          }}
        >
          {words.showInPlay({ at: at + 1 })}
        </Button>
      )}
      <PlayFromHere goals={() => [id]} of={id} />
    </>
  );
}
