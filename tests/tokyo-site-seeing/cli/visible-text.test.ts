import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { visibleLine, visibleText } from '#cli/output/visible-text.ts';
import { runStudio } from '../../cli/run-studio.ts';

const esc = '\u001b';
/** Writes the clipboard, sets the title, clears the screen, reverses the text direction, and uses another line end. */
const evil = `A${esc}]52;c;ZXZpbA==\u0007${esc}]0;T\u0007${esc}[2J\u009b31m\u202Eb\u2066c\u200bd\u2028e\r\u007f`;
/** Terminal control characters, except our own line breaks and tabs. */
const obeyed = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff]/u;

describe('text from files is printed and not interpreted', () => {
  it('control characters and direction marks are escaped as in JSON', () => {
    expect(visibleText(`${evil}\n`)).toBe(
      'A\\u001b]52;c;ZXZpbA==\\u0007\\u001b]0;T\\u0007\\u001b[2J\\u009b31m\\u202eb\\u2066c\\u200bd\\u2028e\\u000d\\u007f\n',
    );
    expect(visibleText('\ud800x 標識 é 👩‍🚀\tend\n')).toBe('\\ud800x 標識 é 👩‍🚀\tend\n');
    expect(visibleLine('one\ntwo')).toBe('one\\u000atwo');
    expect(JSON.parse(visibleText(JSON.stringify({ evil })))).toEqual({ evil });
  });

  it('in titles, file names, keys, ids and test names of an untrusted project', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-evil-'));
    await mkdir(path.join(folder, 'cards'));
    const id = `x${esc}[31m`;
    const studio = { formatVersion: 1, id, title: `${evil}\nstudio.json:1:1 no problems`, [evil]: 1 };
    await writeFile(path.join(folder, 'studio.json'), JSON.stringify(studio));
    await writeFile(path.join(folder, 'cards', `a${esc}[2J.json`), JSON.stringify({ cards: [{ id, [evil]: evil }] }));
    const test = { name: evil, rules: [], given: { table: 'empty' }, when: [{ do: evil }], then: { result: null } };
    const file = path.join(folder, `t${esc}[2J.json`);
    await writeFile(file, JSON.stringify({ formatVersion: 1, tests: [test] }));
    const sample = ['--project', 'sample-content/tokyo-site-seeing'];
    const typed = [
      ['check', folder],
      ['play', folder, '--bot', 'random'],
      ['test', file, ...sample],
      ['test', file, '--explain', evil, ...sample],
      ['test', file, '--show', 'legal', '--name', evil, ...sample],
      ['language', evil],
      [evil],
    ];
    for (const one of typed.flatMap((words) => [words, [...words, '--json'], [...words, '--locale', 'ja']])) {
      const { out, err } = await runStudio(one);
      expect([one, obeyed.exec(out + err)?.[0].codePointAt(0)]).toEqual([one, undefined]);
      expect((out + err).length).toBeGreaterThan(0);
    }
    expect((await runStudio(['check', folder])).out).not.toMatch(/^studio\.json:1:1 no problems/m);
  });
});
