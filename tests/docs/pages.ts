import { readFileSync } from 'node:fs';
import { filesIn } from '../ground/house-files.ts';

export interface Page {
  readonly file: string;
  readonly text: string;
}

/** Every page for readers: the two first ones, and all of `docs`. */
export const pages: readonly Page[] = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
