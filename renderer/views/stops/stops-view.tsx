import { useStore } from 'zustand';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { TextField } from '#renderer/kit/controls/text-field.tsx';
import { classes } from '#renderer/kit/layout/classes.ts';
import { Count } from '#renderer/kit/layout/count.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './stops-view.css';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Json } from '#engine/kernel/basics/json.ts';
import { goToCause } from '#renderer/desk/play/go-to-cause.ts';
import { stepTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { removeStop } from '#renderer/desk/play/stop-commands.ts';
import { addWatch, askWatched, removeWatch } from '#renderer/desk/play/watch-commands.ts';
import { type Curve, curveOf, stepsOf } from '#renderer/desk/stops/curve.ts';
import { meantValue, type NamedValue, namedValues } from '#renderer/desk/stops/named-values.ts';
import { breakpointsStore, nameOf, type Stopping } from '#renderer/desk/stops/stops-store.ts';
import { readWatch, type WatchedValue, watchesStore } from '#renderer/desk/stops/watches-store.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { stopWords } from '#renderer/desk/words/generated/stop-words.ts';
import { useTableMap } from '../altering/use-table-map.ts';

export function StopsView() {
  return (
    <div className="stops-view grid gap-6 text-12 scroll">
      <Points />
      <Watches />
    </div>
  );
}

function Points() {
  const words = useWords(stopWords);
  const points = useStore(breakpointsStore, (state) => state.points);
  return (
    <section aria-label={words.points}>
      <h2>
        {words.points}
        <Count of={points.length} />
      </h2>
      {points.length === 0 ? (
        <p className="empty">{words.noPoints}</p>
      ) : (
        <ul className="stops-points">
          {points.map((point) => (
            <Point key={`${point.kind} ${nameOf(point)}`} point={point} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Point({ point }: { readonly point: Stopping }) {
  const words = useWords(stopWords);
  const isDead = useStore(breakpointsStore, (state) => state.dead.has(nameOf(point)));
  const name =
    point.kind === 'effect' ? words.beforeEffect({ way: point.way }) : words.afterEvent({ said: point.said });
  return (
    <li className={classes('row', isDead && 'stops-dead')}>
      <span className={`stops-mark fixed ${point.condition === null ? '' : 'stops-mark-if'}`} aria-hidden="true" />
      <span className="stops-name grid grow">
        {point.kind === 'effect' ? (
          <Button look="link" className="code cut" aria-label={name} onClick={() => goToCause(point.way)}>
            {point.way}
          </Button>
        ) : (
          <span>{name}</span>
        )}
        {point.condition !== null && <code className="cut muted">{JSON.stringify(point.condition)}</code>}
        {isDead && <span className="text-warn">{words.dead}</span>}
      </span>
      {isDead && <span className="badge badge-warning">{words.deadMark}</span>}
      <Button aria-label={words.conditionOf({ name })} onClick={() => breakpointsStore.setState({ asked: point })}>
        {words.condition}
      </Button>
      <IconButton icon="close" label={words.remove({ name })} onClick={() => void removeStop(point)} />
    </li>
  );
}

function Watches() {
  const words = useWords(stopWords);
  const watches = useStore(watchesStore, (state) => state.watches);
  const series = useSeries(watches);
  const values = useNamedValues();
  const names = useMemo(() => new Map(values.map((value) => [value.place, nameOfValue(value)])), [values]);
  return (
    <section aria-label={words.watches}>
      <h2>
        {words.watches}
        <Count of={watches.length} />
      </h2>
      <AddWatch />
      {watches.length === 0 ? (
        <p className="empty">{words.noWatches}</p>
      ) : (
        <ul className="stops-watches">
          {watches.map((watch, i) => (
            <WatchRow
              key={watch.written}
              watch={watch}
              name={names.get(watch.written) ?? watch.written}
              curve={curveOf(series[i] ?? [])}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function useSeries(watches: readonly WatchedValue[]): readonly (readonly Json[])[] {
  const [series, setSeries] = useState<readonly (readonly Json[])[]>([]);
  const entries = useStore(playStore, (state) => state.view?.entries);
  const playedOn = useStore(playStore, (state) => state.playedOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the line or its content changes
  useEffect(() => {
    let isWanted = true;
    if (watches.length > 0)
      void askWatched(watches.map(({ thing }) => thing)).then(
        (found) => isWanted && setSeries(found ?? []),
        () => isWanted && setSeries([]),
      );
    return () => {
      isWanted = false;
    };
  }, [watches, entries, playedOn]);
  return series;
}

const MOST_NAMED = 6;
const nameOfValue = ({ names, place }: NamedValue): string => names[0] ?? place;

function useNamedValues(): readonly NamedValue[] {
  const table = useTableMap();
  return useMemo(() => (table === null ? [] : namedValues(table)), [table]);
}

function AddWatch() {
  const words = useWords(stopWords);
  const locale = useLocale();
  const id = useId();
  const [written, setWritten] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const values = useNamedValues();
  async function add(): Promise<void> {
    const isNamed = readWatch(written).length === 0 && !written.trim().startsWith('{');
    const meant = isNamed ? meantValue(written, values) : null;
    if (meant?.kind === 'none') return setFault(words.noValue({ written: written.trim() }));
    if (meant?.kind === 'several')
      return setFault(words.several({ names: meant.among.slice(0, MOST_NAMED).map(nameOfValue) }));
    const refused = await addWatch(meant?.value.place ?? written);
    setFault(refused === null ? null : refused === 'none' ? words.watchAbout : refused[locale]);
    if (refused === null) setWritten('');
  }
  return (
    <form
      className="stops-add grid"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={id}>{words.watchField}</label>
      <TextField
        id={id}
        className="field code"
        value={written}
        placeholder={words.watchHint}
        list={`${id}values`}
        aria-invalid={fault !== null}
        aria-describedby={`${id}about`}
        onChange={(now) => {
          setWritten(now);
          setFault(null);
        }}
      />
      <datalist id={`${id}values`}>
        {values.map((value) => (
          <option key={value.place} value={nameOfValue(value)} />
        ))}
      </datalist>
      <Button type="submit" off={written.trim() === ''}>
        {words.addWatch}
      </Button>
      <p
        id={`${id}about`}
        className={fault === null ? 'muted' : 'text-error'}
        role={fault === null ? undefined : 'alert'}
      >
        {fault ?? words.watchAbout}
      </p>
    </form>
  );
}

const [WIDTH, HEIGHT] = [300, 28];
/** More points are drawn, but are not buttons. */
const MOST_POINTS = 60;

interface WatchRowProps {
  readonly watch: WatchedValue;
  readonly name: string;
  readonly curve: Curve;
}

function WatchRow({ watch, name, curve }: WatchRowProps) {
  const words = useWords(stopWords);
  const said = useSaid();
  const { heights, changes, now } = curve;
  const pressed = changes.slice(-MOST_POINTS);
  const left = (entry: number) => `${(100 * (entry + 1)) / Math.max(1, heights.length - 1)}%`;
  const top = (entry: number) => `${100 * (1 - (heights[entry + 1] ?? 0))}%`;
  return (
    <li>
      <span className="breaks code" data-tip={watch.written}>
        {name}
      </span>
      <div className="stops-curve">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.curveOf({ name, now: said(now) })}
        >
          <path d={stepsOf(heights, WIDTH, HEIGHT)} vectorEffect="non-scaling-stroke" />
        </svg>
        {pressed.map(({ entry, value }) => (
          <Button
            look="bare"
            className="stops-change"
            key={entry}
            style={{ insetInlineStart: left(entry), top: top(entry) }}
            aria-label={words.changesAt({ number: entry + 1, value: said(value) })}
            data-tip={words.changesAt({ number: entry + 1, value: said(value) })}
            onClick={() => void stepTo(entry)}
          />
        ))}
        {heights.length > 1 && changes.length === 0 && <span className="stops-same faint text-11">{words.never}</span>}
      </div>
      <b className="stops-now nowrap">{said(now)}</b>
      <IconButton icon="close" label={words.removeWatch({ name })} onClick={() => removeWatch(watch)} />
    </li>
  );
}

function useSaid(): (value: Json) => string {
  const words = useWords(stopWords);
  const labels = useStore(playStore, (state) => state.view?.labels);
  return (value) => {
    if (value === null) return words.nothing;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (Array.isArray(value)) return `[${value.length}]`;
    if (typeof value === 'object') return `{${Object.keys(value).length}}`;
    return labels?.[designOf(String(value))] ?? String(value);
  };
}
