import { useState } from 'react';
import type { TranslationQuestion } from '#authoring/text/formats/units.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { actionName } from '#renderer/desk/translations/action-name.ts';
import { putQuestion } from '#renderer/desk/translations/put-question.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { TextForm } from '#renderer/kit/asking/text-form.tsx';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { keepFocus } from './keep-focus.ts';

export function UnitQuestion({ row }: { readonly row: UnitRow }) {
  const words = useWords(translationWords);
  const [writing, setWriting] = useState<'ask' | 'answer' | null>(null);
  const { question } = row;
  const { key } = row.line;
  const end = (from: Element): void => {
    keepFocus(from);
    setWriting(null);
  };
  const put = (from: Element, next: TranslationQuestion | null, name: Text): void => {
    end(from);
    void putQuestion(row, next, name);
  };
  const ask = (said: string | null, from: Element): void => {
    if (said === null) return end(from);
    const name = actionName((of) => of.ask({ key }));
    put(from, { ask: said.trim() }, name);
  };
  const askForm = (said?: string) => (
    <TextForm
      label={words.ask}
      hint={said === undefined ? words.askHelp : undefined}
      text={said}
      submit={words.askDo}
      cancel={words.cancel}
      isRequired
      onDone={ask}
    />
  );
  if (question === null)
    return (
      <section className="translations-section">
        <h3>{words.question}</h3>
        {writing === null ? <Button onClick={() => setWriting('ask')}>{words.askBegin}</Button> : askForm()}
      </section>
    );
  const { ask: asked, answer } = question;
  const answerIt = (said: string | null, from: Element): void => {
    if (said === null) return end(from);
    const name = actionName((of) => of.answer({ key }));
    put(from, { ask: asked, answer: said.trim() }, name);
  };
  const settle = (from: Element): void => {
    const name = actionName((of) => of.settle({ key }));
    put(from, null, name);
  };
  const close = (
    <Button onClick={({ currentTarget }) => settle(currentTarget)}>
      {answer === undefined ? words.withdraw : words.settle}
    </Button>
  );
  const answers = { label: words.answer, submit: words.answerDo, isRequired: true, onDone: answerIt };
  return (
    <section className="translations-section translations-question" data-state={row.asked}>
      <h3>
        {words.question} <span>{row.asked !== null && words.questionStates[row.asked]}</span>
      </h3>
      <dl className="facts">
        <dt>{words.asked}</dt>
        <dd>{asked}</dd>
        {answer !== undefined && <dt>{words.answer}</dt>}
        {answer !== undefined && <dd>{answer}</dd>}
      </dl>
      {writing === 'ask' && askForm(asked)}
      {writing === 'answer' && <TextForm {...answers} text={answer} cancel={words.cancel} />}
      {writing === null && answer === undefined && (
        <TextForm {...answers} hint={words.answerHelp} takesFocus={false}>
          {close}
        </TextForm>
      )}
      {writing === null && answer !== undefined && (
        <div className="row wrap gap-2">
          {close}
          <Button onClick={() => setWriting('answer')}>{words.answerAnew}</Button>
          <Button onClick={() => setWriting('ask')}>{words.askAgain}</Button>
        </div>
      )}
    </section>
  );
}
