import { type KeyboardEvent, useState } from 'react';
import type { DrawnStory } from '#authoring/tools/graph/drawn-stories.ts';
import { type GraphLine, type GraphModel, type GraphNode, stepsAround } from '#renderer/desk/graph/graph-model.ts';
import { graphWords } from '#renderer/desk/words/generated/graph-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Tabs } from '#renderer/kit/controls/tabs.tsx';
import { Ring } from '#renderer/kit/icons/icon.tsx';
import { Count } from '#renderer/kit/layout/count.tsx';
import { walkByArrows } from '#renderer/kit/lists/arrow-keys.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { saidOf } from './step-line.tsx';

interface ListProps {
  readonly story: DrawnStory;
  readonly model: GraphModel;
  readonly marked: string | null;
  readonly onPick: (id: string, follows: boolean) => void;
  readonly onPickLine: (line: GraphLine) => void;
}

type SceneOf = Extract<GraphNode, { readonly kind: 'scene' }>;

export function SceneList(props: ListProps) {
  const words = useWords(graphWords);
  const [tab, setTab] = useState<'all' | 'never'>('all');
  const scenes = props.model.nodes.filter((node): node is SceneOf => node.kind === 'scene');
  const never = scenes.filter(({ scene }) => !scene.comes);
  return (
    <Tabs
      label={words.scenes}
      value={tab}
      tabs={[
        { id: 'all', name: words.scenes },
        {
          id: 'never',
          name: (
            <>
              {words.unreached}
              <Count of={never.length} tone="warning" />
            </>
          ),
        },
      ]}
      onChange={setTab}
      switchesOnFocus
      className="stack graph-below"
      panelClass="scroll graph-panel"
    >
      {tab === 'all' ? <AllScenes {...props} scenes={scenes} /> : <Unreached {...props} scenes={never} />}
    </Tabs>
  );
}

interface RowsProps extends ListProps {
  readonly scenes: readonly SceneOf[];
}

function AllScenes({ scenes, model, marked, onPick, onPickLine }: RowsProps) {
  const words = useWords(graphWords);
  const names = new Map(model.nodes.map((node) => [node.id, node]));
  return (
    <table className="table graph-table">
      <thead>
        <tr>
          <th scope="col">{words.columns.id}</th>
          <th scope="col">{words.columns.scene}</th>
          <th scope="col">{words.columns.how}</th>
          <th scope="col">{words.columns.next}</th>
        </tr>
      </thead>
      <tbody onKeyDown={walkRows}>
        {scenes.map(({ id, scene, state }) => {
          const { before, after, removes, waysFrom, waysTo } = stepsAround(model, id);
          return (
            <tr key={id} data-marked={id === marked} data-never={!scene.comes}>
              <th scope="row">
                <RowButton id={id} name={scene.name} onPick={onPick} />
              </th>
              <td>
                {scene.name}
                {state === 'present' && (
                  <span className="badge graph-badge-present">
                    <Ring />
                    {words.present}
                  </span>
                )}
                {state === 'passed' && <span className="badge graph-badge-passed">{words.passed}</span>}
                {!scene.comes && <span className="badge badge-error">{words.never}</span>}
              </td>
              <td>
                {before.length === 0 &&
                  (waysFrom.length === 0 ? '—' : words.connected({ names: waysFrom.join(words.between) }))}
                {before.map((line) => (
                  <Button look="bare" key={line.id} className="graph-link" onClick={() => onPickLine(line)}>
                    {isId(names.get(line.from)) && <span className="graph-code">{line.from}</span>}
                    {saidOf(line, words).join(' / ')}
                  </Button>
                ))}
              </td>
              <td>
                {after.length + removes.length + waysTo.length === 0 && '—'}
                {[...after, ...removes].map((line) => (
                  <Button look="bare" key={line.id} className="graph-link" onClick={() => onPickLine(line)}>
                    <Goal node={names.get(line.to)} removes={line.look === 'removes'} />
                  </Button>
                ))}
                {waysTo.length > 0 && (
                  <span className="muted">{words.connected({ names: waysTo.join(words.between) })}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Goal({ node, removes }: { readonly node: GraphNode | undefined; readonly removes: boolean }) {
  const words = useWords(graphWords);
  if (node === undefined) return null;
  const name = node.kind === 'scene' ? node.id : node.kind === 'start' ? words.start : node.name;
  if (removes) return <span className="muted">{words.removes({ name })}</span>;
  return node.kind === 'scene' ? <span className="graph-code">{name}</span> : name;
}

function Unreached({ scenes, model, marked, onPick }: RowsProps) {
  const words = useWords(graphWords);
  const locale = useLocale();
  if (scenes.length === 0) return <p className="empty">{words.allReached}</p>;
  return (
    <table className="table graph-table">
      <thead>
        <tr>
          <th scope="col">{words.columns.id}</th>
          <th scope="col">{words.columns.scene}</th>
          <th scope="col">{words.columns.why}</th>
        </tr>
      </thead>
      <tbody onKeyDown={walkRows}>
        {scenes.map(({ id, scene }) => {
          const from = stepsAround(model, id).before.map((line) => line.from);
          const [problem] = scene.problems;
          const otherwise = from.length === 0 ? words.nobody : words.onlyFrom({ ids: from.join(words.between) });
          return (
            <tr key={id} data-marked={id === marked} data-never>
              <th scope="row">
                <RowButton id={id} name={scene.name} onPick={onPick} />
              </th>
              <td>{scene.name}</td>
              <td>
                {problem?.message[locale] ?? otherwise}
                {problem !== undefined && <span className="graph-code"> {problem.code}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const isOnRow = event.target instanceof Element && event.target.matches('th button');
  if (isOnRow && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) walkByArrows(event, 'th button');
}

interface RowButtonProps {
  readonly id: string;
  readonly name: string;
  readonly onPick: (id: string, follows: boolean) => void;
}

function RowButton({ id, name, onPick }: RowButtonProps) {
  return (
    <Button
      look="bare"
      className="graph-link graph-code"
      data-goal={id}
      aria-label={`${id} ${name}`}
      onClick={(event) => onPick(id, event.detail !== 1)}
    >
      {id}
    </Button>
  );
}

const isId = (node: GraphNode | undefined): boolean => node?.kind === 'scene';
