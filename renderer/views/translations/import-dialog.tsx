import { useMemo } from 'react';
import { writeDocuments } from '#renderer/desk/project/write-documents.ts';
import { actionName } from '#renderer/desk/translations/action-name.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { PlannedImport } from '#renderer/desk/workers/exchange-room.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';

interface ImportDialogProps {
  readonly came: PlannedImport;
  readonly locale: string;
  readonly onClose: () => void;
}

export function ImportDialog({ came, locale, onClose }: ImportDialogProps) {
  const words = useWords(translationWords);
  const spoken = useLocale();
  return (
    <Modal onClose={onClose} className="dialog dialog-wide translations-import" title={words.importTitle}>
      {came.kind === 'refused' ? (
        <>
          <p className="note note-error">{came.why[spoken]}</p>
          <DialogActions cancel={words.close} />
        </>
      ) : (
        <Preview {...{ came, locale, onClose }} />
      )}
    </Modal>
  );
}

interface Line {
  readonly name: string;
  /** Why it is unchanged; null: it changes. */
  readonly left: string | null;
  readonly before: string;
  readonly after: string;
}

type Planned = Extract<PlannedImport, { readonly kind: 'planned' }>;

function Preview({ came, locale, onClose }: ImportDialogProps & { readonly came: Planned }) {
  const words = useWords(translationWords);
  const spoken = useLocale();
  const { notices, changes, conflicts, leftOut, unchanged, absent, documents } = came;
  const lines = useMemo(
    (): readonly Line[] => [
      ...conflicts.map(({ file, key, ours, theirs }) => ({
        ...{ name: `${file}#${key}`, left: words.bothChanged, before: ours, after: theirs },
      })),
      ...leftOut.map(({ file, key, why, theirs }) => ({
        ...{ name: `${file}#${key}`, left: words.leftOut[why], before: '', after: theirs },
      })),
      ...changes.map(({ file, key, before, after, isStale }) => ({
        ...{ name: `${file}#${key}`, left: null, before: before?.t ?? '' },
        after: `${after.t}${isStale ? ` (${words.states.stale})` : ''}`,
      })),
    ],
    [changes, conflicts, leftOut, words],
  );
  function take(): void {
    onClose();
    void writeDocuments(
      documents,
      actionName((of) => of.import({ locale })),
    ).then((refused) => translationsStore.setState({ refused: refused?.path ?? null }));
  }
  return (
    <>
      <p role="status">
        {words.importSaid({
          ...{ changes: changes.length, left: conflicts.length + leftOut.length },
          ...{ same: unchanged, absent: absent === 0 ? '' : absent },
        })}
      </p>
      {notices.map((notice) => (
        <p key={notice.en} className="note">
          {notice[spoken]}
        </p>
      ))}
      {lines.length > 0 && (
        <div className="box translations-import-list">
          <VirtualRows count={lines.length} usual={52} label={words.importTitle} hasButton={() => false}>
            {(i) => {
              const { name, left, before, after } = lines[i] as Line;
              return (
                <div className="diff translations-import-line">
                  <span className="muted">
                    {name} {left !== null && <strong>{left}</strong>}
                  </span>
                  {before !== '' &&
                    (left === null ? <del lang={locale}>{before}</del> : <span lang={locale}>{before}</span>)}
                  {left === null ? <ins lang={locale}>{after}</ins> : <span lang={locale}>{after}</span>}
                </div>
              );
            }}
          </VirtualRows>
        </div>
      )}
      <DialogActions cancel={changes.length === 0 ? words.close : words.cancel}>
        {changes.length > 0 && (
          <Button look="primary" onClick={take}>
            {words.importTake({ count: changes.length })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
