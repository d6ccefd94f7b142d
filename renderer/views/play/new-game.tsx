import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { newGame } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import './new-game.css';

/** Asks for the set-up in a box of its own. */
export function NewGame() {
  const locale = useLocale();
  const words = useWords(deskWords);
  const { busy, hasContent, program, played } = useStore(playStore);
  const documents = useDocuments();
  const { Setup } = findTable(documents);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function start(setup: JsonObject): void {
    setOpen(false);
    void newGame(setup);
  }
  return (
    <Popup
      trigger={
        <Button ref={button} className="new-game-button">
          <span className="controls-long">{words.newGame}</span>
          <span className="controls-short" aria-hidden="true">
            {words.newGameShort}
          </span>
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title={words.newGame}
      align="end"
      className="new-game"
      finalFocus={button}
    >
      <Setup
        documents={documents}
        locale={locale}
        busy={busy || !hasContent || program !== null}
        onStart={start}
        running={played?.setup ?? null}
      />
    </Popup>
  );
}
