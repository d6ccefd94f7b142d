import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';
import type { PlayedChunk } from '#host/lab/games-job.ts';
import { packContent, packed, sumOf, unpackContent } from '#host/lab/parcels.ts';
import { packGames, readReturned, readSentChunk } from '#host/lab-machines/sent-chunks.ts';

const line = (seed: number) => ({
  ...{ seed, result: 'won', won: true, seats: [], reason: null, rounds: 3, rank: null, decisions: 9, logHash: '0' },
});
const asked = { from: 5, count: 2 };
const games: PlayedChunk = { lines: [line(5), line(6)] };
const parcelOf = async (value: unknown) => (await packed(JSON.stringify(value))).toString('base64');

describe('what a machine returns', () => {
  it('is read as it was packed', async () => {
    expect(await readReturned(await packGames('a', games), asked)).toEqual({ by: 'a', played: games });
  });

  it.each([
    ['nothing', () => null],
    ['a text', () => 'games'],
    ['a name that could be an order to a terminal', async () => ({ by: '\u001b[2J', games: await parcelOf(games) })],
    ['no parcel', () => ({ by: 'a', games: 'zzzz' })],
    ['no games', async () => ({ by: 'a', games: await parcelOf([1]) })],
    ['a line without a seed', async () => ({ by: 'a', games: await parcelOf({ lines: [{}, {}] }) })],
    ['other seeds', async () => ({ by: 'a', games: await parcelOf({ lines: [line(6), line(7)] }) })],
    ['too few games', async () => ({ by: 'a', games: await parcelOf({ lines: [line(5)] }) })],
    ['too many', async () => ({ by: 'a', games: await parcelOf({ lines: [line(5), line(6), line(7)] }) })],
    [
      'more than it may unpack to',
      () => ({ by: 'a', games: gzipSync(Buffer.alloc(65_000_000), { level: 1 }).toString('base64') }),
    ],
  ])('is not taken when it is %s', async (_, returned) => {
    expect(await readReturned(await returned(), asked)).toBeNull();
  });
});

describe('what a machine is asked', () => {
  const job = { setup: {}, bots: ['random'], effort: {}, laws: false };
  const chunk = { content: 'a'.repeat(64), job, from: 1, count: 3 };

  it('is read as it was sent', () => {
    expect(readSentChunk(chunk)).toEqual(chunk);
  });

  it.each([
    ['another program', { ...chunk, job: { ...job, bots: ['constructor'] } }],
    ['another word', { ...chunk, job: { ...job, run: 'rm' } }],
    ['too many games', { ...chunk, count: 257 }],
    ['a key of its own', { ...chunk, content: '../x' }],
  ])('is refused with %s', (_, value) => {
    expect(() => readSentChunk(value)).toThrow();
  });
});

describe('a content', () => {
  const [system] = systemIds;
  const content = { system, hash: 'h', documents: { 'a.json': [1] } };

  it('is taken under its sum alone', async () => {
    const { id, parcel } = await packContent(content);
    expect(await unpackContent(id, parcel)).toEqual(content);
    const other = await packContent({ ...content, hash: 'i' });
    await expect(unpackContent(id, other.parcel)).rejects.toThrow('no content');
  });

  it('of a game that is not there is refused', async () => {
    const { id, parcel } = await packContent({ ...content, system: 'chess' });
    await expect(unpackContent(id, parcel)).rejects.toThrow('no content');
    const text = JSON.stringify({ system });
    await expect(unpackContent(sumOf(text), await packed(text))).rejects.toThrow('no content');
  });
});
