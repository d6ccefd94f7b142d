import type { JsonPath } from '#authoring/text/json/positions.ts';
import { openProblem } from '#renderer/desk/inspector/choose.ts';
import { inspectorWords } from '#renderer/desk/words/generated/inspector-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { keyOfPath, useFormContext } from './form-context.ts';

/** Marks that lead to the problems of a field. `isDeep`: also problems inside the value at the path. */
export function FieldProblems({ path, isDeep = false }: { readonly path: JsonPath; readonly isDeep?: boolean }) {
  const locale = useLocale();
  const words = useWords(inspectorWords);
  const { problems } = useFormContext();
  const key = keyOfPath(path);
  const own = [...problems].flatMap(([at, found]) => (at === key || (isDeep && at.startsWith(`${key}/`)) ? found : []));
  return own.map((problem) => {
    const { code, severity, message, range } = problem;
    return (
      <Button
        key={`${code} ${range.start.line}:${range.start.character}`}
        look="link"
        icon={severity}
        className={`form-problem row gap-2 sign-${severity}`}
        aria-description={message[locale]}
        onClick={() => openProblem(problem)}
      >
        {words.seeProblem}
      </Button>
    );
  });
}
