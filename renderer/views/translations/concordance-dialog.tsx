import './concordance.css';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { FoundPassage, PassageSide } from '#authoring/tools/translations/concordance.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import { concordanceOfRows, type PlacedPassage } from '#renderer/desk/translations/concordance-of-rows.ts';
import { memoriesStore } from '#renderer/desk/translations/memories-store.ts';
import { openUnit } from '#renderer/desk/translations/open-unit.ts';
import { takeTyped } from '#renderer/desk/translations/take-typed.ts';
import { type AskedPassage, translationsStore } from '#renderer/desk/translations/translations-store.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Count } from '#renderer/kit/layout/count.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { closeConcordance } from './ask-concordance.ts';
import { fieldOfTranslation, insertAtCursor } from './insert-at-cursor.ts';
import { PassageLine } from './passage-line.tsx';

interface ConcordanceDialogProps {
  readonly asked: AskedPassage;
  readonly all: readonly UnitRow[];
  readonly locale: string;
  readonly sourceLocale: string;
  /** The text that is being translated. */
  readonly row: UnitRow | undefined;
}

const sides: readonly PassageSide[] = ['source', 't'];
const columns = { source: 'source', t: 'target' } as const;

/** How words were translated: texts that have them, with their translations. */
export function ConcordanceDialog({ asked, all, locale, sourceLocale, row }: ConcordanceDialogProps) {
  const words = useWords(translationWords);
  const [text, setText] = useState(asked.text);
  const [side, setSide] = useState(asked.side);
  const settled = useDeferredValue(text);
  const memories = useStore(memoriesStore, (state) => state.memories);
  const both = useMemo(() => {
    const concordance = concordanceOfRows(all, memories);
    return { source: concordance.search(settled, 'source'), t: concordance.search(settled, 't') };
  }, [all, memories, settled]);
  const { found, parts, isPart } = both[side];
  const list = useRef<HTMLDivElement>(null);

  function leadTo({ place }: PlacedPassage): void {
    if (row !== undefined && translationsStore.getState().typed !== null) void takeTyped(row, locale, 'translated');
    closeConcordance();
    if (place.kind === 'row') openUnit(place.row.file.path, place.row.line.key);
    else goTo({ path: place.path, line: place.line - 1, character: 0 });
  }
  function insert(t: string): void {
    const selected = getSelection();
    const its = selected?.anchorNode?.parentElement?.closest('.passage-target') != null ? selected?.toString() : '';
    // The field gets the focus only without the dialog
    flushSync(closeConcordance);
    if (row !== undefined) insertAtCursor(row, its || t, '');
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || !(event.target instanceof Element)) return;
    const line = event.target.closest('[data-index]');
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      const chosen = found[Number(line?.getAttribute('data-index') ?? 0)];
      if (chosen !== undefined) insert(chosen.passage.t);
    } else if (event.key === 'ArrowDown' && line === null) list.current?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  }
  return (
    <Modal
      onClose={closeConcordance}
      className="dialog dialog-wide concordance"
      title={words.concordance}
      finalFocus={() => fieldOfTranslation() ?? document.querySelector<HTMLElement>('.translations-list')}
      onKeyDown={onKeyDown}
    >
      <div className="row wrap gap-2">
        <SearchField className="concordance-ask" label={words.concordanceAsk} value={text} onChange={setText} />
        <Segments label={words.concordanceSide} value={side} options={sides} onChange={setSide}>
          {(one) => (
            <>
              {words.columns[columns[one]]}
              {parts.length > 0 && <Count of={both[one].isPart ? 0 : both[one].found.length} />}
            </>
          )}
        </Segments>
      </div>
      <p className="muted text-12" role="status">
        {parts.length === 0
          ? words.concordanceHelp
          : isPart
            ? words.concordancePart({ part: parts.join(' '), count: found.length })
            : words.concordanceFound({ count: found.length })}
      </p>
      <div className="box concordance-list" ref={list}>
        <VirtualRows count={found.length} usual={64} label={words.concordance} hasButton={() => true}>
          {(i) => {
            const one = found[i] as FoundPassage<PlacedPassage>;
            return <PassageLine {...{ one, parts, side, locale, sourceLocale }} onGoTo={leadTo} onInsert={insert} />;
          }}
        </VirtualRows>
      </div>
      <p className="muted text-12">{words.concordanceKeys}</p>
    </Modal>
  );
}
