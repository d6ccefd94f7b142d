import { connect } from 'node:net';

export interface RawReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends raw bytes (ordinary clients would correct them) and returns the answer when the connection closes. */
export function rawRequest(port: number, text: string, patience = 3000): Promise<RawReply> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('connect', () => socket.write(text));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parseReply(Buffer.concat(parts).toString('utf8'))));
  });
}

function parseReply(text: string): RawReply {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n');
  const headers = new Map(lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', after(line)]));
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: end < 0 ? '' : text.slice(end + 4) };
}

function after(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim();
}

export function requestText(
  method: string,
  target: string,
  headers: Readonly<Record<string, string | undefined>>,
  body = '',
): string {
  const all = { ...headers, Connection: headers['Connection'] ?? 'close' };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return `${[`${method} ${target} HTTP/1.1`, ...lines, ...length].join('\r\n')}\r\n\r\n${body}`;
}
