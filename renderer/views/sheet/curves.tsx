import { memo, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { cellText, type NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import { type Bar, countsIn, spreadOf } from '#authoring/tools/sheet/figures.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { filtersStore, filterValues } from '#renderer/desk/sheet/sheet-state.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface CurvesProps {
  readonly kind: SheetKind;
  readonly rows: readonly Row[];
  readonly saved: readonly Row[];
  readonly names: NamesById;
  readonly locale: Locale;
}

/** The distribution of each numeric column, now and as saved; bars act as filters. */
export const Distributions = memo(function Curves({ kind, names, locale, ...props }: CurvesProps) {
  const words = useWords(sheetWords);
  // Deferred, to keep editing fast
  const rows = useDeferredValue(props.rows);
  const saved = useDeferredValue(props.saved);
  const columns = kind.curves.flatMap((key) => kind.columns.find((column) => column.key === key) ?? []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
    <section className="sheet-curves stack gap-5 scroll" aria-label={words.curvesTitle} tabIndex={0}>
      <h3 className="row between bold text-12">
        {words.curvesTitle}
        <span>
          {kind.title[locale]} {rows.length}
        </span>
      </h3>
      {columns.map((column) =>
        column.cell.kind === 'number' ? (
          <Spread key={column.key} {...{ kind, column, rows, saved, locale }} />
        ) : (
          <Counts key={column.key} {...{ kind, column, rows, names, locale }} />
        ),
      )}
    </section>
  );
});

interface SpreadProps {
  readonly kind: SheetKind;
  readonly column: SheetColumn;
  readonly rows: readonly Row[];
  readonly saved: readonly Row[];
  readonly locale: Locale;
}

const WIDTH = 262;
const HEIGHT = 76;
const TOP = 16;
const BOTTOM = 18;

function Spread({ kind, column, rows, saved, locale }: SpreadProps) {
  const words = useWords(sheetWords);
  const allowed = useStore(filtersStore, (state) => state.filters.get(kind.id)?.values.get(column.key));
  const spread = spreadOf(column, rows, saved);
  if (spread === null) return null;
  const { bars, mean, meanSaved } = spread;
  const most = Math.max(1, ...bars.map((bar) => Math.max(bar.now, bar.saved)));
  const step = WIDTH / bars.length;
  const width = Math.min(34, step - 4);
  const round = (value: number) => value.toFixed(1);
  const name = column.title[locale];
  function choose(bar: Bar, next: number): void {
    const values = rows.flatMap(({ entry }) => {
      const value = column.path.reduce<unknown>(
        (part, key) => (part as Record<string, unknown> | undefined)?.[key],
        entry,
      );
      return typeof value === 'number' && value >= bar.value && value < next ? [String(value)] : [];
    });
    const isOn = allowed !== undefined && values.length > 0 && values.every((one) => allowed.has(one));
    filterValues(kind.id, column.key, isOn ? null : new Set(values));
  }
  return (
    <figure className="sheet-curve">
      <figcaption className="row between muted text-12">
        <b>{name}</b>
        <span>
          {mean !== null && `${words.mean} ${round(mean)}`}
          {meanSaved !== null &&
            mean !== null &&
            round(mean) !== round(meanSaved) &&
            ` ${words.before} ${round(meanSaved)}`}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + BOTTOM}`} role="group" aria-label={name}>
        <line className="sheet-axis" x1="0" x2={WIDTH} y1={TOP + HEIGHT} y2={TOP + HEIGHT} />
        {bars.map((bar, i) => {
          const x = i * step + (step - width) / 2;
          const [now, then] = [(bar.now / most) * HEIGHT, (bar.saved / most) * HEIGHT];
          const isShown = bars.length <= 13 || i % 2 === 0;
          return (
            <g key={bar.value}>
              {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
              <g
                role="button"
                tabIndex={0}
                className="sheet-bar-of"
                aria-label={words.bar({
                  name,
                  value: bar.value,
                  now: bar.now,
                  saved: bar.saved === bar.now ? null : bar.saved,
                })}
                aria-pressed={allowed?.has(String(bar.value)) ?? false}
                onClick={() => choose(bar, bars[i + 1]?.value ?? Number.POSITIVE_INFINITY)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  choose(bar, bars[i + 1]?.value ?? Number.POSITIVE_INFINITY);
                }}
              >
                <rect className="sheet-bar-hit" x={i * step} y="0" width={step} height={TOP + HEIGHT + BOTTOM} />
                {bar.now > 0 && (
                  <rect className="sheet-bar-now" x={x} y={TOP + HEIGHT - now} width={width} height={now} />
                )}
                {bar.saved !== bar.now && bar.saved > 0 && (
                  <rect className="sheet-bar-saved" x={x - 2} y={TOP + HEIGHT - then} width={width + 4} height={then} />
                )}
              </g>
              {/* Not in the button: its name already says the count */}
              {bar.now > 0 && (
                <text className="sheet-bar-count" x={x + width / 2} y={TOP + HEIGHT - Math.max(now, 0) - 4}>
                  {bar.now}
                </text>
              )}
              {isShown && (
                <text className="sheet-bar-value" x={i * step + step / 2} y={TOP + HEIGHT + 14}>
                  {bar.value}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

interface CountsProps {
  readonly kind: SheetKind;
  readonly column: SheetColumn;
  readonly rows: readonly Row[];
  readonly names: NamesById;
  readonly locale: Locale;
}

const MOST = 24;

function Counts({ kind, column, rows, names, locale }: CountsProps) {
  const words = useWords(sheetWords);
  const allowed = useStore(filtersStore, (state) => state.filters.get(kind.id)?.values.get(column.key));
  const counts = countsIn(column, rows).slice(0, MOST);
  const single = column.cell.kind === 'list' ? column.cell.of : column.cell;
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const { title } = column;
  function choose(value: (typeof counts)[number]['value']): void {
    const texts = rows.flatMap(({ entry }) => {
      const held = column.path.reduce<unknown>(
        (part, key) => (part as Record<string, unknown> | undefined)?.[key],
        entry,
      );
      const has = Array.isArray(held) ? held.includes(value) : held === value;
      return has ? [cellText(column.cell, held as typeof value, names, locale)] : [];
    });
    const isOn = allowed !== undefined && texts.length > 0 && [...allowed].every((one) => texts.includes(one));
    filterValues(kind.id, column.key, isOn ? null : new Set(texts));
  }
  if (counts.length === 0) return null;
  return (
    <div className="sheet-curve">
      <p className="row between muted text-12">
        <b>{title[locale]}</b>
        <span>{words.outOf({ count: rows.length })}</span>
      </p>
      <ul className="sheet-counts">
        {counts.map(({ value, count }) => {
          const text = cellText(single, value, names, locale);
          return (
            <li key={String(value)}>
              <Button
                look="bare"
                data-tip={text}
                aria-label={words.bar({ name: title[locale], value: text, now: count, saved: null })}
                onClick={() => choose(value)}
              >
                <span className="cut">{text}</span>
                <i style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden="true" />
                <b>{count}</b>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
