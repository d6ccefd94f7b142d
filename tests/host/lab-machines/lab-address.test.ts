import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLabAddress } from '#host/lab-machines/lab-address.ts';

describe('the address of a lab server', () => {
  it('is shown without name and password', () => {
    const address = readLabAddress({ STUDIO_LAB_URL: 'rediss://me:p%40ss@lab.example:7000/2' });
    expect(address).toEqual({
      ...{ host: 'lab.example', port: 7000, database: 2, username: 'me', password: 'p@ss', tls: {} },
      shown: 'rediss://lab.example:7000',
    });
  });

  it.each([
    ['', 'noAddress'],
    ['lab.example', 'wrongAddress'],
    ['https://lab.example', 'wrongAddress'],
    ['redis://', 'wrongAddress'],
    ['redis://lab.example/games', 'wrongAddress'],
    ['redis://%zz:x@lab.example', 'wrongAddress'],
  ])('%j is refused: %s', (written, code) => {
    expect(readLabAddress({ STUDIO_LAB_URL: written })).toEqual({ code });
  });

  it('names a file of its authority that cannot be read', () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'lab-')), 'ca.pem');
    const environment = { STUDIO_LAB_URL: 'rediss://[::1]', STUDIO_LAB_CA: file };
    expect(readLabAddress(environment)).toEqual({ code: 'noAuthorityFile', file });
    writeFileSync(file, 'authority');
    expect(readLabAddress(environment)).toMatchObject({ host: '::1', tls: { ca: 'authority' } });
  });
});
