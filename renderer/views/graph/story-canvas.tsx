import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import '@xyflow/react/dist/base.css';
import {
  Background,
  BackgroundVariant,
  MarkerType,
  MiniMap,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { DrawnStory } from '#authoring/tools/graph/drawn-stories.ts';
import { layOutGraph, type NodeBox } from '#renderer/desk/graph/graph-layout.ts';
import { type GraphLine, type GraphModel, stepsAround } from '#renderer/desk/graph/graph-model.ts';
import { neighbour } from '#renderer/desk/graph/neighbours.ts';
import { graphWords } from '#renderer/desk/words/generated/graph-words.ts';
import { type BoxNode, SceneNode } from './scene-node.tsx';
import { type LineEdge, StepLine, saidOf } from './step-line.tsx';

const boxTypes = { box: SceneNode };
const lineTypes = { line: StepLine };
const [SMALLEST, LARGEST] = [0.2, 2];
const fitting = { padding: 0.06, maxZoom: 1 };

interface CanvasProps {
  readonly story: DrawnStory;
  readonly model: GraphModel;
  readonly marked: string | null;
  readonly showsRemovals: boolean;
  /** `follows`: move the focus as well. */
  readonly onPick: (id: string, follows: boolean) => void;
  readonly onPickLine: (line: GraphLine) => void;
}

export function StoryCanvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Drawn {...props} />
    </ReactFlowProvider>
  );
}

function Drawn({ story, model, marked, showsRemovals, onPick, onPickLine }: CanvasProps) {
  const words = useWords(graphWords);
  const place = useRef<HTMLDivElement>(null);
  const flow = useReactFlow();
  const shape = model.lines.map(({ id }) => id).join('\n') + model.nodes.map(({ id }) => id).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout depends on the shape only
  const boxes = useMemo(() => layOutGraph(model), [shape]);
  const stop = boxes.has(marked ?? '') ? marked : (model.nodes[0]?.id ?? null);

  const onKey = useCallback(
    (id: string, event: KeyboardEvent): void => {
      const to = neighbour(model, boxes, id, event.key);
      if (to === null) return;
      event.preventDefault();
      const box = boxes.get(to);
      place.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(to)}"]`)?.focus({ preventScroll: true });
      if (box === undefined || place.current === null || isSeen(box)) return;
      void flow.setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom: flow.getZoom(), duration: 160 });

      function isSeen({ x, y, width, height }: typeof box & object): boolean {
        const { clientWidth = 0, clientHeight = 0 } = place.current ?? {};
        const view = flow.getViewport();
        const [left, top] = [x * view.zoom + view.x, y * view.zoom + view.y];
        return (
          left >= 0 && top >= 0 && left + width * view.zoom <= clientWidth && top + height * view.zoom <= clientHeight
        );
      }
    },
    [model, boxes, flow],
  );
  const nodes = useMemo(
    () =>
      model.nodes.map((node) => ({
        ...drawnBox(node.id, boxes.get(node.id)),
        data: {
          ...{ node, onPick, onKey },
          ...{ how: howOf(model, node.id, words), isMarked: node.id === marked, isStop: node.id === stop },
        },
      })),
    [model, boxes, marked, stop, onPick, onKey, words],
  );
  const edges = useMemo(
    () =>
      model.lines
        .filter(({ look }) => showsRemovals || look !== 'removes')
        .map((line) => drawnLine(line, marked === line.from || marked === line.to, onPickLine)),
    [model, marked, showsRemovals, onPickLine],
  );
  const first = useFirstSight(place, boxes, model);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets the view for another story
  useEffect(first, [story.id, shape]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === '+' || event.key === ';') void flow.zoomIn();
    else if (event.key === '-') void flow.zoomOut();
    else if (event.key === '0') void flow.fitView(fitting);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its boxes
    <div className="graph-canvas" ref={place} onKeyDown={onKeyDown}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={boxTypes}
        edgeTypes={lineTypes}
        aria-label={words.graph({ name: story.name })}
        minZoom={SMALLEST}
        maxZoom={LARGEST}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        zoomActivationKeyCode={null}
        panActivationKeyCode={null}
        zoomOnDoubleClick={false}
        proOptions={{ hideAttribution: true }}
        onEdgeClick={(_, { data }) => data !== undefined && onPickLine(data.line)}
      >
        <Background variant={BackgroundVariant.Dots} gap={18} size={1} />
        <MiniMap
          pannable
          zoomable
          ariaLabel={null}
          nodeClassName={({ data }) => `graph-mini-${(data as BoxNode['data']).node.kind}`}
          style={{ width: 150, height: 84 }}
        />
      </ReactFlow>
      <Zoom />
      <Legend {...{ model, showsRemovals }} />
    </div>
  );
}

