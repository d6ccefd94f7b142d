import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import '../problems/problems.css';
import './layers.css';
import { type CSSProperties, useMemo, useState } from 'react';
import type { Layers, OverrideEntry } from '#authoring/tools/overrides/layered-entries.ts';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import type { LayerFilter } from '#renderer/desk/layers/listed-layers.ts';
import { isListed, listedLayers } from '#renderer/desk/layers/listed-layers.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import type { PartProps } from '#renderer/desk/stage/part-ids.ts';
import { layerWords } from '#renderer/desk/words/generated/layer-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { EmptyState } from '#renderer/kit/layout/empty-state.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { LayerValues } from './layer-values.tsx';
import { useLayers } from './use-layers.ts';

/** Estimated row height before measuring, in pixels. */
const USUAL_ROW = 28;
const filters: readonly LayerFilter[] = ['all', 'overridden', 'conflict', 'own'];

/** What required projects and overrides contribute. `about`: an id. */
export function LayersView({ about }: PartProps) {
  const words = useWords(layerWords);
  const layers = useLayers();
  if (layers === null) return null;
  if (layers.projects.length > 1) return <Among layers={layers} about={about} />;
  return (
    <EmptyState icon="layers" title={words.alone}>
      <p>{words.aloneMore}</p>
      <Button onClick={() => openBegin('project')}>{words.beginUpon}</Button>
    </EmptyState>
  );
}

interface AmongProps {
  readonly layers: Layers;
  readonly about: string | null;
}

function Among({ layers, about }: AmongProps) {
  const words = useWords(layerWords);
  const { projects, entries, conflicts } = layers;
  const own = projects.length - 1;
  const hasOverridden = entries.some(({ state }) => state === 'overridden');
  const [filter, setFilter] = useState<LayerFilter>(about === null && hasOverridden ? 'overridden' : 'all');
  const [typed, setTyped] = useState(about ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = useMemo(() => listedLayers(entries, filter, own, typed), [entries, filter, own, typed]);
  const counts = useMemo(
    () => new Map(filters.map((one) => [one, entries.filter((entry) => isListed(entry, one, own)).length])),
    [entries, own],
  );
  const keys = useMemo(() => shown.map(({ key }) => key), [shown]);
  const current = entries.find(({ key }) => key === chosen) ?? shown[0];

  return (
    <div className="view layers">
      <div className="bar layers-order">
        <h3 id="layers-order" className="muted bold">
          {words.order}
        </h3>
        <ol aria-labelledby="layers-order" data-tip={words.orderHint} className="row wrap">
          {projects.map(({ package: required, id, title, version }) => (
            <li key={id} data-own={required === null} data-tip={title}>
              <span className="bold">{id}</span>
              <span className="text-11">{required === null ? words.own : version}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="bar layers-head">
        <Segments label={words.filter} value={filter} options={filters} onChange={setFilter}>
          {(one) => `${words.filters[one]} ${counts.get(one)}`}
        </Segments>
        <SearchField label={words.search} value={typed} onChange={setTyped} />
        <span className="muted" role="status">
          {typed !== '' && words.count({ count: shown.length, of: entries.length })}
        </span>
      </div>
      {conflicts.length > 0 && (filter === 'conflict' || filter === 'all') && <Conflicts conflicts={conflicts} />}
      <div className="layers-body">
        <div className="layers-list" style={{ '--rows': shown.length } as CSSProperties}>
          {shown.length === 0 && (
            <p className="empty">{filter === 'conflict' && typed === '' ? words.noConflicts : words.noneFits}</p>
          )}
          <VirtualRows count={shown.length} usual={USUAL_ROW} label={words.list} keys={keys} hasButton={() => true}>
            {(index) => {
              const entry = shown[index] as OverrideEntry;
              return <Row entry={entry} layers={layers} isCurrent={entry === current} onChoose={setChosen} />;
            }}
          </VirtualRows>
        </div>
        {current === undefined ? (
          <p className="empty">{words.choose}</p>
        ) : (
          <LayerValues key={current.key} entry={current} projects={projects} />
        )}
      </div>
    </div>
  );
}

const looks = { overridden: 'badge-info', own: 'badge-accent', conflict: 'badge-error' } as const;

interface RowProps {
  readonly entry: OverrideEntry;
  readonly layers: Layers;
  readonly isCurrent: boolean;
  readonly onChoose: (key: string) => void;
}

function Row({ entry: { key, id, name, file, state, holders }, layers, isCurrent, onChoose }: RowProps) {
  const words = useWords(layerWords);
  const said = holders.map((holder) => {
    const project = layers.projects[holder];
    return project?.package === null ? words.own : (project?.id ?? '');
  });
  return (
    <Button
      look="row"
      className="layer-row"
      aria-current={isCurrent}
      onClick={() => onChoose(key)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onChoose(key)}
    >
      <span className="layer-id">{id}</span>
      <span className="cut">{name === id ? '' : name}</span>
      {state !== 'required' && <span className={`badge ${looks[state]}`}>{words.states[state]}</span>}
      <span className="cut muted text-11 layer-from" data-tip={file}>
        {said.join(' → ')}
      </span>
    </Button>
  );
}

function Conflicts({ conflicts }: Pick<Layers, 'conflicts'>) {
  const words = useWords(layerWords);
  const locale = useLocale();
  return (
    <ul className="layers-conflicts" aria-label={words.conflicts({ count: conflicts.length })}>
      {conflicts.map(({ code, file, range, severity, message }) => (
        <li key={`${code} ${file} ${range.start.line}`}>
          <Button
            look="bare"
            className="problem-row hovers flex wrap text-12"
            onClick={() => goTo({ path: file, ...range.start })}
          >
            <span className={`sign sign-${severity}`}>
              <Icon name={severity} />
            </span>
            <span className="problem-text breaks">{message[locale]}</span>
            <span className="problem-place push breaks faint">{code}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
