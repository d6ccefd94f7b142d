declare module 'nspell' {
  interface Nspell {
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  const nspell: (aff: string, dic: string) => Nspell;
  export = nspell;
}
