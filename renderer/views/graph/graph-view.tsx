import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { EmptyState } from '#renderer/kit/layout/empty-state.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './graph.css';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { StoryGraph, WrittenAt } from '#authoring/tools/graph/drawn-stories.ts';
import { type GraphLine, graphModel } from '#renderer/desk/graph/graph-model.ts';
import { choose } from '#renderer/desk/inspector/choose.ts';
import { chosenStore } from '#renderer/desk/inspector/chosen-store.ts';
import { placeOfItem } from '#renderer/desk/project/item-place.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import type { PartProps } from '#renderer/desk/stage/part-ids.ts';
import { graphWords } from '#renderer/desk/words/generated/graph-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { SceneAside } from './scene-aside.tsx';
import { SceneList } from './scene-list.tsx';
import { StoryCanvas } from './story-canvas.tsx';
import { useGameSoFar, useStories } from './use-story.ts';

/** `about`: a story's id. */
export function GraphView({ about }: PartProps) {
  const words = useWords(graphWords);
  const [chosen, setChosen] = useState<string | null>(about);
  const drawn = useStories(chosen);
  if (drawn === null) return null;
  if (!drawn.tells)
    return (
      <EmptyState icon="graph" title={words.tellsNone}>
        <p>{words.tellsNoneMore}</p>
      </EmptyState>
    );
  return <Stories drawn={drawn} onChoose={setChosen} />;
}

const forms = ['graph', 'list'] as const;

interface StoriesProps {
  readonly drawn: StoryGraph;
  readonly onChoose: (story: string) => void;
}

function Stories({ drawn, onChoose }: StoriesProps) {
  const words = useWords(graphWords);
  const { story } = drawn;
  const [form, setForm] = useState<(typeof forms)[number]>('graph');
  const [showsRemovals, setShowsRemovals] = useState(true);
  const game = useGameSoFar(story);
  const chosen = useStore(chosenStore, (state) => state.chosen?.id ?? null);
  // What is no entry, such as an end.
  const [picked, setPicked] = useState<string | null>(null);
  const model = useMemo(() => (story === null ? null : graphModel(story, game)), [story, game]);
  const isNode = (id: string | null) => model?.nodes.some((node) => node.id === id) === true;
  const marked = isNode(picked) ? picked : isNode(chosen) ? chosen : null;

  const [last, setLast] = useState(chosen);
  if (chosen !== last) {
    setLast(chosen);
    if (isNode(chosen)) setPicked(null);
  }

  const onPick = useCallback(
    (id: string, follows: boolean): void => {
      const node = model?.nodes.find((one) => one.id === id);
      setPicked(id);
      if (node?.kind === 'scene' && !follows) choose(node.scene.at.file, id);
      else if (node?.at != null) go(node.at);
    },
    [model],
  );
  const onPickLine = useCallback(({ steps }: GraphLine): void => {
    const at = steps.find((step) => step.at !== null)?.at ?? null;
    if (at !== null) go(at);
  }, []);

  return (
    <div className="view graph">
      <div className="bar text-12">
        <Select
          label={words.story}
          value={story?.id ?? ''}
          options={drawn.stories.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
          onChange={onChoose}
        />
        <Segments label={words.form} value={form} options={forms} onChange={setForm}>
          {(one) => (
            <span className="row gap-2">
              <Icon name={one === 'graph' ? 'graph' : 'log'} />
              {one === 'graph' ? words.asGraph : words.asList}
            </span>
          )}
        </Segments>
        {form === 'graph' && (
          <Checkbox checked={showsRemovals} onChange={setShowsRemovals}>
            {words.removals}
          </Checkbox>
        )}
      </div>
      <Broken drawn={drawn} />
      {story === null || model === null ? (
        drawn.broken.length === 0 && (
          <EmptyState icon="graph" title={words.noStory}>
            <p>{words.noStoryMore}</p>
          </EmptyState>
        )
      ) : (
        <div className="graph-body">
          <div className="stack graph-main">
            {form === 'graph' && <StoryCanvas {...{ story, model, marked, showsRemovals, onPick, onPickLine }} />}
            <SceneList {...{ story, model, marked, onPick, onPickLine }} />
          </div>
          <SceneAside {...{ model, marked, onPick, onPickLine }} />
        </div>
      )}
    </div>
  );
}

function Broken({ drawn: { broken } }: { readonly drawn: StoryGraph }) {
  const words = useWords(graphWords);
  const locale = useLocale();
  const [first] = broken;
  if (first === undefined) return null;
  const { file, range, message } = first;
  return (
    <div className="note note-warning" role="status">
      <Icon name="warning" />
      <span>
        {words.broken} {message[locale]}
      </span>
      <Button onClick={() => goTo({ path: file, ...range.start })}>{words.go}</Button>
    </div>
  );
}

function go({ file, path }: WrittenAt): void {
  goTo(placeOfItem(file, path));
}
