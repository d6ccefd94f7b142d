import type { StoneDocument } from './content.ts';

/** The toy's own project, with every way a stone can speak. */
export const stones: readonly StoneDocument[] = [
  { id: 'S-plain', copies: 6, worth: 1 },
  { id: 'S-heavy', copies: 3, worth: 4 },
  {
    id: 'S-shield',
    copies: 2,
    worth: 1,
    guard: { when: { op: 'onGain', by: 'others' }, do: [{ op: 'lessen', amount: 2 }] },
  },
  { id: 'S-stir', copies: 1, worth: 1, guard: { when: { op: 'onGain', by: 'self' }, do: [{ op: 'stirInstead' }] } },
  {
    id: 'S-tide',
    copies: 0,
    worth: 0,
    tide: { when: { op: 'onGain', by: 'others' }, do: [{ op: 'lessen', amount: 1 }] },
  },
  {
    id: 'S-echo',
    copies: 2,
    worth: 1,
    echo: { when: { op: 'onGain', by: 'others' }, do: [{ op: 'rub', stone: { op: 'heap' } }], dusk: true },
  },
  { id: 'S-wide', copies: 1, worth: 1, constant: [{ op: 'raise', of: { op: 'self' }, add: 1 }] },
  { id: 'S-double', copies: 1, worth: 1, constant: [{ op: 'raise', of: { op: 'self' }, times: 2 }] },
  {
    id: 'S-deep',
    copies: 2,
    worth: 0,
    do: [
      { op: 'may', do: [{ op: 'score', to: { op: 'self' }, amount: 2 }] },
      {
        op: 'choose',
        what: { op: 'upTo', of: { op: 'heap' }, amount: 2 },
        as: 'these',
        do: [{ op: 'rub', stone: { op: 'named', name: 'these' } }],
      },
      {
        op: 'remember',
        as: 'before',
        amount: { op: 'pointsOf', of: { op: 'self' } },
        do: [
          {
            op: 'each',
            of: { op: 'others' },
            as: 'other',
            do: [
              {
                op: 'if',
                if: { op: 'atLeast', value: { op: 'remembered', name: 'before' }, than: 2 },
                then: [{ op: 'score', to: { op: 'named', name: 'other' }, amount: 1 }],
                else: [{ op: 'score', to: { op: 'self' }, amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
];
