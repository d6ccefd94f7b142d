import { type DependencyList, useEffect, useState } from 'react';

/** Asks; null: there is nothing to ask. What is asked in vain, as something else is asked already, is told by the signal. */
export type Ask<Answer> = (signal: AbortSignal) => Promise<Answer> | null;

interface Answered<Answer> {
  readonly about: DependencyList;
  readonly answer: Answer;
}

/**
 * What was answered last, to whatever question; undefined: nothing yet. It is asked again when `about` is other, and an
 * answer that comes too late is not heard. So is a failure: whoever shows it catches it in what asks.
 */
export function useLastAnswer<Answer>(about: DependencyList, ask: Ask<Answer>): Answer | undefined {
  return useAnswered(about, ask)?.answer;
}

/** As the last answer, but only to what is asked now: undefined while that is awaited. */
export function useAnswer<Answer>(about: DependencyList, ask: Ask<Answer>): Answer | undefined {
  const answered = useAnswered(about, ask);
  return answered?.about.every((one, i) => Object.is(one, about[i])) === true ? answered.answer : undefined;
}

function useAnswered<Answer>(about: DependencyList, ask: Ask<Answer>): Answered<Answer> | undefined {
  const [answered, setAnswered] = useState<Answered<Answer>>();
  useEffect(
    () => {
      const asking = new AbortController();
      const { signal } = asking;
      void ask(signal)?.then(
        (answer) => signal.aborted || setAnswered({ about, answer }),
        () => undefined,
      );
      return () => asking.abort();
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks says what about
    about,
  );
  return answered;
}

/** Waits, unless something else is asked before: then it never goes on. */
export const rested = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((goOn) => {
    const timer = setTimeout(goOn, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
