import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { GraphNode } from '#renderer/desk/graph/graph-model.ts';
import { graphWords } from '#renderer/desk/words/generated/graph-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon, Ring } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

export interface BoxData extends Record<string, unknown> {
  readonly node: GraphNode;
  readonly how: string;
  readonly isMarked: boolean;
  /** The single tab stop. */
  readonly isStop: boolean;
  readonly onPick: (id: string, follows: boolean) => void;
  readonly onKey: (id: string, event: KeyboardEvent) => void;
}
export type BoxNode = Node<BoxData, 'box'>;

export function SceneNode({ data: { node, how, isMarked, isStop, onPick, onKey } }: NodeProps<BoxNode>) {
  const words = useWords(graphWords);
  function onClick(event: MouseEvent): void {
    onPick(node.id, event.detail === 0);
  }
  const isDead = node.kind === 'scene' && !node.scene.comes;
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <Button
        look="bare"
        className={`graph-box graph-box-${node.kind}`}
        data-node={node.id}
        data-goal={node.kind === 'scene' ? node.id : undefined}
        data-look={lookOf(node)}
        data-sort={node.kind === 'scene' ? node.scene.sort : undefined}
        data-marked={isMarked}
        tabIndex={isStop ? 0 : -1}
        aria-current={node.kind === 'scene' && node.state === 'present' ? 'step' : undefined}
        onClick={onClick}
        onDoubleClick={() => onPick(node.id, true)}
        onKeyDown={(event) => onKey(node.id, event)}
      >
        {node.kind === 'start' && <span className="graph-name">{words.start}</span>}
        {node.kind === 'other' && (
          <>
            <span className="cut muted text-12">{words.other}</span>
            <span className="graph-name">{node.name}</span>
          </>
        )}
        {node.kind === 'end' && (
          <span className="graph-name">
            <Icon name={node.isWon ? 'check' : 'error'} />
            {node.name}
          </span>
        )}
        {node.kind === 'scene' && (
          <>
            <span className="row between muted text-12 bold graph-id">
              <span>{node.scene.id}</span>
              {isDead && <span className="badge badge-error">{words.never}</span>}
              {node.state === 'present' && (
                <span className="badge graph-badge-present">
                  <Ring />
                  {words.present}
                </span>
              )}
              {node.state === 'passed' && (
                <span className="badge graph-badge-passed">
                  <Icon name="check" />
                  <span className="hidden">{words.passed}</span>
                </span>
              )}
            </span>
            <span className="graph-name">{node.scene.name}</span>
            <span className="cut muted text-12" data-tip={how}>
              {how}
            </span>
          </>
        )}
      </Button>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </>
  );
}

function lookOf(node: GraphNode): string {
  switch (node.kind) {
    case 'start':
    case 'other':
      return node.kind;
    case 'end':
      return node.isWon ? 'won' : 'lost';
    case 'scene':
      return node.scene.comes ? node.state : 'dead';
  }
}
