import { useStore } from 'zustand';
import { memoriesStore } from '#renderer/desk/translations/memories-store.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';

/** Files of memories that cannot be read. */
export function MemoryFaults() {
  const spoken = useLocale();
  const memories = useStore(memoriesStore, (state) => state.memories);
  return memories.map(
    ({ path, why }) =>
      why !== null && (
        <p key={path} className="note note-warning" role="alert">
          {path}: {why[spoken]}
        </p>
      ),
  );
}
