import { useStore } from 'zustand';
import type { DocumentChange } from '#authoring/project/documents/project-action.ts';
import { changedLines } from '#authoring/tools/fixes/changed-lines.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { fixWords } from '#renderer/desk/words/generated/fix-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

const MOST_PLACES = 6;
const MOST_LINES = 12;

export function ChangedText({ changes }: { readonly changes: readonly DocumentChange[] }) {
  const words = useWords(fixWords);
  const files = useStore(projectStore, (state) => state.files);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
    <div className="changed" tabIndex={0}>
      {changes.map((change) => {
        const places = changedLines(files.get(change.path)?.text ?? '', change, MOST_PLACES);
        const more = change.replacements.length - MOST_PLACES;
        return (
          <section key={change.path} aria-label={change.path}>
            {places.map(({ line, before, after }) => (
              <div key={line} className="changed-place">
                <p className="changed-where muted text-12">
                  {change.path} <span>{words.line({ line: line + 1 })}</span>
                </p>
                {before.length > 0 && <Lines lines={before} kind="before" name={words.before} />}
                {after.length > 0 && <Lines lines={after} kind="after" name={words.after} />}
              </div>
            ))}
            {more > 0 && <p className="changed-where muted text-12">{words.more({ count: more })}</p>}
          </section>
        );
      })}
    </div>
  );
}

function Lines({
  lines,
  kind,
  name,
}: {
  readonly lines: readonly string[];
  readonly kind: 'before' | 'after';
  readonly name: string;
}) {
  const shown = lines.slice(0, MOST_LINES);
  const margin = Math.min(
    ...shown.filter((one) => one.trim() !== '').map((one) => one.length - one.trimStart().length),
  );
  const text = shown.map((one) => one.slice(Number.isFinite(margin) ? margin : 0)).join('\n');
  return (
    <div className={`changed-lines flex gap-3 changed-${kind}`}>
      <span className="changed-sign fixed bold code" role="img" aria-label={name}>
        {kind === 'before' ? '−' : '＋'}
      </span>
      <pre>
        {text}
        {lines.length > MOST_LINES && '\n…'}
      </pre>
    </div>
  );
}
