import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { type LabRun, labQuestion } from '#api/studio/lab-calls.ts';
import { makeFolders } from '../files/make-folders.ts';
import { serialQueue } from '../files/serial-queue.ts';
import { replaceFile } from '../files/write-files.ts';

type Kept = readonly Pick<LabRun, 'run' | 'question'>[];

/** Questions whose runs were not finished, so that the next window can go on with them. */
export interface KeptQuestions {
  read(): Promise<Kept>;
  /** Fulfilled when it is kept. */
  keep(questions: Kept): Promise<void>;
}

const keptShape = Type.Array(Type.Object({ run: Type.String(), question: labQuestion }), { maxItems: 100 });

/** `folder`: where the state of the project is kept. A disk that is full or read-only keeps nothing. */
export function makeKeptQuestions(folder: () => Promise<string>): KeptQuestions {
  const inTurn = serialQueue();
  const file = async (): Promise<string> => path.join(await folder(), 'lab-questions.json');
  let last = '[]';
  return {
    async read() {
      try {
        const found: unknown = JSON.parse(await readFile(await file(), 'utf8'));
        if (!Check(keptShape, found)) return [];
        last = JSON.stringify(found);
        return found;
      } catch {
        return [];
      }
    },
    keep(questions) {
      const text = JSON.stringify(questions);
      const isNew = text !== last;
      last = text;
      return inTurn(async () => {
        if (!isNew) return;
        const place = await file();
        await makeFolders(path.dirname(place), 0o700);
        await replaceFile(place, Buffer.from(text), 0o600);
      }).catch(() => undefined);
    },
  };
}
