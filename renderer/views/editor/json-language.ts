import * as monaco from 'monaco-editor/editor';

/**
 * JSON as the editor colours and types it. The editor brings a JSON service of its own, which would be loaded for this
 * alone: what a text means is the business of our workers.
 */
export function registerJson(): void {
  monaco.languages.register({ id: 'json', extensions: ['.json'] });
  monaco.languages.setLanguageConfiguration('json', {
    // A number, or whatever stands between signs: what a double click takes.
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
