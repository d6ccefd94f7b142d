import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { type Answers, type Question, visibleQuestions } from '#engine/kernel/contract/template.ts';

/** `known`: the questions, or the allowed values; empty for other faults. */
export interface AnswerFault {
  readonly code: 'unknown' | 'empty' | 'form' | 'taken' | 'choice';
  readonly question: string;
  readonly given: string;
  readonly known: readonly string[];
  readonly nearest?: string;
}

/** Fills in defaults; or returns all faults. */
export function answered(
  questions: readonly Question[],
  given: Answers,
): { readonly answers: Answers } | { readonly faults: readonly AnswerFault[] } {
  const ids = questions.map(({ id }) => id);
  const unknown = Object.keys(given)
    .filter((id) => !ids.includes(id))
    .map((id): AnswerFault => faultOf('unknown', id, id, ids));
  // Answers to questions that are no longer asked are ignored
  const asked = visibleQuestions(questions, given);
  const wrong = asked.flatMap((question) => {
    const value = given[question.id];
    const fault = value === undefined ? null : wrongAnswer(question, meantBy(question, value));
    return fault === null ? [] : [fault];
  });
  const faults = [...unknown, ...wrong];
  if (faults.length > 0) return { faults };
  return { answers: Object.fromEntries(asked.map((one) => [one.id, meantBy(one, given[one.id] ?? one.usual)])) };
}

/** An id may be given by any of its names: `German`, `Deutsch` and `ドイツ語` are `de`. */
function meantBy(question: Question, written: string): string {
  const value = written.trim();
  const suggested = question.kind === 'id' ? (question.suggested ?? []) : [];
  const meant = suggested.find(({ also = [] }) => also.some((name) => folded(name) === folded(value)));
  return meant?.value ?? value;
}
const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

function wrongAnswer(question: Question, value: string): AnswerFault | null {
  switch (question.kind) {
    case 'text':
      return value === '' ? faultOf('empty', question.id, value) : null;
    case 'note':
      return null;
    case 'id':
      if (!new RegExp(question.pattern, 'u').test(value))
        return faultOf(
          'form',
          question.id,
          value,
          question.suggested?.flatMap(({ also = [] }) => also),
        );
      return question.taken.includes(value) ? faultOf('taken', question.id, value) : null;
    case 'choice': {
      const values = question.choices.map((one) => one.value);
      return values.includes(value) ? null : faultOf('choice', question.id, value, values);
    }
  }
}

function faultOf(
  code: AnswerFault['code'],
  question: string,
  given: string,
  known: readonly string[] = [],
): AnswerFault {
  const near = partsOfNames(given, known) ?? nearest(given, known);
  return { code, question, given, known, ...(near === undefined ? {} : { nearest: near }) };
}

/** Names that have what was given as a part, such as two kinds of Chinese; undefined: none has. */
function partsOfNames(given: string, known: readonly string[]): string | undefined {
  const names = given.length < 3 ? [] : known.filter((name) => folded(name).includes(folded(given)));
  return names.length === 0 ? undefined : names.slice(0, MOST_MEANT).join(' / ');
}
const MOST_MEANT = 3;

const MOST_READ_OUT = 12;

export function answerFaultText({ code, question, given, known, nearest: near }: AnswerFault): Text {
  const list = known.slice(0, MOST_READ_OUT);
  const more = known.length > list.length;
  const [ja, en] = [list.join('・') + (more ? ' など' : ''), list.join(', ') + (more ? ' …' : '')];
  const meant = near === undefined ? { ja: '', en: '' } : { ja: `${near} ですか。`, en: ` Did you mean ${near}?` };
  switch (code) {
    case 'unknown':
      return {
        ja: `「${given}」という質問はありません。あるのは ${ja} です。${meant.ja}`,
        en: `There is no question "${given}". The questions are: ${en}.${meant.en}`,
      };
    case 'empty':
      return { ja: `${question} を書いてください。`, en: `Give ${question}.` };
    case 'form':
      return {
        ja: `${question} に「${given}」は使えません。${meant.ja}`,
        en: `${question} cannot be "${given}".${meant.en}`,
      };
    case 'taken':
      return {
        ja: `「${given}」はもう使われています。別の ${question} にしてください。`,
        en: `"${given}" is taken. Choose another ${question}.`,
      };
    case 'choice':
      return {
        ja: `${question} に「${given}」は選べません。選べるのは ${ja} です。${meant.ja}`,
        en: `${question} cannot be "${given}". Choose one of: ${en}.${meant.en}`,
      };
  }
}
