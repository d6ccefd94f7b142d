import type { Fault } from '#renderer/desk/help/faults-store.ts';

/** What a report of a defect is made of. Of the project no more than its name, unless the person adds it. */
export interface Reported {
  readonly studio: string;
  readonly browser: string;
  readonly language: string;
  readonly window: string;
  /** The project's id and version, as it calls itself. */
  readonly project: string;
  readonly game: string;
  /** How often each problem of the project is told, by its code. */
  readonly problems: ReadonlyMap<string, number>;
  readonly faults: readonly Fault[];
  /** What the person has written. */
  readonly told: string;
  /** The document in the editor, when it was ticked. */
  readonly document: { readonly path: string; readonly text: string } | null;
}

/** A report as it is read, copied and sent: in English, for those who mend it. */
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
