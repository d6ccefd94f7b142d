import { type GraphLine, type GraphModel, type GraphNode, stepsAround } from '#renderer/desk/graph/graph-model.ts';
import { graphWords } from '#renderer/desk/words/generated/graph-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { PlayFromHere } from '../advice/play-from-here-button.tsx';
import { saidOf } from './step-line.tsx';

interface AsideProps {
  readonly model: GraphModel;
  readonly marked: string | null;
  readonly onPick: (id: string, follows: boolean) => void;
  readonly onPickLine: (line: GraphLine) => void;
}

export function SceneAside({ model, marked, onPick, onPickLine }: AsideProps) {
  const words = useWords(graphWords);
  const node = model.nodes.find(({ id }) => id === marked);
  if (node?.kind !== 'scene') return null;
  const { id, scene } = node;
  const { before, after, removes, waysTo } = stepsAround(model, id);
  const nodes = new Map(model.nodes.map((one) => [one.id, one]));
  const lines = (some: readonly GraphLine[], said: (line: GraphLine) => string) =>
    some.length === 0
      ? '—'
      : some.map((line) => (
          <Button look="bare" key={line.id} className="graph-link" onClick={() => onPickLine(line)}>
            {said(line)}
          </Button>
        ));
  return (
    <aside className="graph-aside scroll" aria-label={`${id} ${scene.name}`}>
      <header className="row between graph-aside-head">
        <h3 className="text-13 bold">
          <span className="graph-code">{id}</span> {scene.name}
        </h3>
        <span className="row wrap gap-2">
          <PlayFromHere goals={() => [id]} of="" />
          <Button onClick={() => onPick(id, true)}>{words.openText}</Button>
        </span>
      </header>
      <dl className="facts text-12">
        <dt>{words.columns.how}</dt>
        <dd>{lines(before, (line) => saidOf(line, words).join(' / '))}</dd>
        <dt>{words.columns.next}</dt>
        <dd>{lines(after, ({ to }) => nameOf(nodes.get(to), words.start))}</dd>
        {waysTo.length > 0 && (
          <>
            <dt>{words.legend.way}</dt>
            <dd>{waysTo.map((to) => nameOf(nodes.get(to), words.start)).join(words.between)}</dd>
          </>
        )}
        {removes.length > 0 && (
          <>
            <dt>{words.legend.removes}</dt>
            <dd>{lines(removes, ({ to }) => nameOf(nodes.get(to), words.start))}</dd>
          </>
        )}
      </dl>
    </aside>
  );
}

function nameOf(node: GraphNode | undefined, start: string): string {
  if (node === undefined) return '';
  if (node.kind === 'start') return start;
  return node.kind === 'scene' ? `${node.id} ${node.scene.name}` : node.name;
}
