import { type RefObject, useMemo, useState } from 'react';
import { unitStates } from '#authoring/project/localization/unit-lines.ts';
import {
  type Amount,
  addedUp,
  countStates,
  type UnitCounts,
  wordCounter,
} from '#authoring/tools/translations/unit-counts.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';

interface AmountsDialogProps {
  readonly locale: string;
  readonly translating: Translating;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const measures = ['words', 'characters', 'units'] as const satisfies readonly (keyof Amount)[];

export function AmountsDialog({ locale, translating, opener, onClose }: AmountsDialogProps) {
  const { files, sourceLocale } = translating;
  const words = useWords(translationWords);
  const nameOf = useLanguageName();
  const [by, setBy] = useState<keyof Amount>('words');
  const counted = useMemo(() => {
    const wordsIn = wordCounter(sourceLocale);
    return files.map(({ source, lines }) => ({ source, counts: countStates(lines, wordsIn) }));
  }, [files, sourceLocale]);
  const all = addedUp(counted.map(({ counts }) => counts));
  return (
    <Modal
      onClose={onClose}
      className="dialog dialog-wide translations-amounts"
      finalFocus={opener}
      title={words.amountsTitle({ language: nameOf(locale) })}
    >
      <div className="row wrap">
        <Segments label={words.measure} value={by} options={measures} onChange={setBy}>
          {(one) => words.measures[one]}
        </Segments>
        <span className="muted">{words.amountsSaid}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section className="box" aria-label={words.amountsList} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.file}</th>
              {unitStates.map((state) => (
                <th key={state} scope="col">
                  {words.states[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counted.map(({ source, counts }) => (
              <Line key={source} {...{ counts, by }} name={source} />
            ))}
          </tbody>
          <tfoot>
            <Line counts={all} by={by} name={words.allFiles} />
          </tfoot>
        </table>
      </section>
      <DialogActions cancel={words.close} />
    </Modal>
  );
}

interface LineProps {
  readonly name: string;
  readonly counts: UnitCounts;
  readonly by: keyof Amount;
}

function Line({ name, counts, by }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {unitStates.map((state) => {
        const amount = counts.states[state][by];
        return <td key={state}>{amount === 0 ? '–' : amount.toLocaleString()}</td>;
      })}
    </tr>
  );
}
