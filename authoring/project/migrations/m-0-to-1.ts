import type { Migration } from './migration.ts';

/** Version 0 had no version numbers, and fewer required keys in studio.json. */
export const from0To1: Migration = {
  from: 0,
  about: {
    ja: '各文書に形式の版を書き、studio.json に足りない項目（locales、requires、settings）を加える',
    en: 'Writes the format version into each document, and adds missing locales, requires and settings to studio.json',
  },
  writes: (path, document) => [
    {
      key: 'formatVersion',
      value: 1,
      ...(Object.hasOwn(document, '$schema') ? { behind: '$schema' } : {}),
    },
    ...(path === 'studio.json' ? lackingIn(document) : []),
  ],
};

const lackingIn: (document: { readonly [key: string]: unknown }) => ReturnType<Migration['writes']> = (document) => {
  const { sourceLocale = 'ja' } = document;
  const all = [
    { key: 'locales', value: [sourceLocale], behind: 'sourceLocale' },
    { key: 'requires', value: [], behind: 'locales' },
    { key: 'settings', value: {}, behind: 'requires' },
  ];
  return all.filter(({ key }) => !Object.hasOwn(document, key));
};
