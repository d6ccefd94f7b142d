import { useEffect, useState } from 'react';
import { helpWords } from '#renderer/desk/words/help-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** The licences of this studio and of all that is packed with it, fetched when somebody wants to read them. */
export function LicencesPage() {
  const words = useWords(helpWords);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void Promise.all([import('../../../LICENSE?raw'), import('../../../docs/third-party-licences.txt?raw')]).then(
      ([own, others]) => isWanted && setText(`${own.default}\n${others.default}`),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (text === null) return <p>{words.loading}</p>;
  return (
    <>
      <p>{words.licences}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too */}
      <section className="help-licences" aria-label={words.pages.licences} tabIndex={0} lang="en">
        <pre>{text}</pre>
      </section>
    </>
  );
}
