import { type Languages, noLanguages } from '#authoring/project/localization/languages/languages.ts';

/** The tables of languages, loaded once a check needs them. */
export class LanguagesHere {
  private loaded: Languages = noLanguages;

  get now(): Languages {
    return this.loaded;
  }

  async fetch(): Promise<void> {
    this.loaded = (await import('#authoring/project/localization/languages/all-languages.ts')).allLanguages;
  }
}
