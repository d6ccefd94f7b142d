import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import '../begin/asking.css';
import '../begin/questions.css';
import './print-dialog.css';
import { useEffect, useMemo, useRef } from 'react';
import { CALIBRATION, CARDS } from '#authoring/project/paper/print-kinds.ts';
import { finestChecksFor } from '#authoring/tools/print/finest-problems.ts';
import { cardsOf } from '#authoring/tools/print/printed-cards.ts';
import { previewSheets } from '#authoring/tools/print/printed-sheets.ts';
import { printChoiceStore } from '#renderer/desk/printing/print-choice.ts';
import { closePrinting } from '#renderer/desk/printing/printing-store.ts';
import { printWords } from '#renderer/desk/words/generated/print-words.ts';
import { DialogActions, DialogClose, DialogTitle } from '#renderer/kit/popups/dialog.tsx';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { useFaces, useParts } from '#renderer/tables/use-faces.ts';
import type { PrintedBy } from '../print/drawn-sides.ts';
import { useProjectTitle } from '../project/project-title.ts';
import { PrintAsk } from './print-ask.tsx';
import { PrintEndNote } from './print-end-note.tsx';
import { PrintFindings } from './print-findings.tsx';
import { PrintPreview } from './print-preview.tsx';
import { printRunStore, runPrint } from './run-print.ts';
import { useFound } from './use-found.ts';
import { usePrinted } from './use-printed.ts';

const SHOWN = 6;

export function PrintDialog() {
  const words = useWords(printWords);
  const close = useWords(deskWords).close;
  const table = findTable(useDocuments());
  const faces = useFaces(table);
  const parts = useParts(table);
  if (faces == null || parts === undefined)
    return (
      <Modal onClose={closePrinting} title={words.title}>
        <p>{faces === null ? words.noFaces : words.loading}</p>
        <DialogActions cancel={close} />
      </Modal>
    );
  return (
    <Modal onClose={closePrinting} className="dialog asking-dialog print-dialog">
      <PrintForm faces={faces} parts={parts} />
    </Modal>
  );
}

function PrintForm({ faces, parts }: PrintedBy) {
  const words = useWords(printWords);
  const close = useWords(deskWords).close;
  const api = useStudioApi();
  const title = useProjectTitle();
  const choice = useStore(printChoiceStore);
  const printedBy = useMemo(() => ({ faces, parts }), [faces, parts]);
  const printed = usePrinted(choice, printedBy);
  const { entries, locales, all, documents } = printed;
  const found = useFound(entries, parts, choice);
  const preview = useMemo(
    () => previewSheets({ ...choice, locales }, found.entries, SHOWN),
    [choice, locales, found.entries],
  );
  const running = useStore(printRunStore, (state) => state.running);
  const isBarred = found.problems.some(({ severity }) => severity === 'error');
  const cards = cardsOf({ ...choice, locales }, found.entries);
  const { as, copies, paper, shop, duplex, offset, guides, address } = choice;
  const form = useRef<HTMLFormElement>(null);
  // Faces load after the dialog, so set the focus again
  useEffect(() => {
    if (form.current?.contains(document.activeElement) === true) return;
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);

  function make(): void {
    const cards = entries.filter(({ part }) => part === CARDS);
    const only = entries.length === all.length ? null : cards.map(({ path, id }) => ({ path, id }));
    const asked = {
      ...{ as, parts: [...choice.parts], only, locales: [...locales], copies, paper, shop, duplex, offset, guides },
      address: address === '' ? null : address,
    };
    void runPrint(api, asked, title);
  }

  function measure(): void {
    const nothing = { only: null, locales: [...locales], copies, shop: null, address: null };
    void runPrint(api, { as: CALIBRATION, parts: [CARDS], ...nothing, paper, duplex, offset, guides }, title);
  }

  return (
    <form
      ref={form}
      className="asking"
      onSubmit={(event) => {
        event.preventDefault();
        if (running === null && preview.count > 0 && !isBarred) make();
      }}
    >
      <div className="asking-side">
        <DialogTitle>{words.title}</DialogTitle>
        <PrintAsk {...{ choice, printed, faces, parts }} onMeasure={running === null ? measure : null} />
      </div>
      <section className="asking-shown stack" aria-label={words.preview}>
        <p className="bold" role="status">
          {preview.count === 0
            ? words.nothing
            : `${words.amount({ designs: found.entries.length, cards })} · ${words.sheets({ count: preview.count, shown: preview.sheets.length < preview.count ? preview.sheets.length : null })}`}
        </p>
        {(preview.count > 0 || found.problems.length > 0) && (
          <PrintFindings problems={found.problems} looks={finestChecksFor(choice)} />
        )}
        <PrintPreview sheets={preview.sheets} {...{ printedBy, documents }} />
      </section>
      <div className="asking-foot row">
        <PrintProgress />
        <PrintEndNote {...{ faces, documents, locales }} entries={found.entries} />
        <span className="head-space" />
        <DialogClose>{close}</DialogClose>
        {running === null ? (
          <Button look="answer" type="submit" off={preview.count === 0 || isBarred}>
            {words.make}
          </Button>
        ) : (
          <Button look="answer" onClick={running.stop}>
            {words.stop}
          </Button>
        )}
      </div>
    </form>
  );
}

function PrintProgress() {
  const words = useWords(printWords);
  const running = useStore(printRunStore, (state) => state.running);
  if (running === null) return null;
  const { done, of } = running;
  const said = of === 0 ? words.starting : done < of ? words.looking({ done, of }) : words.drawing;
  return (
    <p className="print-progress row" role="status">
      <progress aria-label={said} {...(of === 0 || done === of ? {} : { value: done, max: of })} />
      {said}
    </p>
  );
}
