import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import type { DocumentFormat } from '#engine/kernel/contract/system.ts';

/**
 * A condition of a game's effect language that stands by itself: where a game is to come to, or to stand still. No file of
 * a project holds it; it is typed, and has a format so that it is read as all else is.
 */
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
