import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { DrawnStory, StoryGraph } from '#authoring/tools/graph/drawn-stories.ts';
import type { GraphProgress } from '#renderer/desk/graph/graph-model.ts';
import { askOutcomes } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';

/** Stories by the last check; null until then. `wanted`: a story's id, else that of the file. */
export function useStories(wanted: string | null): StoryGraph | null {
  const locale = useLocale();
  const problems = useStore(problemsStore, (state) => state.problems);
  const file = useStore(projectStore, (state) => state.current);
  const setup = useStore(playStore, (state) => state.played?.setup);
  const played = useMemo(
    () => JSON.stringify(Object.values(setup ?? {}).filter((one) => typeof one === 'string')),
    [setup],
  );
  const asked = { locale, story: wanted, file, played: JSON.parse(played) as readonly string[] };
  // Ask again after each check of the project.
  return useLastAnswer([locale, problems, wanted, file, played], () => authoring().call('stories', asked)) ?? null;
}

const nothingCame: GraphProgress = { came: [], result: null, done: [] };

export function useGameSoFar(story: DrawnStory | null): GraphProgress {
  const view = useStore(playStore, (state) => state.view);
  const seat = useStore(playStore, (state) => state.seat);
  const ids = useMemo(() => story?.scenes.map(({ id }) => id).join(' ') ?? '', [story]);
  const ways = useMemo(() => story?.steps.flatMap((step) => step.ways) ?? [], [story]);
  const hash = view?.hash ?? null;
  const result = view?.result ?? null;
  const isAsked = hash !== null && ids !== '';
  const ask = async () => ({ ...(await askOutcomes({ ids: ids.split(' '), ways, seat })), result });
  const last = useLastAnswer([hash, ids, ways, seat, result], () => (isAsked ? ask() : null));
  return isAsked ? (last ?? nothingCame) : nothingCame;
}
