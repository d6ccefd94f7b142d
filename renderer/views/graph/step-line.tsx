import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react';
import type { GraphLine } from '#renderer/desk/graph/graph-model.ts';
import { graphWords } from '#renderer/desk/words/generated/graph-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

export interface LineData extends Record<string, unknown> {
  readonly line: GraphLine;
  readonly isMarked: boolean;
  readonly onPick: (line: GraphLine) => void;
}
export type LineEdge = Edge<LineData, 'line'>;

export function StepLine({ data, markerEnd, ...ends }: EdgeProps<LineEdge>) {
  const words = useWords(graphWords);
  const [path, x, y] = getBezierPath({ ...ends, curvature: 0.32 });
  if (data === undefined) return null;
  const { line, isMarked, onPick } = data;
  const said = whensOf(line);
  const [first = ''] = said;
  return (
    <>
      <BaseEdge path={path} {...(markerEnd === undefined ? {} : { markerEnd })} interactionWidth={14} />
      {first !== '' && (line.look !== 'removes' || isMarked) && (
        <EdgeLabelRenderer>
          <Button
            look="bare"
            tabIndex={-1}
            className="graph-when nodrag nopan"
            data-look={line.look}
            data-marked={isMarked}
            aria-description={said.join('\n')}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
            onClick={() => onPick(line)}
          >
            <span>{first}</span>
            {said.length > 1 && <span className="faint">{words.more({ count: said.length - 1 })}</span>}
          </Button>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

/** How a line leads on, in short. */
export function saidOf(line: GraphLine, words: (typeof graphWords)['ja']): readonly string[] {
  const whens = whensOf(line);
  if (whens.length > 0) return whens;
  if (line.steps.every(({ from }) => from.kind === 'start')) return [words.fromStart];
  return [line.steps.every(({ rule }) => rule !== null) ? words.inOrder : words.always];
}

function whensOf({ steps }: GraphLine): readonly string[] {
  return [...new Set(steps.flatMap(({ when, rule }) => (rule === null && when !== '' ? [when] : [])))];
}
