import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { filesIn } from './house-files.ts';

interface Tag {
  readonly type?: string;
  readonly name?: { readonly name?: string };
  readonly attributes?: readonly { readonly name?: { readonly name?: string } }[];
}

/** Names of the HTML elements in a file that have a `title`. */
function titledIn(file: string): readonly string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, name, attributes = [] } = node as Tag;
    const isElement = type === 'JSXOpeningElement' && /^[a-z]/.test(name?.name ?? '');
    if (isElement && attributes.some((one) => one.name?.name === 'title')) found.push(`${file} <${name?.name}>`);
    for (const part of Object.values(node)) look(part);
  };
  look(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

it('no element has a tooltip of the browser, which comes late, says no keys and is not for the keyboard', () => {
  expect(filesIn('renderer', /\.tsx$/).flatMap(titledIn)).toEqual([]);
});
