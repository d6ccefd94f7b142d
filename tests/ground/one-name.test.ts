import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './house-files.ts';

// One name, one meaning: an exported type is the only one of its name, so that a search finds one declaration.

const product = ['api', 'authoring', 'cli', 'electron', 'engine', 'host', 'loopback', 'renderer'];

const explained: Readonly<Record<string, string>> = {
  Locale: 'the two languages of authors (kernel), commands (cli) and the desk, which do not import each other there',
};

const typesOf = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:default |declare |abstract |const )*(?:interface|type|class|enum) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

function declaredTwice(files: ReadonlyMap<string, string>): Readonly<Record<string, readonly string[]>> {
  const places = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    for (const name of typesOf(text)) places.set(name, (places.get(name) ?? new Set()).add(file));
  }
  return Object.fromEntries([...places].filter(([, of]) => of.size > 1).map(([name, of]) => [name, [...of].sort()]));
}

describe('exported types', () => {
  it('have names of their own, but for those explained here', () => {
    const files = product.flatMap(sourcesIn).filter((file) => !file.includes('/generated/'));
    expect(files.length).toBeGreaterThan(1000);
    const twice = declaredTwice(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
    const unexplained = Object.entries(twice).filter(([name]) => !Object.hasOwn(explained, name));
    expect(unexplained).toEqual([]);
    expect(Object.keys(explained).filter((name) => !Object.hasOwn(twice, name))).toEqual([]);
  });

  it('are at most ten that need an explanation', () => {
    expect(Object.keys(explained).length).toBeLessThanOrEqual(10);
  });

  it('are found however they are declared, without overloaded and private names', () => {
    const one = 'export interface A {}\nexport abstract class B {}\nexport const enum C {}\ninterface D {}\n';
    const other = 'export type A<T> = T;\nexport declare class B {}\nexport enum C {}\nexport type D = 1;\n';
    const files = new Map([
      ['one.ts', one],
      ['other.ts', other],
    ]);
    const both = ['one.ts', 'other.ts'];
    expect(declaredTwice(files)).toEqual({ A: both, B: both, C: both });
  });
});
