import { EndText } from '../library/end-text.tsx';
import type { EndProps } from '../table-view.ts';

/** The text of the resolution. */
export function EndStory({ end, locale }: EndProps) {
  const text = end.ending?.text ?? null;
  return <EndText said={text === null ? null : { text, lang: locale, state: 'source' }} />;
}
