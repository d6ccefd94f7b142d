import { Popover } from '@base-ui/react/popover';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Reply } from '#api/session/session-api.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { breakdownRows } from '#renderer/desk/reason/reason-rows.ts';
import { type TableNumber, tableNumbers } from '#renderer/desk/reason/table-numbers.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { pathName } from '#renderer/desk/table/table-parts.ts';
import { reasonWords } from '#renderer/desk/words/generated/reason-words.ts';
import type { GameView } from '#renderer/desk/workers/engine-calls.ts';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { usePlayedDocuments } from '#renderer/parts/documents/use-documents.ts';
import { useGameShape } from '#renderer/tables/plain/use-game-shape.ts';
import { Row } from './reason-row.tsx';
import { Sum } from './sum.tsx';

function nameOfThing(names: readonly string[], labels: Readonly<Record<string, string>>, label: string): string {
  const known = names.map((name) => labels[designOf(name)]).find((one) => one !== undefined);
  return known ?? label;
}

interface NumbersProps {
  readonly names: readonly string[];
  readonly label: string;
  /** Chosen at once. */
  readonly place?: string | undefined;
  readonly onChoose: (number: TableNumber) => void;
}

export function Numbers({ names, label, place, onChoose }: NumbersProps) {
  const words = useWords(reasonWords);
  const view = useStore(playStore, (state) => state.view);
  const locale = useLocale();
  const shape = useGameShape(usePlayedDocuments(), locale);
  const numbers =
    view === null || shape === null ? [] : tableNumbers(names, view).map((one) => called(one, view, shape));

  const meant = place === undefined ? undefined : numbers.find((one) => one.place === place);
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    if (meant === undefined || chosen.current === meant.place) return;
    chosen.current = meant.place;
    onChoose(meant);
  });

  /** The label of a number by its schema titles; computed values have no schema and use game words. */
  function called(
    number: TableNumber,
    { table, figures, labels }: Pick<GameView, 'table' | 'figures' | 'labels'>,
    { table: schema, words }: GameShape,
  ) {
    const [of = '', ...path] = number.place.split('/');
    const document = of === 'table' ? { schema, document: table } : { schema: {}, document: figures };
    return { ...number, name: pathName(path, { ...document, labels, words }, locale, path.length - number.steps) };
  }
  return (
    <>
      <div className="reason-head row gap-3">
        <Popover.Title className="reason-title breaks text-13 bold tight">
          <span className="hidden">{words.title} </span>
          {words.numbersOf({ label: view === null ? label : nameOfThing(names, view.labels, label) })}
        </Popover.Title>
      </div>
      {numbers.length === 0 && shape !== null ? (
        <p className="reason-none muted">{words.noNumbers}</p>
      ) : (
        <ul className="reason-numbers">
          {numbers.map((number) => (
            <li key={number.place}>
              <Button
                look="row"
                aria-label={words.whyNumber({ name: number.name, value: number.value })}
                onClick={() => onChoose(number)}
              >
                <span className="breaks">{number.name}</span>
                {number.place.startsWith('figures/') && (
                  <span className="reason-note muted fixed">{words.inForce}</span>
                )}
                <b className="push">{number.value}</b>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface NumberHeadProps {
  readonly number: TableNumber;
  readonly since: Reply<'since'> | null;
  readonly onBack: () => void;
  readonly onLeave: (where: () => void) => void;
}

export function NumberHead({ number, since, onBack, onLeave }: NumberHeadProps) {
  const words = useWords(reasonWords);
  const locale = useLocale();
  const when = since === null || since.entry < 0 ? words.sinceSetUp : words.sinceDecision({ number: since.entry + 1 });
  const made = since?.made ?? null;
  return (
    <>
      <div className="reason-head row gap-3">
        <IconButton icon="back" look="tool" label={words.backTo} onClick={onBack} />
        <p className="reason-title breaks text-13 bold tight">
          <span className="breaks">{number.name}</span> {made === null && <b>{number.value}</b>}{' '}
          <span className="reason-note muted">{when}</span>
        </p>
      </div>
      {made !== null && (
        <>
          <Sum {...made} />
          <ol className="reason-rows" aria-label={words.countedFrom}>
            {breakdownRows(made, locale).map((row) => (
              <Row key={row.key} row={row} onEvent={() => undefined} onLeave={onLeave} />
            ))}
          </ol>
        </>
      )}
      {since?.why == null && (
        <>
          <Popover.Title className="hidden">{`${words.title} ${number.name}`}</Popover.Title>
          {made === null && <p className="reason-none muted">{words.none}</p>}
        </>
      )}
    </>
  );
}
