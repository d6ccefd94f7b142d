import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import { sharedChromium } from '../../stories/chromium.ts';
import { openPage, startDoor } from '../../stories/studio.ts';

// Issue 3, "Shown by" 2, as an outside script: only by the roles and names of docs/reference/landmarks.md and by keys.
// Once in each language.

type Language = 'ja' | 'en';
type Role = Parameters<Page['getByRole']>[0];

const promises = new Map(
  readFileSync('docs/reference/landmarks.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, part = '', role = '', ja = '', en = '']) => [part.split(':', 1)[0] ?? '', { role, ja, en }]),
);

const said = {
  ja: {
    endAction: 'アクションを終える',
    steps: '1手',
    editBoard: '盤の編集',
    autoPlayOptions: /^自動の進め方 /,
    cheats: { equip: '装備させる', place: 'トラブルを置く', reveal: 'シナリオカードを公開' },
    fields: { pc: 'PC', card: 'カード', slot: 'スロット' },
    gangster: 'ギャングスター',
    slot: 'シンジュク1',
    sign: '曲がった標識',
    enemy: '歩く看板男',
    damage: (amount: number) => `歩く看板男に物理ダメージ${amount}点`,
    oldGame: '最後に正しかった内容のまま',
    error: 'エラー',
    place: '行 21、',
    cleared: 'シナリオクリア',
  },
  en: {
    endAction: 'Finish',
    steps: '1 move',
    editBoard: 'Edit the board',
    autoPlayOptions: /^Auto-play options /,
    cheats: { equip: 'Equip', place: 'Place a trouble', reveal: 'Reveal a scenario card' },
    fields: { pc: 'PC', card: 'Card', slot: 'Slot' },
    gangster: 'Gangster',
    slot: 'Shinjuku, slot 1',
    sign: 'Bent Road Sign',
    enemy: 'The Walking Sandwich Man',
    damage: (amount: number) => `${amount} physical damage`,
    oldGame: 'still uses the last valid version',
    error: 'Error',
    place: 'Line 21,',
    cleared: 'Scenario clear',
  },
} as const;

const languages = [
  ['ja', 'ja-JP'],
  ['en', 'en-US'],
] as const;

describe.each(rows(languages, [1]))(
  'a weapon is edited in a running battle, by landmarks alone (%s)',
  (language: Language, locale) => {
    const words = said[language];
    const complaints: string[] = [];
    let outside: string;
    let door: { readonly child: ChildProcess; readonly address: string };
    let page: Page;

    const part = (name: string, within: Page | Locator = page): Locator => {
      const promise = promises.get(name);
      if (promise === undefined) throw new Error(`docs/reference/landmarks.md promises no ${name}`);
      const named = promise[language] === '' ? {} : { name: promise[language], exact: true };
      return within.getByRole(promise.role as Role, named);
    };
    const open = async () => {
      door = await startDoor(path.join(outside, 'project'));
      page = await openPage(await sharedChromium(), door.address, complaints, { locale });
    };
    /** The state's hash in the status bar, which changes with every event of the game. */
    const state = async () => /[0-9a-f]{8}/.exec((await part('status bar').textContent()) ?? '')?.[0] ?? '';
    const isOther = (before: string) => expect.poll(state).not.toBe(before);
    const logText = async () => {
      // The editor of the board takes its place.
      if (!(await part('log').isVisible())) await page.keyboard.press('Alt+8');
      return (await part('log').innerText()).replace(/\s+/g, ' ');
    };

    async function choose(list: Locator, text: string): Promise<void> {
      await list.getByRole('option').filter({ hasText: text }).first().waitFor({ state: 'attached' });
      const options = await list.getByRole('option').allTextContents();
      const label = options.find((one) => one.includes(text));
      if (label === undefined) throw new Error(`no ${text} among ${options.join(', ')}`);
      await list.selectOption({ label });
    }
    async function cheat(kind: keyof typeof words.cheats, fields: Partial<Record<keyof typeof words.fields, string>>) {
      const before = await state();
      if (!(await part('cheats').isVisible())) {
        await page.keyboard.press('Control+Shift+P');
        await part('commands').getByRole('combobox').fill(words.editBoard);
        await part('commands')
          .getByRole('option', { name: new RegExp(words.editBoard) })
          .first()
          .click();
      }
      await choose(part('kind of cheat', part('cheats')), words.cheats[kind]);
      for (const [field, text] of Object.entries(fields)) {
        const name = words.fields[field as keyof typeof words.fields];
        await choose(part('cheats').getByRole('combobox', { name, exact: true }), text);
      }
      await part('apply the cheat', part('cheats')).click();
      await isOther(before);
    }
    async function act(...sentence: readonly string[]): Promise<void> {
      let found = part('actions').getByRole('button');
      for (const text of sentence) found = found.filter({ hasText: text });
      const before = await state();
      await found.first().click();
      await isOther(before);
    }
    async function goBehind(file: string, text: string): Promise<void> {
      const before = readFileSync(path.join(outside, 'project', file), 'utf8').split(text, 1)[0] + text;
      const line = before.split('\n').length;
      const column = (before.split('\n').at(-1)?.length ?? 0) + 1;
      const where = language === 'ja' ? `行 ${line}、列 ${column}` : `Line ${line}, column ${column}`;
      // Long lines wrap, and arrow keys would count rows
      await page.keyboard.press('Control+g');
      await page.keyboard.type(`${line}:${column}`);
      await page.keyboard.press('Enter');
      await expect.poll(() => part('status bar').innerText()).toContain(where);
    }
    /** Warnings do not count: the printed text differs from the effect for a while. */
    const errors = () =>
      part('problems')
        .getByRole('listitem')
        .filter({ has: page.getByRole('img', { name: words.error, exact: true }) });

    beforeAll(async () => {
      outside = await mkdtemp(path.join(tmpdir(), 'studio-landmarks-'));
      await cp('sample-content/tokyo-site-seeing', path.join(outside, 'project'), { recursive: true });
      await open();
    });
    afterAll(async () => {
      await page?.context().close();
      door?.child.kill('SIGKILL');
      await rm(outside, { recursive: true, force: true, maxRetries: 3 });
    });

    describe.sequential('', () => {
      let battle = '';

      it('a battle is started, with a player, cheats and actions', async () => {
        await page.getByRole('button', { name: words.autoPlayOptions }).click();
        await choose(part('how many steps'), words.steps);
        await page.keyboard.press('Escape');
        while (!(await part('actions').innerText()).includes(words.endAction)) {
          const before = await state();
          await part('auto-play').click();
          await isOther(before);
        }
        await cheat('equip', { pc: words.gangster, card: words.sign });
        await cheat('place', { card: words.enemy, slot: words.slot });
        await act(words.gangster, words.sign, words.enemy);
        await expect.poll(() => logText()).toContain(words.damage(2));
        battle = await state();
      });

      it('the damage is mistyped: a problem at the place, and the game unchanged', async () => {
        await part('explorer').getByRole('treeitem', { name: 'weapons.json', exact: true }).click();
        await part('editor').getByRole('textbox').focus();
        await goBehind('cards/weapons.json', '"amount": ');
        await page.keyboard.press('Shift+ArrowRight');
        // At once: a pause in typing would make it two steps to undo
        await page.keyboard.insertText('"two"');
        await expect.poll(() => errors().count()).toBe(1);
        await expect.poll(() => errors().innerText()).toMatch(/cards\/weapons\.json\s+21:\d+/);
        await expect.poll(() => part('difference that an edit made').innerText()).toContain(words.oldGame);
        await expect.poll(() => state()).toBe(battle);
      });

      it('it is set to a number at the marker: the battle is replayed, and the difference is named', async () => {
        await errors().getByRole('button').first().click();
        await expect.poll(() => part('status bar').innerText()).toContain(words.place);
        for (let i = 0; i < '"two"'.length; i++) await page.keyboard.press('Shift+ArrowRight');
        await page.keyboard.type('4');
        await expect.poll(() => part('difference that an edit made').innerText()).toContain(words.damage(4));
        await expect.poll(() => part('difference that an edit made').innerText()).toContain(words.damage(2));
        await expect.poll(() => errors().count()).toBe(0);
        await expect.poll(() => logText()).toContain(words.damage(4));
        await expect.poll(() => state()).not.toBe(battle);
      });

      it('it is undone with the focus on the board, redone, and undone', async () => {
        const edited = await state();
        await part('board').getByRole('button').first().focus();
        // The number, then the word: two steps, since the cursor moved in between.
        await page.keyboard.press('Control+z');
        await expect.poll(() => errors().count()).toBe(1);
        await page.keyboard.press('Control+z');
        await expect.poll(state).toBe(battle);
        await expect.poll(() => errors().count()).toBe(0);
        await page.keyboard.press('Control+Shift+Z');
        await page.keyboard.press('Control+Shift+Z');
        await expect.poll(state).toBe(edited);
        await page.keyboard.press('Control+z');
        await page.keyboard.press('Control+z');
        await expect.poll(state).toBe(battle);
      });

      it('a decision is undone and redone', async () => {
        await part('step back').click();
        await isOther(battle);
        await part('step on').click();
        await expect.poll(state).toBe(battle);
      });

      it('the page is reloaded: project, tab, game and log are restored', async () => {
        const log = await logText();
        await page.reload();
        await expect.poll(state).toBe(battle);
        await expect.poll(() => logText()).toBe(log);
        await expect.poll(() => page.getByRole('tab', { name: 'weapons.json', exact: true }).count()).toBe(1);
        await expect.poll(() => part('editor').getByRole('textbox').count()).toBe(1);
        await expect.poll(() => part('explorer').getByRole('treeitem', { name: 'weapons.json' }).count()).toBe(1);
      });

      it('the scenario is cleared with clicks and a cheat', async () => {
        await act(words.endAction);
        await cheat('reveal', { card: 'SC00-09' });
        await expect.poll(() => part('play').innerText()).toContain(words.cleared);
      });

      it('the program is killed and started again: everything is restored', async () => {
        const [log, ended] = [await logText(), await state()];
        await page.waitForTimeout(1000);
        door.child.kill('SIGKILL');
        await once(door.child, 'close');
        await page.context().close();
        door = await startDoor(path.join(outside, 'project'));
        page = await openPage(await sharedChromium(), door.address, complaints, { locale }, (opened) =>
          expect.poll(() => opened.getByRole('contentinfo').innerText()).toContain(ended),
        );
        await expect.poll(() => part('play').innerText()).toContain(words.cleared);
        await expect.poll(() => logText()).toBe(log);
        await expect.poll(() => page.getByRole('tab', { name: 'weapons.json', exact: true }).count()).toBe(1);
      });

      it('no errors were logged', () => {
        // A page whose program was killed gets no answers.
        expect(complaints.filter((one) => !one.includes('ERR_CONNECTION'))).toEqual([]);
      });
    });
  },
);
