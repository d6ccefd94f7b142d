import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

const BLOCK = 1_000_000;

/** A zlib stream of a prefix and millions of zeros: one block, repeated. */
function zeros(beginning: string, millions: number): Buffer {
  const flushed = { finishFlush: constants.Z_FULL_FLUSH };
  const block = deflateRawSync(Buffer.alloc(BLOCK), flushed);
  const blocks = Array.from({ length: millions }, () => block);
  const last = Buffer.from([3, 0]);
  return Buffer.concat([
    Buffer.from([0x78, 0x01]),
    deflateRawSync(beginning, flushed),
    ...blocks,
    last,
    adler(beginning, millions),
  ]);
}

function adler(beginning: string, millions: number): Buffer {
  let [a, b] = [1, 0];
  for (const byte of Buffer.from(beginning)) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  b = (b + a * ((millions * BLOCK) % 65_521)) % 65_521;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(b * 65_536 + a);
  return sum;
}

/** Replaces a loose object by one that unpacks to that many million bytes. */
export function bombLoose(gitdir: string, oid: string, millions: number): void {
  const file = path.join(gitdir, 'objects', oid.slice(0, 2), oid.slice(2));
  rmSync(file, { force: true });
  writeFileSync(file, zeros(`blob ${millions * BLOCK}\0`, millions));
}

export function bombPacked(gitdir: string, oid: string, millions: number): void {
  rmSync(path.join(gitdir, 'objects', oid.slice(0, 2), oid.slice(2)), { force: true });
  packInto(gitdir, [{ oid, bytes: Buffer.concat([header(3, millions * BLOCK), zeros('', millions)]) }]);
}

/** A delta blob that repeats its base until it has that many million bytes. */
export function bombDelta(gitdir: string, oid: string, millions: number): void {
  rmSync(path.join(gitdir, 'objects', oid.slice(0, 2), oid.slice(2)), { force: true });
  const base = '1'.repeat(40);
  // Copies the whole base; all three bytes of its length are given
  const copy = Buffer.from([0x80 | 0x70, BLOCK & 255, (BLOCK >> 8) & 255, BLOCK >> 16]);
  const delta = Buffer.concat([
    sizeOf(BLOCK),
    sizeOf(millions * BLOCK),
    ...Array.from({ length: millions }, () => copy),
  ]);
  packInto(gitdir, [
    { oid: base, bytes: Buffer.concat([header(3, BLOCK), deflateSync(Buffer.alloc(BLOCK))]) },
    { oid, bytes: Buffer.concat([header(7, delta.length), Buffer.from(base, 'hex'), deflateSync(delta)]) },
  ]);
}

function header(type: number, length: number): Buffer {
  const first = (type << 4) | (length & 15);
  const rest = Math.floor(length / 16);
  return rest === 0 ? Buffer.from([first]) : Buffer.concat([Buffer.from([first | 0x80]), sizeOf(rest)]);
}

/** A varint: seven bits per byte, the lowest first. */
function sizeOf(length: number): Buffer {
  const bytes: number[] = [];
  let rest = length;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return Buffer.from([...bytes, rest]);
}

/** Packs that many commits, each on the one before and all with the same tree; returns the newest. */
export function packCommits(gitdir: string, tree: string, count: number): string {
  let parent = '';
  const objects = Array.from({ length: count }, (_, i) => {
    const who = `a <a@example.test> ${1_700_000_000 + i} +0000`;
    const text = `tree ${tree}\n${parent === '' ? '' : `parent ${parent}\n`}author ${who}\ncommitter ${who}\n\n${i}\n`;
    parent = createHash('sha1').update(`commit ${text.length}\0${text}`).digest('hex');
    return { oid: parent, bytes: Buffer.concat([header(1, text.length), deflateSync(text, { level: 1 })]) };
  });
  packInto(gitdir, objects);
  return parent;
}

const numbers = (...all: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(all.length * 4);
  for (const [i, one] of all.entries()) bytes.writeUInt32BE(one, i * 4);
  return bytes;
};
const withSum = (bytes: Buffer): Buffer => Buffer.concat([bytes, createHash('sha1').update(bytes).digest()]);

function packInto(gitdir: string, objects: readonly { readonly oid: string; readonly bytes: Buffer }[]): void {
  const offsets = new Map<string, number>();
  let at = 12;
  for (const { oid, bytes } of objects) {
    offsets.set(oid, at);
    at += bytes.length;
  }
  const pack = withSum(
    Buffer.concat([Buffer.from('PACK'), numbers(2, objects.length), ...objects.map(({ bytes }) => bytes)]),
  );
  const sorted = [...objects].sort((one, other) => (one.oid < other.oid ? -1 : 1));
  const fanout = Array.from(
    { length: 256 },
    (_, i) => sorted.filter(({ oid }) => Number.parseInt(oid.slice(0, 2), 16) <= i).length,
  );
  const index = Buffer.concat([
    ...[Buffer.from('ff744f63', 'hex'), numbers(2, ...fanout)],
    ...sorted.map(({ oid }) => Buffer.from(oid, 'hex')),
    numbers(...sorted.map(({ bytes }) => crc32(bytes))),
    numbers(...sorted.map(({ oid }) => offsets.get(oid) ?? 0)),
    pack.subarray(-20),
  ]);
  const folder = path.join(gitdir, 'objects/pack');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `pack-${'a'.repeat(40)}.pack`), pack);
  writeFileSync(path.join(folder, `pack-${'a'.repeat(40)}.idx`), withSum(index));
}
