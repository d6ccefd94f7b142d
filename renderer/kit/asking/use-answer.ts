import { type DependencyList, useEffect, useState } from 'react';

/** Returns null if there is nothing to ask. The signal aborts when a newer request replaces it. */
export type Ask<Answer> = (signal: AbortSignal) => Promise<Answer> | null;

interface Answered<Answer> {
  readonly about: DependencyList;
  readonly answer: Answer;
}

/**
 * The latest answer, perhaps to an earlier request; undefined before the first. Asks again when `about` changes. Late
 * answers and failures are ignored: catch failures in `ask`.
 */
export function useLastAnswer<Answer>(about: DependencyList, ask: Ask<Answer>): Answer | undefined {
  return useAnswered(about, ask)?.answer;
}

/** Like `useLastAnswer`, but undefined until the current request is answered. */
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
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller passes the dependencies
    about,
  );
  return answered;
}
