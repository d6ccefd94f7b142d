import { expect, it } from 'vitest';
import { whyFailed, whyNotOpened } from '#renderer/desk/help/why-failed.ts';
import { ConnectionError } from '#renderer/desk/project/studio-connection.ts';
import { WorkerError } from '#renderer/desk/workers/worker-call.ts';

const url = 'http://127.0.0.1:4000/assets/rename-dialog.js';
const said = [
  new TypeError(`Failed to fetch dynamically imported module: ${url}`),
  new TypeError(`error loading dynamically imported module: ${url}`),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/rename-dialog.css'),
  new WorkerError(`Failed to fetch dynamically imported module: ${url}`, null),
];

it('failing to load code means that the program is gone, or, while it answers, that the page is outdated', () => {
  expect(said.map((error) => whyFailed(error, false))).toEqual(said.map(() => 'lost'));
  expect(said.map((error) => whyFailed(error, true))).toEqual(said.map(() => 'outdated'));
});

it('a host that does not answer is gone, even before the connection is known to be lost', () => {
  expect(whyFailed(new ConnectionError('unreachable'), true)).toBe('lost');
});

it('anything else is a defect, also while the program is gone', () => {
  const errors = [
    new TypeError('x is undefined'),
    new ConnectionError('refused'),
    new WorkerError('broken', null),
    'no',
  ];
  expect(errors.map((error) => whyFailed(error, false))).toEqual(['defect', 'defect', 'defect', 'defect']);
});

it('a project that is not opened is put down to the host only if the host did not answer', () => {
  const errors = [
    new ConnectionError('noToken'),
    new ConnectionError('unreachable'),
    new ConnectionError('refused'),
    said[0],
    new TypeError('x is undefined'),
    'no',
  ];
  expect(errors.map(whyNotOpened)).toEqual(['noToken', 'unreachable', 'refused', 'outdated', 'defect', 'defect']);
});
