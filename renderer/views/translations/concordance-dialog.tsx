import './concordance.css';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { FoundPassage, PassageSide } from '#authoring/tools/translations/concordance.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import { concordanceOfRows, type PlacedPassage } from '#renderer/desk/translations/concordance-of-rows.ts';
import { memoriesStore } from '#renderer/desk/translations/memories-store.ts';
import { openUnit } from '#renderer/desk/translations/open-unit.ts';
import type { AskedPassage } from '#renderer/desk/translations/translations-store.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Count } from '#renderer/kit/layout/count.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { focusTyped, insertAtCursor } from './insert-at-cursor.ts';
import { PassageLine } from './passage-line.tsx';
import { closeConcordance } from './translation-dialogs.ts';

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
    closeConcordance();
    if (place.kind === 'row') openUnit(place.row.file.path, place.row.line.key);
    else goTo({ path: place.path, line: place.line - 1, character: 0 });
  }
  function insert(at: number): void {
    const selection = selectedPassage();
    const t = selection?.at === at ? selection.text : found[at]?.passage.t;
    if (t === undefined) return;
    // The field gets the focus only without the dialog
    flushSync(closeConcordance);
    if (row !== undefined) insertAtCursor(row, t, '');
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || !(event.target instanceof Element)) return;
    const line = event.target.closest('[data-index]');
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      insert(line === null ? (selectedPassage()?.at ?? 0) : placeOf(line));
    else if (event.key === 'ArrowDown' && line === null) list.current?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  }
  return (
    <Modal
      onClose={closeConcordance}
      className="dialog dialog-wide concordance"
      title={words.concordance}
      finalFocus={focusTyped}
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
            return (
              <PassageLine {...{ one, parts, side, locale, sourceLocale }} onGoTo={leadTo} onInsert={() => insert(i)} />
            );
          }}
        </VirtualRows>
      </div>
      <p className="muted text-12">{words.concordanceKeys}</p>
    </Modal>
  );
}

const placeOf = (line: Element): number => Number(line.getAttribute('data-index'));

/** What is selected within one translation; null: nothing. */
function selectedPassage(): { readonly at: number; readonly text: string } | null {
  const selection = getSelection();
  const [from, to] = [selection?.anchorNode, selection?.focusNode].map((node) =>
    node?.parentElement?.closest('.passage-target'),
  );
  const line = from?.closest('[data-index]');
  const text = selection?.toString() ?? '';
  return line == null || from !== to || text === '' ? null : { at: placeOf(line), text };
}
