import { Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

/** With `--json`, the reply to wrong arguments. */
export const faultReport = closedObject(
  {
    error: closedObject({ code: Type.String(), message: text, data: Type.Record(Type.String(), Type.Unknown()) }),
  },
  { title: 'A wrong argument, with --json' },
);
