import { readFileSync } from 'node:fs';
import { filesIn } from '../ground/house-files.ts';

export interface Page {
  readonly file: string;
  readonly text: string;
}

export const pages: readonly Page[] = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
