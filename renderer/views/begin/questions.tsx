import { fits } from '#renderer/desk/sought/match.ts';
import { LiveTextField } from '#renderer/kit/controls/live-text-field.tsx';
import { TextField } from '#renderer/kit/controls/text-field.tsx';
import { OptionList } from '#renderer/kit/lists/option-list.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './questions.css';
import { useId, useRef, useState } from 'react';
import type { AnswerFault } from '#authoring/tools/new/answered.ts';
import {
  type Answers,
  type AnswerChoice as Listed,
  type Question,
  visibleQuestions,
} from '#engine/kernel/contract/template.ts';
import { answerMeant } from '#renderer/desk/begin/answer-meant.ts';
import { TypedReading } from '#renderer/desk/begin/typed-reading.ts';
import { beginWords } from '#renderer/desk/words/generated/begin-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { RadioCards } from './radio-cards.tsx';

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly faults: readonly AnswerFault[];
  readonly onAnswer: (answers: Answers) => void;
}

const MOST_CARDS = 8;
/** Question ids: the answer to `reading` is the reading of `name`. */
const [NAME, READING] = ['name', 'reading'];

export function Questions({ questions, answers, faults, onAnswer }: QuestionsProps) {
  const heard = useRef(new TypedReading());
  const [ownReading, setOwnReading] = useState(false);
  const hasReading = questions.some(({ id }) => id === READING);
  function answer(id: string, value: string): void {
    if (id === READING) setOwnReading(true);
    const follows = id === NAME && hasReading && !ownReading;
    onAnswer({ ...answers, [id]: value, ...(follows ? { [READING]: heard.current.of(value) ?? '' } : {}) });
  }
  return (
    <div className="questions">
      {visibleQuestions(questions, answers).map((question) => (
        <OneQuestion
          key={question.id}
          question={question}
          value={answers[question.id] ?? question.usual}
          isAnswered={answers[question.id] !== undefined}
          fault={faults.find((one) => one.question === question.id)}
          onAnswer={(value) => answer(question.id, value)}
          heard={heard.current}
        />
      ))}
    </div>
  );
}

interface OneProps {
  readonly question: Question;
  readonly value: string;
  readonly isAnswered: boolean;
  readonly fault: AnswerFault | undefined;
  readonly onAnswer: (value: string) => void;
  readonly heard: TypedReading;
}

function OneQuestion({ question, value, isAnswered, fault, onAnswer, heard }: OneProps) {
  const locale = useLocale();
  const words = useWords(beginWords);
  const id = useId();
  if (question.kind === 'choice') return <Choice {...{ question, value, isAnswered, onAnswer, locale }} />;
  if (question.kind === 'id' && question.suggested !== undefined)
    return <KnownId {...{ question, value, isAnswered, fault, onAnswer, locale }} suggested={question.suggested} />;
  return (
    <div className="question" data-answered={(isAnswered && fault === undefined) || undefined}>
      <label className="begin-ask" htmlFor={id}>
        {question.ask[locale]}
      </label>
      <LiveTextField
        id={id}
        className={question.kind === 'id' ? 'begin-input code' : 'begin-input'}
        value={value}
        onWrite={onAnswer}
        onComposing={(letters) => heard.composing(letters)}
        onComposed={(text) => heard.composed(text)}
        isWrong={fault !== undefined}
        aria-describedby={`${id}-wrong`}
      />
      <p id={`${id}-wrong`} className="begin-wrong" role="status">
        {fault !== undefined && words.wrong[fault.code]}
      </p>
    </div>
  );
}

interface KnownIdProps extends Omit<OneProps, 'question' | 'heard'> {
  readonly question: Extract<Question, { readonly kind: 'id' }>;
  readonly suggested: readonly Listed[];
  readonly locale: Locale;
}

function KnownId({ question, suggested, value, isAnswered, fault, onAnswer, locale }: KnownIdProps) {
  const words = useWords(beginWords);
  const id = useId();
  const [typed, setTyped] = useState(isAnswered ? value : '');
  // The list shows the usual choice as chosen; a choice from it does not filter
  const isEmpty = typed.trim() === '';
  const free = suggested.filter((one) => !question.taken.includes(one.value));
  const fitting = isEmpty || typed === value ? free : choicesFor(typed, free, locale);
  return (
    <div className="question" data-answered={(isAnswered && fault === undefined) || undefined}>
      <label className="begin-ask" htmlFor={id}>
        {question.ask[locale]}
      </label>
      <LiveTextField
        id={id}
        className="begin-input"
        value={typed}
        onWrite={(next) => {
          setTyped(next);
          const meant = answerMeant(next, question.pattern, choicesFor(next, suggested, locale));
          onAnswer(next.trim() === '' ? question.usual : meant);
        }}
        isWrong={fault !== undefined}
        aria-describedby={`${id}-wrong`}
      />
      <p id={`${id}-wrong`} className="begin-wrong" role="status">
        {fault !== undefined && words.wrong[fault.code]}
      </p>
      {fitting.length > 0 && (
        <OptionList
          options={optionsOf(fitting, locale)}
          label={words.usualOnes}
          value={value}
          onChange={(next) => {
            setTyped(next);
            onAnswer(next);
          }}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly question: Extract<Question, { readonly kind: 'choice' }>;
  readonly value: string;
  readonly isAnswered: boolean;
  readonly onAnswer: (value: string) => void;
  readonly locale: Locale;
}

const choicesFor = (query: string, choices: readonly Listed[], locale: Locale) =>
  choices.filter(({ label, also = [] }) => fits(query, [label[locale], ...also]));

const optionsOf = (choices: readonly Listed[], locale: Locale) =>
  choices.map((one) => ({ value: one.value, label: one.label[locale] }));

function Choice({ question, value, isAnswered, onAnswer, locale }: ChoiceProps) {
  const words = useWords(beginWords);
  const id = useId();
  const [filter, setFilter] = useState('');
  const { choices } = question;
  if (choices.length <= MOST_CARDS) {
    const cards = choices.map(({ value: of, label, note }) => ({
      ...{ value: of, label: label[locale] },
      ...(note === undefined ? {} : { note: note[locale] }),
    }));
    const legend = question.ask[locale];
    return <RadioCards name={id} onChoose={onAnswer} {...{ legend, cards, value, isAnswered }} />;
  }
  const fitting = choicesFor(filter, choices, locale);
  function narrow(next: string): void {
    setFilter(next);
    const [first] = choicesFor(next, choices, locale);
    if (first !== undefined && next.trim() !== '') onAnswer(first.value);
  }
  return (
    <div className="question" data-answered={isAnswered || undefined}>
      <p className="begin-ask">{question.ask[locale]}</p>
      <div className="question-filter row">
        <label className="hidden" htmlFor={`${id}-filter`}>
          {words.filter}
        </label>
        <TextField id={`${id}-filter`} className="begin-input" placeholder={words.filter} onChange={narrow} />
        <span className="muted text-12" role="status">
          {words.found({ count: fitting.length === choices.length ? null : fitting.length, of: choices.length })}
        </span>
      </div>
      {fitting.length > 0 && (
        <OptionList
          options={optionsOf(fitting, locale)}
          label={question.ask[locale]}
          value={value}
          onChange={onAnswer}
        />
      )}
      {fitting.length === 0 && <p className="begin-wrong">{words.noneFits}</p>}
    </div>
  );
}
