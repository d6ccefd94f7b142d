import { describe, expect, it } from 'vitest';
import { main } from '../../cli/main.ts';
import { systemLocale } from '../../cli/system-locale.ts';

async function type(...typed: readonly string[]) {
  let out = '';
  let err = '';
  const code = await main(typed, {
    folder: process.cwd(),
    systemLocale: 'en',
    version: '1.2.3',
    lines: () => (async function* () {})(),
    stop: () => new AbortController().signal,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

describe('a wrong argument exits 2 and names the nearest right one', () => {
  it.each([
    [['chek'], 'check'],
    [['check', '.', '--stric'], '--strict'],
    [['check', '.', '--locale', 'jp'], 'ja'],
    [['check'], 'check PROJECT'],
    [['check', 'a', 'b'], 'check PROJECT'],
    [['check', '.', '--locale'], 'ja'],
    [['check', '.', '--strict=yes'], '--strict'],
    [['check', '.', '-s'], '-s'],
    [[], '--help'],
  ])('%j', async (typed, named) => {
    const { code, out, err } = await type(...typed);
    expect(code).toBe(2);
    expect(err).toContain(named);
    expect(out).toBe('');
  });

  it('is one JSON document with --json', async () => {
    const { code, out } = await type('chek', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'ARG002', data: { given: 'chek', nearest: 'check' } } });
  });
});

describe('the requested language', () => {
  it('applies to every answer, wherever the option is and whatever else is wrong', async () => {
    const told = [
      await type('chek', '--locale', 'en'),
      await type('check', '--locale=ja'),
      await type('check', '.', '--bogus', '--locale', 'ja'),
    ].map(({ err }) => err);
    expect(told).toEqual([
      'There is no command "chek". Did you mean check?\n',
      'こう打ってください：studio check PROJECT [--strict] [--faces] [--json]\n',
      '--bogus という指定はありません。studio --help で一覧を見られます。\n',
    ]);
    expect((await type('--help', '--locale', 'en')).out).toContain('Every command takes --json');
    expect((await type('--help', '--locale', 'ja')).out).toContain('どのコマンドにも --json');
  });
});

describe('the most common commands', () => {
  it('--help lists every command, and --version prints the version', async () => {
    expect((await type('--help')).out).toContain('studio check PROJECT');
    expect((await type('check', '--help')).code).toBe(0);
    expect((await type('--version')).out).toBe('1.2.3\n');
  });
  it('language and schemas each print one JSON document', async () => {
    for (const name of ['language', 'schemas']) {
      const { code, out } = await type(name, '--json');
      expect(code).toBe(0);
      expect(Object.keys(JSON.parse(out) as object)).toHaveLength(1);
      expect((await type(name, '--locale', 'ja')).code).toBe(0);
    }
  });
  it('the language defaults to that of the system, then to Japanese', () => {
    expect(systemLocale({ LANG: 'en_US.UTF-8' }, 'linux')).toBe('en');
    expect(systemLocale({ LC_ALL: 'ja_JP.UTF-8', LANG: 'en_US' }, 'linux')).toBe('ja');
    expect(systemLocale({ LANG: 'C' }, 'linux')).toBe('ja');
    expect(systemLocale({}, 'linux')).toBe('ja');
  });
});
