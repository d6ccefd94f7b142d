import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import { limitScopes } from '#engine/library/abilities/use-limits.ts';

const closed = { type: 'object', additionalProperties: false } as const;
const local = { type: 'string', pattern: '^[a-z]+$' };
const whole = { type: 'integer', minimum: 0 };
const limit = {
  ...closed,
  required: ['times', 'per'],
  properties: { times: { ...whole, minimum: 1 }, per: { enum: ['round'] }, scope: { enum: limitScopes } },
};
const effect = {
  ...closed,
  required: ['id', 'when', 'do'],
  properties: {
    id: local,
    when: {
      if: { type: 'object' },
      then: { $ref: '#/definitions/trigger' },
      else: { enum: ['play', 'constant'] },
    },
    interrupt: { const: true },
    limit,
    if: { $ref: '#/definitions/condition' },
    do: { type: 'array', minItems: 1 },
  },
  if: { properties: { when: { const: 'constant' } } },
  then: { properties: { do: { items: { $ref: '#/definitions/modifier' } } } },
  else: { properties: { do: { items: { $ref: '#/definitions/effect' } } } },
};
const card = {
  ...closed,
  required: ['id', 'kind', 'cost'],
  properties: {
    id: local,
    kind: { enum: ['item', 'event'] },
    cost: whole,
    effects: { type: 'array', items: effect },
  },
};

export const formats: readonly DocumentFormat[] = [
  {
    id: 'cards',
    path: /^cards\.json$/,
    where: 'cards.json',
    required: true,
    schema: {
      ...closed,
      required: ['cards'],
      properties: { cards: { type: 'array', items: card } },
    },
  },
];
