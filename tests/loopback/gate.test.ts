import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { standInHost } from '../api/stand-in-host.ts';
import { evilBearers, evilHosts, evilOrigins, evilTargets } from '../corpus/evil-paths.ts';
import { openTestDoor, secrets, type TestDoor } from './open-test-door.ts';
import { type RawReply, rawRequest, requestText } from './raw-request.ts';

let test: TestDoor;
let port: number;
let asked = 0;

const api: StudioApi = {
  ...standInHost,
  openProject: () => {
    asked++;
    return Promise.resolve({ folder: 'test', files: [], folders: [], changes: 0 });
  },
  saveFile: () => {
    asked++;
    return Promise.resolve({ saved: true, version: '0'.repeat(64) });
  },
};

beforeAll(async () => {
  test = await openTestDoor(api);
  port = test.door.port;
});
afterAll(() => test.close());

const ours = () => ({ Host: `127.0.0.1:${port}`, Origin: `http://127.0.0.1:${port}` });
const call = { 'Content-Type': 'application/json', Authorization: `Bearer ${secrets.key}` };
const fill = (text: string) => text.replace('PORT', String(port));

function openProject(headers: Readonly<Record<string, string | undefined>>, body = '{}'): Promise<RawReply> {
  return rawRequest(port, requestText('POST', '/api/call/openProject', { ...ours(), ...call, ...headers }, body));
}

async function isUntouched(work: () => Promise<unknown>): Promise<boolean> {
  const before = asked;
  await work();
  return asked === before;
}

