import type { RefObject } from 'react';
import { actionName } from '#renderer/desk/translations/action-name.ts';
import { acceptedUnchanged, type CosmeticRow } from '#renderer/desk/translations/cosmetic-rows.ts';
import { changeUnits } from '#renderer/desk/translations/put-units.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { TextDifference } from './text-difference.tsx';

interface CosmeticDialogProps {
  readonly rows: readonly CosmeticRow[];
  readonly locale: string;
  readonly translating: Translating;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Reviews source texts with cosmetic changes, and accepts their translations in one step. */
export function CosmeticDialog({ rows, locale, translating, opener, onClose }: CosmeticDialogProps) {
  const words = useWords(translationWords);
  function waveThrough(): void {
    onClose();
    void changeUnits(
      rows.map(({ row }) => row),
      acceptedUnchanged,
      actionName((of) => of.cosmetic({ count: rows.length, locale })),
    );
  }
  return (
    <Modal
      onClose={onClose}
      className="dialog dialog-wide translations-import"
      finalFocus={opener}
      title={words.cosmeticTitle}
    >
      <p>{words.cosmeticSaid({ count: rows.length })}</p>
      <div className="box translations-import-list">
        <VirtualRows count={rows.length} usual={52} label={words.cosmeticTitle} hasButton={() => false}>
          {(i) => {
            const { row, before, after } = rows[i] as CosmeticRow;
            return (
              <div className="translations-import-line">
                <span className="muted">{row.line.key}</span>
                <TextDifference {...{ before, after }} locale={translating.sourceLocale} />
                <span lang={locale}>{row.line.unit?.t}</span>
              </div>
            );
          }}
        </VirtualRows>
      </div>
      <DialogActions cancel={words.cancel}>
        <Button look="primary" onClick={waveThrough}>
          {words.cosmeticDo({ count: rows.length })}
        </Button>
      </DialogActions>
    </Modal>
  );
}
