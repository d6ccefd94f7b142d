import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import type { DocumentFormat } from '#engine/kernel/contract/system.ts';

/** A single condition of the game's effect language, as in `--when` or a breakpoint. No file has this format. */
export const conditionFormat: DocumentFormat = {
  id: 'condition',
  path: /^$/,
  where: '--when',
  required: false,
  apart: true,
  schema: {
    title: 'A condition by itself',
    'x-title-ja': '条件だけ',
    type: 'object',
    required: ['when'],
    ...closed,
    properties: { when: { $ref: '#/definitions/condition', ...described('条件', 'The condition') } },
  },
};