describe('the requests let in', () => {
  it('include the page for anyone on this machine, with every header', async () => {
    const reply = await rawRequest(port, requestText('GET', '/', { Host: `127.0.0.1:${port}` }));
    expect(reply.status).toBe(200);
    const names = [...reply.headers.keys()].filter((name) => !['date', 'connection'].includes(name)).sort();
    expect(Object.fromEntries(names.map((name) => [name, reply.headers.get(name)]))).toMatchInlineSnapshot(`
      {
        "cache-control": "no-store",
        "content-length": "20",
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "content-type": "text/html; charset=utf-8",
        "cross-origin-embedder-policy": "require-corp",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      }
    `);
  });

  it('exchange the token of the address for the key of the calls, and do not accept one as the other', async () => {
    const exchange = (secret: string) =>
      rawRequest(port, requestText('POST', '/api/exchange', { ...ours(), Authorization: `Bearer ${secret}` }));
    const reply = await exchange(secrets.token);
    expect([reply.status, JSON.parse(reply.body)]).toEqual([200, { ok: { key: secrets.key } }]);
    expect((await exchange(secrets.key)).status).toBe(401);
    expect((await openProject({ Authorization: `Bearer ${secrets.token}` })).status).toBe(401);
  });

  it('exchange a ticket once, and the token of the address any number of times', async () => {
    let spent = 0;
    const ticket = test.door.ticket(() => spent++);
    const other = test.door.ticket(() => undefined);
    const exchange = async (secret: string, headers = ours()) =>
      (await rawRequest(port, requestText('POST', '/api/exchange', { ...headers, Authorization: `Bearer ${secret}` })))
        .status;
    expect(await exchange(ticket, { ...ours(), Origin: 'http://evil.test' })).toBe(403);
    expect([await exchange(ticket), await exchange(ticket), spent]).toEqual([200, 401, 1]);
    expect([await exchange(other), await exchange(secrets.token), await exchange(secrets.token)]).toEqual([
      200, 200, 200,
    ]);
    expect((await openProject({ Authorization: `Bearer ${test.door.ticket(() => undefined)}` })).status).toBe(401);
  });

  it('open only the room of their key or ticket', async () => {
    const other = {
      ...api,
      openProject: () => Promise.resolve({ folder: 'other', files: [], folders: [], changes: 0 }),
    };
    const room = test.door.addRoom({ api: other });
    const exchange = async (secret: string) =>
      rawRequest(port, requestText('POST', '/api/exchange', { ...ours(), Authorization: `Bearer ${secret}` }));
    const ticket = room.ticket(() => undefined);
    const { key } = JSON.parse((await exchange(ticket)).body).ok as { readonly key: string };
    const folderBy = async (secret: string) =>
      JSON.parse((await openProject({ Authorization: `Bearer ${secret}` })).body).ok?.folder as string | undefined;
    expect([await folderBy(key), await folderBy(secrets.key), await folderBy(ticket)]).toEqual([
      'other',
      'test',
      undefined,
    ]);
    expect((await exchange(ticket)).status).toBe(401);
  });

  it('include calls of the page', async () => {
    const reply = await openProject({});
    expect([reply.status, JSON.parse(reply.body)]).toEqual([
      200,
      { ok: { folder: 'test', files: [], folders: [], changes: 0 } },
    ]);
    expect(reply.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('come in on no other address of the machine', async () => {
    const { networkInterfaces } = await import('node:os');
    const { connect } = await import('node:net');
    const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const outer = [...others.filter(({ internal, family }) => !internal && family === 'IPv4')].map(
      (one) => one.address,
    );
    for (const address of [...outer, '127.0.0.2', '::1']) {
      const answered = await new Promise<boolean>((resolve) => {
        const socket = connect({ host: address, port, timeout: 1000 });
        socket.on('connect', () => resolve(true));
        for (const end of ['error', 'timeout'] as const) socket.on(end, () => resolve(false));
      });
      expect([address, answered]).toEqual([address, false]);
    }
  });
});

describe('paths', () => {
  it.each(evilTargets)('%j leads nowhere', async (target) => {
    const reply = await rawRequest(port, requestText('GET', target, { Host: `127.0.0.1:${port}` }));
    expect([400, 404, 405]).toContain(reply.status);
    expect(reply.body).not.toMatch(/root:|"version"|<title>/);
  });
});

describe('hosts', () => {
  it.each(evilHosts)('%j is refused', async (host) => {
    const page = await rawRequest(port, requestText('GET', '/', { Host: fill(host) }));
    expect([400, 421]).toContain(page.status);
    expect(await isUntouched(() => openProject({ Host: fill(host), Origin: `http://${fill(host)}` }))).toBe(true);
  });

  it('a missing and a second Host are refused, and an absolute request line with a valid Host', async () => {
    expect((await rawRequest(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400);
    const two = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nHost: evil.test\r\nConnection: close\r\n\r\n`;
    expect([400, 421]).toContain((await rawRequest(port, two)).status);
    const absolute = requestText('GET', `http://127.0.0.1:${port}/`, { Host: `127.0.0.1:${port}` });
    expect((await rawRequest(port, absolute)).status).toBe(400);
  });
});

describe('origins', () => {
  it.each(evilOrigins)('%j may not call', async (origin) => {
    expect(await isUntouched(() => openProject({ Origin: fill(origin) }))).toBe(true);
    expect((await openProject({ Origin: fill(origin) })).status).toBe(403);
  });

  it('is required for a call, and another page may not even fetch the shell', async () => {
    expect((await openProject({ Origin: undefined })).status).toBe(403);
    for (const site of ['cross-site', 'same-site']) {
      const reply = await rawRequest(port, requestText('GET', '/', { ...ours(), 'Sec-Fetch-Site': site }));
      expect(reply.status).toBe(403);
    }
  });

  it('of another page may link to the page itself, and to nothing else', async () => {
    const led = { Host: `127.0.0.1:${port}`, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    const asked = async (method: string, target: string, more: Readonly<Record<string, string>>) =>
      (await rawRequest(port, requestText(method, target, { ...led, ...more }))).status;
    expect(await asked('GET', '/', { 'Sec-Fetch-Dest': 'document' })).toBe(200);
    expect(await asked('GET', '/', { 'Sec-Fetch-Dest': 'iframe' })).toBe(403);
    expect(await asked('GET', '/', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'no-cors' })).toBe(403);
    expect(await asked('POST', '/', { 'Sec-Fetch-Dest': 'document' })).toBe(403);
    for (const target of ['/?x', '/index.html', '/assets/a.js', '/api/exchange', '/api/events'])
      expect([target, await asked('GET', target, { 'Sec-Fetch-Dest': 'document' })]).toEqual([target, 403]);
  });

  it('is never allowed by a preflight', async () => {
    const headers = { ...ours(), Origin: 'http://evil.test', 'Access-Control-Request-Method': 'POST' };
    const reply = await rawRequest(port, requestText('OPTIONS', '/api/call/openProject', headers));
    expect(reply.status).toBe(403);
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('tokens', () => {
  it.each(evilBearers)('%j opens nothing', async (bearer) => {
    const Authorization = bearer.replaceAll('TOKEN', secrets.key);
    expect(await isUntouched(() => openProject({ Authorization }))).toBe(true);
    expect((await openProject({ Authorization })).status).toBe(401);
  });

  it('do not count in the address', async () => {
    const target = `/api/call/openProject?token=${secrets.key}`;
    const reply = await rawRequest(port, requestText('POST', target, { ...ours(), ...call, Authorization: undefined }));
    expect(reply.status).toBe(401);
  });
});

describe('calls', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '', undefined])(
    'of type %j are not read',
    async (type) => {
      expect((await openProject({ 'Content-Type': type })).status).toBe(415);
    },
  );

  it.each(['', '[]', 'null', '{"more": 1}', '{', '"openProject"'])(
    'with the method or target %j are refused',
    async (body) => {
      expect(await isUntouched(() => openProject({}, body))).toBe(true);
      expect((await openProject({}, body)).status).toBe(400);
    },
  );

  it.each(['nothing', 'constructor', '__proto__', 'toString', '', 'openProject/..'])('%j is refused', async (name) => {
    const reply = await rawRequest(port, requestText('POST', `/api/call/${name}`, { ...ours(), ...call }, '{}'));
    expect([400, 404]).toContain(reply.status);
  });

  it('have a size limit, checked before and while reading', async () => {
    const head = requestText('POST', '/api/call/saveFile', { ...ours(), ...call, 'Content-Length': '99000000' });
    expect((await rawRequest(port, head)).status).toBe(413);
  });

  it('must be POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
      const reply = await rawRequest(port, requestText(method, '/api/call/openProject', { ...ours(), ...call }));
      expect([method, reply.status]).toEqual([method, 405]);
    }
    const override = { ...ours(), ...call, 'X-HTTP-Method-Override': 'POST' };
    expect((await rawRequest(port, requestText('GET', '/api/call/openProject', override))).status).toBe(405);
  });

  it('reveal nothing of an internal error', async () => {
    const broken = await openTestDoor({ ...api, openProject: () => Promise.reject(new Error('CROWN JEWELS')) });
    const host = `127.0.0.1:${broken.door.port}`;
    const headers = { Host: host, Origin: `http://${host}`, ...call };
    const reply = await rawRequest(broken.door.port, requestText('POST', '/api/call/openProject', headers, '{}'));
    expect([reply.status, reply.body]).toEqual([500, '{"error":{"code":"fault"}}']);
    expect(broken.faults).toHaveLength(1);
    await broken.close();
  });
});

describe('limits', () => {
  it('oversized headers and bytes that are not a request are refused', async () => {
    const long = requestText('GET', '/', { Host: `127.0.0.1:${port}`, Cookie: 'x'.repeat(20_000) });
    expect((await rawRequest(port, long)).status).toBe(400);
    expect((await rawRequest(port, '\u0016\u0003\u0001 hello\r\n\r\n')).status).toBe(400);
    expect((await rawRequest(port, 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n')).status).not.toBe(200);
  });

  it('connections are limited in number, and accepted again when some have closed', async () => {
    const { connect } = await import('node:net');
    const sockets = Array.from({ length: 80 }, () => connect({ host: '127.0.0.1', port }));
    let refused = 0;
    for (const socket of sockets) socket.on('error', () => undefined).on('close', () => refused++);
    await vi.waitFor(() => expect(refused).toBe(16), 5000);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => {
      const reply = await rawRequest(port, requestText('GET', '/', { Host: `127.0.0.1:${port}` }));
      expect(reply.status).toBe(200);
    }, 5000);
  });

  it.each([
    ['say nothing', () => ''],
    ['send part of a request', () => 'GET / HTTP/1.1\r\nHost: '],
    [
      'have a key, and send an endless body',
      () => requestText('POST', '/api/call/saveFile', { ...ours(), ...call, 'Content-Length': '99999' }),
    ],
  ])('64 clients do not lock others out who %s', async (_, said) => {
    const { connect } = await import('node:net');
    const sockets = Array.from({ length: 64 }, () => connect({ host: '127.0.0.1', port }));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('connect', resolve))));
    for (const socket of sockets) socket.on('error', () => undefined).write(said());
    // Their requests have arrived once a later one is answered; then no more connections fit.
    for (let calls = 0; calls < 70; calls++) {
      const reply = await rawRequest(port, requestText('POST', '/api/call/openProject', { ...ours(), ...call }, '{}'));
      expect([calls, reply.status]).toEqual([calls, 200]);
    }
    for (const socket of sockets) socket.destroy();
  });

  it('a slow request is closed, and without an answer when nothing was requested', async () => {
    const { door, close } = await openTestDoor(api, { patience: 200 });
    const [slow, silent] = await Promise.all([
      rawRequest(door.port, 'GET / HTTP/1.1\r\nHost: ', 12_000),
      rawRequest(door.port, '', 12_000),
    ]);
    expect([slow.status, JSON.parse(slow.body), silent.status]).toEqual([408, { error: { code: 'tooSlow' } }, 0]);
    await close();
  });
});
