import type { JsonPath } from '#authoring/text/json/positions.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { keyOfPath, useFormContext } from './form-context.ts';

/** `isDeep`: also problems inside the value at the path. */
export function FieldProblems({ path, isDeep = false }: { readonly path: JsonPath; readonly isDeep?: boolean }) {
  const locale = useLocale();
  const { problems } = useFormContext();
  const key = keyOfPath(path);
  const own = [...problems].flatMap(([at, found]) => (at === key || (isDeep && at.startsWith(`${key}/`)) ? found : []));
  return own.map(({ code, severity, message, range: { start } }) => (
    <p key={`${code} ${start.line}:${start.character}`} className={`form-problem row gap-2 text-11 sign-${severity}`}>
      <Icon name={severity} />
      <span>
        {message[locale]} <span className="faint code">{code}</span>
      </span>
    </p>
  ));
}
