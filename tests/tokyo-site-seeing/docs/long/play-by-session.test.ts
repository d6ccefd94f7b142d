import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('the program in docs/ plays a whole game by session, the same each time', async () => {
  const played = async () =>
    JSON.parse((await run(process.execPath, ['docs/reference/play-by-session.mjs'])).stdout) as object;
  const one = await played();
  expect(one).toMatchObject({ result: expect.stringMatching(/^(cleared|defeated)$/), decisions: expect.any(Number) });
  expect(await played()).toEqual(one);
});
