import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';

/** What a page fetches until its first game can be played: scripts, styles and the page itself, each once, gzipped. */
export interface FirstLoad {
  /** Waits for the first game. The bytes of each, by its address, the largest first. */
  measured(): Promise<readonly (readonly [address: string, bytes: number])[]>;
}

/** Begins to listen: before the page is sent anywhere. */
export async function followFirstLoad(page: Page): Promise<FirstLoad> {
  const asked: Request[] = [];
  page.context().on('request', (request) => void asked.push(request));
  await page.addInitScript(noteFirstBoard);
  return {
    async measured() {
      const board = page.locator('html[data-first-board]');
      await board.waitFor({ state: 'attached', timeout: SLOWEST });
      const at = Number(await board.getAttribute('data-first-board'));
      const sizes = new Map<string, number>();
      for (const request of asked.filter(isCode)) {
        const body = await (await request.response())?.body();
        // When a request began is known once it was answered.
        if (sizes.has(request.url()) || request.timing().startTime > at) continue;
        sizes.set(request.url(), gzipSync(body ?? '').length);
      }
      return [...sizes].sort(([, a], [, b]) => b - a);
    },
  };
}

const isCode = (request: Request): boolean => /\.(js|css|html)$|\/$/.test(new URL(request.url()).pathname);

/** On a busy machine, in milliseconds. */
const SLOWEST = 90_000;

/** In the page: what is asked for after this moment is no longer of the first load, however late it is looked at. */
const noteFirstBoard = `new MutationObserver((_, observer) => {
  if (document.querySelector('.actions .rows button') === null) return;
  document.documentElement.dataset.firstBoard = String(performance.timeOrigin + performance.now());
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;
