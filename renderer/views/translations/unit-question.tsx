import { type FormEvent, type ReactNode, useState } from 'react';
import type { Question } from '#authoring/text/formats/units.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { putQuestion } from '#renderer/desk/translations/put-question.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { actionName, translationWords } from '#renderer/desk/words/translation-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { keepFocus } from './keep-focus.ts';

/** What the translator asks of a text, and what whoever knows it has answered. */
export function UnitQuestion({ row }: { readonly row: UnitRow }) {
  const words = useWords(translationWords);
  const [writing, setWriting] = useState<'ask' | 'answer' | null>(null);
  const { question } = row;
  const { key } = row.line;
  const put = (from: Element, next: Question | null, name: Text): void => {
    keepFocus(from);
    setWriting(null);
    void putQuestion(row, next, name);
  };
  const ask = (from: Element, said: string): void =>
    put(
      from,
      { ask: said },
      actionName((of) => of.ask(key)),
    );
  const cancel = (from: Element): void => {
    keepFocus(from);
    setWriting(null);
  };
  if (question === null)
    return (
      <section className="translations-section">
        <h3>{words.question}</h3>
        {writing === null ? (
          <Button onClick={() => setWriting('ask')}>{words.askBegin}</Button>
        ) : (
          <Saying label={words.ask} help={words.askHelp} say={words.askDo} isFirst onSay={ask} onCancel={cancel} />
        )}
      </section>
    );
  const { ask: asked, answer } = question;
  const answerIt = (from: Element, said: string): void =>
    put(
      from,
      { ask: asked, answer: said },
      actionName((of) => of.answer(key)),
    );
  const close = (
    <Button
      onClick={({ currentTarget }) =>
        put(
          currentTarget,
          null,
          actionName((of) => of.settle(key)),
        )
      }
    >
      {answer === undefined ? words.withdraw : words.settle}
    </Button>
  );
  return (
    <section className="translations-section translations-question" data-state={row.asked}>
      <h3>
        {words.question} <span>{row.asked !== null && words.questionStates[row.asked]}</span>
      </h3>
      <dl>
        <dt>{words.asked}</dt>
        <dd>{asked}</dd>
        {answer !== undefined && <dt>{words.answer}</dt>}
        {answer !== undefined && <dd>{answer}</dd>}
      </dl>
      {writing === 'ask' && (
        <Saying label={words.ask} said={asked} say={words.askDo} isFirst onSay={ask} onCancel={cancel} />
      )}
      {writing === 'answer' && (
        <Saying label={words.answer} said={answer} say={words.answerDo} isFirst onSay={answerIt} onCancel={cancel} />
      )}
      {writing === null && answer === undefined && (
        <Saying label={words.answer} help={words.answerHelp} say={words.answerDo} onSay={answerIt}>
          {close}
        </Saying>
      )}
      {writing === null && answer !== undefined && (
        <div className="translations-buttons">
          {close}
          <Button onClick={() => setWriting('answer')}>{words.answerAnew}</Button>
          <Button onClick={() => setWriting('ask')}>{words.askAgain}</Button>
        </div>
      )}
    </section>
  );
}

interface SayingProps {
  readonly label: string;
  readonly say: string;
  readonly help?: string;
  /** What stands there already. */
  readonly said?: string | undefined;
  /** It was asked for a moment ago, and takes the focus. */
  readonly isFirst?: boolean;
  readonly onSay: (from: Element, said: string) => void;
  readonly onCancel?: (from: Element) => void;
  readonly children?: ReactNode;
}

function Saying({ label, say, help, said = '', isFirst = false, onSay, onCancel, children }: SayingProps) {
  const words = useWords(translationWords);
  const [typed, setTyped] = useState(said);
  const isEmpty = typed.trim() === '';
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isEmpty) onSay(event.currentTarget, typed.trim());
  }
  return (
    <form className="translations-buttons" onSubmit={onSubmit}>
      <input
        aria-label={label}
        placeholder={help}
        value={typed}
        // biome-ignore lint/a11y/noAutofocus: the field was asked for a moment ago
        autoFocus={isFirst}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" aria-disabled={isEmpty}>
        {say}
      </Button>
      {onCancel !== undefined && (
        <Button onClick={({ currentTarget }) => onCancel(currentTarget)}>{words.cancel}</Button>
      )}
      {children}
    </form>
  );
}
