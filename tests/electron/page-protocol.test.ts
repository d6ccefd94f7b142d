import { describe, expect, it, vi } from 'vitest';
import { isPageAddress, isPageOrigin, isRequestAllowed } from '#electron/page-address.ts';
import { answerPageRequest, answerPictureRequest, registerPageScheme, servePage } from '#electron/page-protocol.ts';
import { responseHeaders } from '#host/page/page-headers.ts';
import type { Shell } from '#host/page/shell.ts';
import type { PictureStore } from '#host/pictures/picture-store.ts';
import type { PictureRead } from '#host/pictures/read-pictures.ts';
import { evilPaths, evilTargets } from '../corpus/evil-paths.ts';
import { seen } from './fake-electron.mjs';

vi.mock('electron', () => import('./fake-electron.mjs'));

const index = { type: 'text/html; charset=utf-8', bytes: Buffer.from('<title>shell</title>'), keep: false };
const shell: Shell = new Map([
  ['/', index],
  ['/index.html', index],
  ['/assets/a.js', { type: 'text/javascript; charset=utf-8', bytes: Buffer.from('export {};'), keep: true }],
]);
const get = (url: string, method = 'GET') => answerPageRequest(shell, { url, method });

describe('the scheme', () => {
  it('has origins, is secure, and bypasses no policy', () => {
    registerPageScheme();
    expect(seen.schemes).toEqual([
      { scheme: 'studio', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
    ]);
  });

  it('is served', async () => {
    servePage(shell, new Set());
    expect([...seen.pages.keys()]).toEqual(['studio']);
    const reply = await seen.pages.get('studio')?.({ url: 'studio://workbench/', method: 'GET' });
    expect(reply?.status).toBe(200);
  });
});

describe('the page', () => {
  it.each(['/', '/index.html', '/?a=b', '/#token', '/index.html?..%2f'])('%s', async (target) => {
    const reply = get(`studio://workbench${target}`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe('<title>shell</title>');
  });

  it('has the same headers as on the loopback server, on every answer', () => {
    for (const reply of [get('studio://workbench/'), get('studio://workbench/no'), get('studio://workbench/%00')]) {
      for (const [name, value] of Object.entries(responseHeaders)) expect(reply.headers.get(name)).toBe(value);
      expect(reply.headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
    const policy = get('studio://workbench/').headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('is cached when its name has its hash', () => {
    expect(get('studio://workbench/').headers.get('Cache-Control')).toBe('no-store');
    expect(get('studio://workbench/assets/a.js').headers.get('Cache-Control')).toContain('immutable');
  });

  it('has no body for HEAD, and accepts no other method', async () => {
    const head = get('studio://workbench/', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'get'])
      expect(get('studio://workbench/', method).status).toBe(405);
  });
});

describe('everything other than the page is refused', () => {
  it.each(evilTargets)('%s', async (target) => {
    const reply = get(target.startsWith('/') ? `studio://workbench${target}` : target);
    expect([400, 404]).toContain(reply.status);
    expect(await reply.text()).toBe('');
  });

  it.each(evilPaths.filter((place) => place !== '' && place !== 'index.html'))('the path %j', (place) => {
    expect([400, 404]).toContain(get(`studio://workbench/${place}`).status);
    expect([400, 404]).toContain(get(`studio://workbench/assets/${encodeURIComponent(place)}`).status);
  });

  it.each([
    'studio://evil/index.html',
    'studio://workbench.evil/index.html',
    'studio://workbench:1/index.html',
    'studio://user@workbench/index.html',
    'studio:/index.html',
    'studio:index.html',
    'studio://workbench',
    'STUDIO://WORKBENCH/',
    '',
  ])('the address %j', (address) => {
    expect(get(address).status).toBe(400);
  });
});

describe('addresses', () => {
  it.each([
    ['studio://workbench/', true],
    ['studio://workbench/index.html', true],
    ['studio://workbench/index.html#here', true],
    ['studio://workbench', false],
    ['studio://workbench/assets/a.js', false],
    ['studio://workbench.evil/', false],
    ['studio://evil/', false],
    ['studio://workbench@evil/', false],
    ['studio://user:word@workbench/', false],
    ['studio://workbench:80/', false],
    ['https://workbench/', false],
    ['https://evil.test/?studio://workbench/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['blob:studio://workbench/1', false],
    ['file:///index.html', false],
    ['about:blank', false],
    ['', false],
  ])('%s is the page: %s', (address, expected) => {
    expect(isPageAddress(address)).toBe(expected);
  });

  it('an origin is compared as a whole', () => {
    expect(['studio://workbench', 'studio://workbench/'].map(isPageOrigin)).toEqual([true, true]);
    expect(['null', '', 'studio://workbench.evil', 'https://workbench', 'file://'].filter(isPageOrigin)).toEqual([]);
  });

  it.each([
    ['studio://workbench/assets/a.js', true],
    ['blob:studio://workbench/1', true],
    ['data:image/svg+xml,x', true],
    ['http://127.0.0.1:8080/', false],
    ['https://evil.test/', false],
    ['ws://localhost/', false],
    ['file:///etc/passwd', false],
    ['ftp://evil.test/', false],
    ['studio://evil/', false],
    ['no address', false],
  ])('a request to %s is made: %s', (address, expected) => {
    expect(isRequestAllowed(address)).toBe(expected);
  });
});

describe('pictures of a project', () => {
  const picture: PictureRead = {
    picture: { path: 'assets/a.png', version: 'f'.repeat(64), bytes: 3, kind: 'png', width: 3, height: 2 },
    bytes: Buffer.from('png'),
  };
  const shelf: PictureStore = {
    ...{ secret: 'abc', at: '/pictures/abc/' },
    list: () => Promise.resolve([picture.picture]),
    read: (place) => Promise.resolve(place === 'assets/a.png' ? picture : null),
  };
  const ask = (target: string, method = 'GET') =>
    answerPictureRequest(new Set([shelf]), { url: `studio://workbench${target}`, method });

  it('are sent to the page that has their address, with the headers of the page', async () => {
    servePage(shell, new Set([shelf]));
    const url = 'studio://workbench/pictures/abc/assets/a.png';
    const reply = await seen.pages.get('studio')?.({ url, method: 'GET' });
    expect([reply?.status, reply?.headers.get('Content-Type'), await reply?.text()]).toEqual([200, 'image/png', 'png']);
    for (const [name, value] of Object.entries(responseHeaders)) expect(reply?.headers.get(name)).toBe(value);
  });

  it('are not sent without the secret or at another path', async () => {
    expect((await ask('/pictures/abd/assets/a.png')).status).toBe(401);
    expect((await ask('/pictures/abc/assets/b.png')).status).toBe(404);
    expect((await ask('/pictures/abc/assets/../assets/a.png')).status).toBe(400);
    expect((await ask('/pictures/abc/assets/a.png', 'POST')).status).toBe(405);
  });
});
