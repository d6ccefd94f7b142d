import * as monaco from 'monaco-editor/editor';

/** JSON tokenization only. Monaco's JSON service is not loaded, since our workers do its job. */
export function registerJson(): void {
  monaco.languages.register({ id: 'json', extensions: ['.json'] });
  monaco.languages.setLanguageConfiguration('json', {
    // A number, or the text between punctuation: what a double click selects.
    wordPattern: /(-?\d*\.\d\w*)|([^[{\]}:",\s]+)/g,
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}', notIn: ['string'] },
      { open: '[', close: ']', notIn: ['string'] },
      { open: '"', close: '"', notIn: ['string'] },
    ],
  });
  monaco.languages.setMonarchTokensProvider('json', {
    defaultToken: '',
    tokenPostfix: '.json',
    tokenizer: {
      root: [
        [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'string.key'],
        [/"(?:[^"\\]|\\.)*"?/, 'string.value'],
        [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number'],
        [/\b(?:true|false|null)\b/, 'keyword'],
        [/[{}]/, 'delimiter.bracket'],
        [/[[\]]/, 'delimiter.array'],
        [/:/, 'delimiter.colon'],
        [/,/, 'delimiter.comma'],
      ],
    },
  });
}
