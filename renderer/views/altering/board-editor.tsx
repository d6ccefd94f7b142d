import { useStore } from 'zustand';
import { openConsole } from '#renderer/desk/altering/altering-store.ts';
import { cheat } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useDocuments, usePlayedDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import './board-editor.css';

const noLabels = {};

/** Changes the table against the rules; the log says so. */
export function BoardEditor() {
  const locale = useLocale();
  const words = useWords(alterWords);
  const { view, state, busy } = useStore(playStore);
  const { Cheats } = findTable(useDocuments());
  const played = usePlayedDocuments();
  return (
    <div className="board-editor">
      <Cheats
        table={view?.table ?? null}
        documents={played}
        locale={locale}
        labels={view?.labels ?? noLabels}
        busy={busy || state !== 'running' || view === null}
        onCheat={cheat}
      />
      <Button icon="keyboard" className="open-console" onClick={({ currentTarget }) => openConsole(currentTarget)}>
        {words.openConsole}
      </Button>
    </div>
  );
}
