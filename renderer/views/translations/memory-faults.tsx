import type { Problem } from '#authoring/text/problems/problem.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';

/** Files of memories that cannot be read. */
export function MemoryFaults({ problems }: { readonly problems: readonly Problem[] }) {
  const spoken = useLocale();
  return problems
    .filter(({ code }) => code === 'FIL013')
    .map(({ file, message }) => (
      <p key={file} className="note note-warning" role="alert">
        {file}: {message[spoken]}
      </p>
    ));
}
