import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

export function LicencesPage() {
  const words = useWords(helpWords);
  const text = useLastAnswer([], read);
  if (text === undefined) return <p>{words.loading}</p>;
  return (
    <>
      <p>{words.licences}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section className="box help-text" aria-label={words.pages.licences} tabIndex={0} lang="en">
        <pre>{text}</pre>
      </section>
    </>
  );
}

async function read(): Promise<string> {
  const texts = [import('../../../LICENSE?raw'), import('../../../docs/third-party-licences.txt?raw')];
  return (await Promise.all(texts)).map((one) => one.default).join('\n');
}
