import { pathInside } from '#authoring/text/files/package-path.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { LineStarts } from '#authoring/tools/rename/line-starts.ts';
import { projectStore } from '../project/project-store.ts';
import { choiceAt } from './chosen-place.ts';
import { type Chosen, isSameChoice } from './chosen-store.ts';

/** Those of an entry and of its translations; of a file all of them. */
export function problemsOf(chosen: Chosen, problems: readonly Problem[]): readonly Problem[] {
  const starts = new Map<string, LineStarts>();
  const { files } = projectStore.getState();
  return problems.filter(({ file, range }) => {
    if (chosen.id === null) return file === chosen.file;
    if (file !== chosen.file && sourceOf(pathInside(file))?.source !== pathInside(chosen.file)) return false;
    const lines = starts.get(file) ?? new LineStarts(files.get(file)?.text ?? '');
    starts.set(file, lines);
    return isSameChoice(choiceAt(file, lines.offset(range.start)), chosen);
  });
}

export interface FaultNumbers {
  /** Numbers in print that the effect lacks. */
  readonly printed: readonly string[];
  /** The effect's numbers; empty where none corresponds. */
  readonly effect: readonly string[];
}

/** The numbers of a text that contradicts its effect. */
export function faultNumbers({ data: { said, counted, meant, wrong } }: Problem): FaultNumbers {
  const printed = numbersIn(wrong);
  return {
    printed: printed.length > 0 ? printed : besides(numbersIn(said), numbersIn(counted ?? meant)),
    effect: besides(numbersIn(counted ?? meant), numbersIn(said)),
  };
}

/** Print may say "one" where effects have no number, so a 1 only counts if it is alone. */
function besides(numbers: readonly string[], others: readonly string[]): readonly string[] {
  const left = numbers.filter((one) => !others.includes(one));
  return left.length > 1 ? left.filter((one) => one !== '1') : left;
}

function numbersIn(datum: unknown): readonly string[] {
  if (typeof datum === 'object' && datum !== null && 'en' in datum) return numbersIn(datum.en);
  return Array.isArray(datum) ? datum.flatMap(numbersIn) : (String(datum ?? '').match(/\d+/g) ?? []);
}
