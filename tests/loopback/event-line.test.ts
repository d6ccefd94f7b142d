import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { standInHost } from '../api/stand-in-host.ts';
import { evilOrigins } from '../corpus/evil-paths.ts';
import { openTestDoor, secrets, type TestDoor } from './open-test-door.ts';
import { rawRequest, requestText } from './raw-request.ts';

let test: TestDoor;
let port: number;

beforeAll(async () => {
  test = await openTestDoor(standInHost);
  port = test.door.port;
});
afterAll(() => test.close());

const upgrade = () => ({
  Host: `127.0.0.1:${port}`,
  Origin: `http://127.0.0.1:${port}`,
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol': `studio-events, key.${secrets.key}`,
});

async function statusOf(
  headers: Readonly<Record<string, string | undefined>>,
  target = '/api/events',
): Promise<number> {
  const reply = await rawRequest(port, requestText('GET', target, { ...upgrade(), ...headers }), 500);
  return reply.status;
}

function listen(): Promise<WebSocket> {
  const options = { origin: `http://127.0.0.1:${port}` };
  const line = new WebSocket(`ws://127.0.0.1:${port}/api/events`, ['studio-events', `key.${secrets.key}`], options);
  return new Promise((resolve, reject) => {
    line.once('open', () => resolve(line));
    line.once('error', reject);
  });
}

describe('the event stream', () => {
  it('opens for the page and sends it events, without the key being sent again', async () => {
    const line = await listen();
    expect(line.protocol).toBe('studio-events');
    const told = new Promise((resolve) => line.once('message', (data) => resolve(JSON.parse(String(data)))));
    test.door.tell({ event: 'filesChanged' });
    expect(await told).toEqual({ event: 'filesChanged' });
    line.terminate();
  });

  it('closes when the client sends anything', async () => {
    const line = await listen();
    const code = new Promise((resolve) => line.once('close', resolve));
    line.send('{"event":"filesChanged"}');
    expect(await code).toBe(1008);
  });

  it('closes on a message that is too long', async () => {
    const line = await listen();
    line.on('error', () => undefined);
    const code = new Promise((resolve) => line.once('close', resolve));
    line.send('x'.repeat(100_000));
    expect([1006, 1009]).toContain(await code);
  });

  it.each(evilOrigins)('does not open for the origin %j', async (origin) => {
    expect(await statusOf({ Origin: origin.replace('PORT', String(port)) })).toBe(403);
  });

  it('does not open without an origin, a valid host or a key, or at another address', async () => {
    expect(await statusOf({ Origin: undefined })).toBe(403);
    expect(await statusOf({ Host: 'evil.test', Origin: 'http://evil.test' })).toBe(421);
    expect(await statusOf({ 'Sec-WebSocket-Protocol': undefined })).toBe(401);
    expect(await statusOf({ 'Sec-WebSocket-Protocol': 'studio-events' })).toBe(401);
    expect(await statusOf({ 'Sec-WebSocket-Protocol': `studio-events, key.${secrets.token}` })).toBe(401);
    expect(await statusOf({ 'Sec-WebSocket-Protocol': `key.${secrets.key}` })).toBe(401);
    expect(await statusOf({}, '/')).toBe(404);
    expect(await statusOf({})).toBe(101);
  });
});
