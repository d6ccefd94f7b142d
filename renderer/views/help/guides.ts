import type { Locale } from '#renderer/desk/words/locale.ts';

/** Loaded on demand. Pages without a language suffix are in both languages. */
const files = import.meta.glob<string>(
  [
    '../../../docs/guide/*.md',
    '../../../docs/reference/*.md',
    '!../../../docs/reference/{changes,changes.ja,conventions,landmarks}.md',
  ],
  {
    query: '?raw',
    import: 'default',
  },
);

export interface Guide {
  readonly id: string;
  /** Below `docs`, as `guide/desk.md`. */
  readonly file: string;
  readonly read: () => Promise<string>;
}

const nameOf = /docs\/(?<file>[a-z]+\/(?<id>[a-z-]+)(?<own>\.ja)?\.md)$/;

export const guideIds: ReadonlySet<string> = new Set(
  Object.keys(files).map((path) => nameOf.exec(path)?.groups?.['id'] ?? ''),
);

export function guidesIn(locale: Locale): readonly Guide[] {
  const guides = Object.entries(files).flatMap(([path, read]) => {
    const { file = '', id = '', own } = nameOf.exec(path)?.groups ?? {};
    const isTranslated = files[path.replace(/(?:\.ja)?\.md$/, '.ja.md')] !== undefined;
    return isTranslated && (own !== undefined) !== (locale === 'ja') ? [] : [{ id, file, read }];
  });
  const place = ({ id }: Guide) => (order.indexOf(id) + order.length + 1) % (order.length + 1);
  return guides.sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
}

const order = ['effects', 'start', 'desk', 'playtests', 'explained', 'problems', 'builds', 'balance'];