/** The position of a box and the ends of its lines, computed in advance so that lines need not wait for layout. */
function drawnBox(id: string, box: NodeBox | undefined): Omit<BoxNode, 'data'> {
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const joint = { y: height / 2, width: 1, height: 1 };
  return {
    ...{ id, type: 'box', position: { x, y }, width, height, measured: { width, height } },
    handles: [
      { type: 'target', position: Position.Left, x: 0, ...joint },
      { type: 'source', position: Position.Right, x: width - 1, ...joint },
    ],
  };
}

const arrow = {
  ...{ type: MarkerType.ArrowClosed, width: 14, height: 14 },
  ...{ markerUnits: 'userSpaceOnUse', color: 'context-stroke' },
};

function drawnLine(line: GraphLine, isMarked: boolean, onPick: (line: GraphLine) => void): LineEdge {
  return {
    ...{ id: line.id, type: 'line', source: line.from, target: line.to },
    className: `graph-line graph-line-${line.look}`,
    ...(isMarked ? { selected: true, zIndex: 1 } : {}),
    ...(line.isBoth ? {} : { markerEnd: arrow }),
    data: { line, isMarked, onPick },
  };
}

function Legend({ model: { lines }, showsRemovals }: Pick<CanvasProps, 'model' | 'showsRemovals'>) {
  const words = useWords(graphWords);
  const looks = (['plain', 'way', 'passed', 'lost', 'removes', 'dead'] as const).filter((look) =>
    lines.some((line) => line.look === look && (showsRemovals || look !== 'removes')),
  );
  return (
    <ul className="graph-legend muted text-11" aria-label={words.legendName}>
      {looks.map((look) => (
        <li key={look} className="row gap-3">
          <svg className={`graph-line-${look}`} viewBox="0 0 28 4" aria-hidden="true">
            <path className="react-flow__edge-path" d="M1 2h26" />
          </svg>
          {words.legend[look]}
        </li>
      ))}
    </ul>
  );
}

function howOf(model: GraphModel, id: string, words: (typeof graphWords)['ja']): string {
  const { before, waysFrom } = stepsAround(model, id);
  if (before.length === 0 && waysFrom.length > 0) return words.connected({ names: waysFrom.join(words.between) });
  const said = before.flatMap((line) => {
    const from = model.nodes.find((node) => node.id === line.from);
    const begin = from?.kind === 'scene' ? `${from.id} ` : '';
    return saidOf(line, words).map((said) => begin + said);
  });
  const [first = ''] = said;
  return said.length > 1 ? words.andMore({ first, count: said.length - 1 }) : first;
}

/** Below this zoom the text of a box cannot be read. */
const READABLE = 0.8;

/** The initial view: the whole story if that is readable, else the current scene or the start. */
function useFirstSight(
  place: RefObject<HTMLDivElement | null>,
  boxes: ReadonlyMap<string, NodeBox>,
  { nodes }: GraphModel,
): () => void {
  const { setViewport } = useReactFlow();
  return () => {
    const { clientWidth = 0, clientHeight = 0 } = place.current ?? {};
    const all = [...boxes.values()];
    const [right, bottom] = [
      Math.max(...all.map((one) => one.x + one.width)),
      Math.max(...all.map((one) => one.y + one.height)),
    ];
    const whole = Math.min((clientWidth - 2 * MARGIN) / right, (clientHeight - 2 * MARGIN) / bottom, 1);
    const zoom = Math.max(whole, READABLE);
    const present = nodes.find((node) => node.kind === 'scene' && node.state === 'present');
    const { x = 0, y = 0, height = 0 } = boxes.get(present?.id ?? nodes[0]?.id ?? '') ?? {};
    const fits = right * zoom + 2 * MARGIN <= clientWidth;
    const left = fits ? (clientWidth - right * zoom) / 2 : MARGIN - Math.max(0, x * zoom - clientWidth / 4);
    const isLow = bottom * zoom + 2 * MARGIN > clientHeight;
    const top = isLow ? clientHeight / 2 - (y + height / 2) * zoom : (clientHeight - bottom * zoom) / 2;
    void setViewport({ x: left, y: top, zoom });
  };
}
const MARGIN = 16;

function Zoom() {
  const words = useWords(graphWords);
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const zoom = useStore((state) => state.transform[2]);
  return (
    <div className="row gap-2 graph-zoom" role="toolbar" aria-label={words.zoom}>
      <Button icon="fit" onClick={() => void fitView(fitting)}>
        {words.fit}
      </Button>
      <IconButton icon="minus" label={words.zoomOut} onClick={() => void zoomOut()} />
      <span className="graph-percent text-12">{Math.round(zoom * 100)} %</span>
      <IconButton icon="plus" label={words.zoomIn} onClick={() => void zoomIn()} />
    </div>
  );
}
