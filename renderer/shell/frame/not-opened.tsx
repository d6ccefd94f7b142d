import { whyNotOpened } from '#renderer/desk/help/why-failed.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';

interface NotOpenedProps {
  readonly error: unknown;
  readonly locale: Locale;
}

/** In place of the desk, with what to do. */
export function NotOpened({ error, locale }: NotOpenedProps) {
  const words = deskWords[locale];
  const why = whyNotOpened(error);
  return (
    <main className="lost">
      <h1>{words.product}</h1>
      <div role="alert" className="stack">
        <p>{words.notOpened[why]}</p>
        {why === 'defect' && <p className="code breaks">{String(error)}</p>}
      </div>
    </main>
  );
}
