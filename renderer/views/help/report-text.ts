import type { StudioFault } from '#renderer/desk/help/faults-store.ts';

/** Contents of a bug report. Of the project only its name and version, unless the user adds a document. */
export interface Reported {
  readonly studio: string;
  readonly browser: string;
  readonly language: string;
  readonly window: string;
  readonly project: string;
  readonly game: string;
  readonly problems: ReadonlyMap<string, number>;
  readonly faults: readonly StudioFault[];
  readonly told: string;
  readonly document: { readonly path: string; readonly text: string } | null;
}

export function reportText(reported: Reported): string {
  const { studio, browser, language, window, project, game, problems, faults, told, document } = reported;
  const listed = [...problems].map(([code, count]) => `${code} × ${count}`).join(', ');
  const head = [
    `Site-Seeing Studio ${studio}`,
    `Browser: ${browser}`,
    `Language: ${language}, window: ${window}`,
    `Project: ${project}, game: ${game}`,
    `Problems: ${listed === '' ? 'none' : listed}`,
  ];
  const happened = faults.map(
    ({ at, part, message, stack }) =>
      `${at}${part === '' ? '' : ` [${part}]`}\n${stack.includes(message) ? stack : `${message}\n${stack}`}`,
  );
  return [
    head.join('\n'),
    told.trim() === '' ? '' : `What happened:\n${told.trim()}`,
    `Messages:\n${happened.length === 0 ? 'none' : happened.join('\n\n')}`,
    document === null ? '' : `${document.path}:\n${document.text}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}
