import { Suspense, useMemo, useRef, useState } from 'react';
import { join } from '#authoring/project/packages/join.ts';
import { layersOf } from '#authoring/project/packages/layers.ts';
import { soundJson } from '#authoring/text/json/sound-json.ts';
import type { TemplateResult } from '#authoring/tools/new/begin.ts';
import { isPlayed, type TrialResult } from '#authoring/tools/new/trial.ts';
import { facesOfBegun } from '#renderer/desk/begin/place-of-begun.ts';
import { beginWords } from '#renderer/desk/words/generated/begin-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useWrittenDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { MadeFiles } from './made-files.tsx';
import { TrialLine } from './trial-line.tsx';

type Begun = Extract<TemplateResult, { readonly kind: 'begun' }>;

interface BegunPreviewProps {
  readonly begun: TemplateResult | null;
  readonly trial: TrialResult | null;
}

export function BegunPreview({ begun, trial }: BegunPreviewProps) {
  const words = useWords(beginWords);
  const last = useRef<Begun | null>(null);
  if (begun?.kind === 'begun') last.current = begun;
  const shown = last.current;
  return (
    <section
      className="asking-shown begin-preview stack gap-5"
      aria-label={words.preview}
      aria-busy={begun === null}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
      tabIndex={0}
    >
      {shown === null ? <p className="empty">{words.waiting}</p> : <Shown begun={shown} trial={trial} />}
    </section>
  );
}

function Shown({
  begun: { documents, problems },
  trial,
}: {
  readonly begun: Begun;
  readonly trial: TrialResult | null;
}) {
  const words = useWords(beginWords);
  const locale = useLocale();
  const written = useWrittenDocuments();
  const [wanted, setWanted] = useState(0);
  const after = useMemo(() => {
    const made = documents.flatMap(({ path, after: text }) => {
      const value = soundJson(text);
      return value === undefined ? [] : [[path, value] as const];
    });
    return join(layersOf({ ...written, ...Object.fromEntries(made) })).documents;
  }, [written, documents]);
  const { Face } = findTable(after);
  const faces = facesOfBegun(documents);
  const face = faces[wanted] ?? faces[0];
  return (
    <>
      {face !== undefined && (
        <Suspense>
          <Face documents={after} entry={{ ...face, index: null }} locale={locale} />
        </Suspense>
      )}
      {faces.length > 1 && (
        <ul className="row wrap gap-2" aria-label={words.faces}>
          {faces.map((one, at) => (
            <li key={one.id}>
              <Button aria-pressed={one === face} onClick={() => setWanted(at)}>
                <span>
                  <code className="muted text-11">{one.id}</code> {one.name}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <MadeFiles
        documents={documents.map(({ path, after: text, before }) => ({ path, text, isNew: before === null }))}
        problems={problems}
      />
      {documents.some(({ path }) => isPlayed(path)) && <TrialLine trial={trial} />}
    </>
  );
}
