import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { FaceText } from './face-texts.ts';
import { rubyRuns } from './ruby-runs.ts';

/** With its reading as ruby: that of the entry in Japanese, that of the unit for a translation. */
export function FaceName({ id, said, card }: FaceNameProps) {
  const ofEntry = card['reading'];
  const reading = said.reading ?? (said.lang === 'ja' && typeof ofEntry === 'string' ? ofEntry : null);
  const runs = rubyRuns(said.text, reading);
  let at = 0;
  return (
    // The accessible name omits the reading
    <h4 id={id} className="face-name" lang={said.lang} data-fit="name" aria-label={said.text.replaceAll('｜', '')}>
      {runs.map(({ base, reading: over }) => {
        const key = at;
        at += base.length;
        if (over === null) return <Breakable key={key} text={base} />;
        return (
          <ruby key={key}>
            {base}
            <rt>{over}</rt>
          </ruby>
        );
      })}
    </h4>
  );
}
interface FaceNameProps {
  readonly id: string;
  readonly said: FaceText;
  readonly card: JsonObject;
}

/** Break hints of authors: U+200B, or the glossary's bar. */
function Breakable({ text }: { readonly text: string }) {
  return text.replaceAll('｜', '\u200B');
}
