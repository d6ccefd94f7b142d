import { useState } from 'react';
import { useStore } from 'zustand';
import { faultsStore } from '#renderer/desk/help/faults-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { reportWords } from '#renderer/desk/words/generated/report-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { reportText } from './report-text.ts';
import { projectVersion, studioVersion } from './versions.ts';

export function ReportPage() {
  const words = useWords(reportWords);
  const locale = useLocale();
  const project = projectVersion(useDocuments());
  const problems = useStore(problemsStore, (state) => state.problems);
  const faults = useStore(faultsStore, (state) => state.faults);
  const path = useStore(projectStore, (state) => state.current);
  const file = useStore(projectStore, (state) => state.files.get(state.current ?? ''));
  const [told, setTold] = useState('');
  const [isWithDocument, setWithDocument] = useState(false);
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const counts = new Map<string, number>();
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1);
  const text = reportText({
    studio: studioVersion,
    browser: navigator.userAgent,
    language: locale,
    window: `${innerWidth} × ${innerHeight} × ${devicePixelRatio}`,
    project: `${project.id} ${project.version}`.trim(),
    game: project.game,
    problems: counts,
    faults,
    told,
    document: isWithDocument && file !== undefined ? { path: file.path, text: file.text } : null,
  });

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(isCopied ? 'done' : 'failed');
  }

  return (
    <>
      <dl className="facts help-versions">
        <dt>{words.studio}</dt>
        <dd>{studioVersion}</dd>
        <dt>{words.project}</dt>
        <dd>{`${project.id} ${project.version}`}</dd>
        <dt>{words.game}</dt>
        <dd>{project.game}</dd>
        <dt>{words.browser}</dt>
        <dd>{navigator.userAgent}</dd>
      </dl>
      <h3>{words.report}</h3>
      <p>{words.what}</p>
      <label className="stack gap-2 help-told">
        {words.told}
        <textarea
          rows={3}
          defaultValue=""
          onChange={({ target }) => setTold(target.value)}
          placeholder={words.toldHint}
        />
      </label>
      {path !== null && (
        <Checkbox checked={isWithDocument} onChange={setWithDocument}>
          {words.withDocument({ path })}
        </Checkbox>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section className="box help-text" aria-label={words.text} tabIndex={0}>
        <pre>{text}</pre>
      </section>
      <div className="row wrap">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <p role="status">{copied === null ? '' : words[copied]}</p>
      </div>
    </>
  );
}
