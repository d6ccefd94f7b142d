import { Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';

/** What any command prints with `--json` when it cannot take what was typed. */
export const faultReport = Type.Object(
  {
    error: Type.Object(
      { code: Type.String(), message: text, data: Type.Record(Type.String(), Type.Unknown()) },
      closed,
    ),
  },
  { ...closed, title: 'A wrong argument, with --json' },
);
