import { expect, it } from 'vitest';
import { machinesShown } from '#host/lab-runs/lent-to-desk.ts';

it('tells the desk who plays or why nobody does, without the address of the server and without files', () => {
  const server = 'rediss://lab.example:6379';
  expect([
    machinesShown({ kind: 'joined', threads: 4 }),
    machinesShown({ kind: 'lied', by: 'desk-3', seed: 7, chunks: 2 }),
    machinesShown({ kind: 'gone' }),
    machinesShown({ kind: 'fault', fault: { code: 'wrongPassword', server } }),
    machinesShown({ kind: 'fault', fault: { code: 'noAuthorityFile', file: '/home/a/ca.pem' } }),
  ]).toEqual([
    { kind: 'joined', threads: 4 },
    { kind: 'lied', by: 'desk-3' },
    { kind: 'none', why: 'gone' },
    { kind: 'none', why: 'wrongPassword' },
    { kind: 'none', why: 'noAuthorityFile' },
  ]);
});
