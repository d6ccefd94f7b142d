import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './house-files.ts';

/** Patterns with `!` only exclude, so they are left out. */
const patterns = sourcesIn('renderer').flatMap((file) => {
  const calls = readFileSync(file, 'utf8').matchAll(
    /import\.meta\.glob(?:<[^>]*>)?\((?<asked>\s*(?:\[[^\]]*\]|'[^']*'))/g,
  );
  const asked = [...calls].flatMap(({ groups }) => [...(groups?.['asked'] ?? '').matchAll(/'([^!'][^']*)'/g)]);
  return asked.map(([, pattern = '']) => ({ file, pattern }));
});

describe('import.meta.glob', () => {
  it('is used by the page', () => {
    expect(patterns).not.toEqual([]);
  });

  it.each(patterns)('finds a file for $pattern of $file', ({ file, pattern }) => {
    const whole = path.posix.join(path.posix.dirname(file), pattern);
    const folder = whole.slice(0, whole.replace(/\*.*$/s, '').lastIndexOf('/') + 1) || '.';
    expect(filesIn(folder, /\*.*\//.test(pattern)).filter((name) => matcher(whole).test(name))).not.toEqual([]);
  });
});

function filesIn(folder: string, isDeep: boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: isDeep }).map((name) => path.posix.join(folder, String(name)));
}

function matcher(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replace(/[.\\+?^${}()|[\]]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}
