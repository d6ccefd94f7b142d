import { expect, it } from 'vitest';
import { cardPlace } from '#renderer/desk/help/tour-place.ts';
import { reportText } from '#renderer/views/help/report-text.ts';

const nothing = {
  studio: '1.2.3',
  browser: 'Chromium',
  language: 'ja',
  window: '1280 × 800 × 1',
  project: 'mine 0.1.0',
  game: 'some-game',
  problems: new Map<string, number>(),
  faults: [],
  told: '',
  document: null,
} as const;

it('a report has the versions, the problems by code, the place of the failure and the person’s words', () => {
  const fault = { at: '2026-01-01T00:00:00Z', part: 'ログ', message: 'broken', stack: 'Error: broken\n at log' };
  const problems = new Map([['EFT007', 2]]);
  expect(reportText({ ...nothing, problems, faults: [fault], told: ' 盤が空 ' })).toBe(
    [
      'Site-Seeing Studio 1.2.3',
      'Browser: Chromium',
      'Language: ja, window: 1280 × 800 × 1',
      'Project: mine 0.1.0, game: some-game',
      'Problems: EFT007 × 2',
      '',
      'What happened:',
      '盤が空',
      '',
      'Messages:',
      '2026-01-01T00:00:00Z [ログ]',
      'Error: broken',
      ' at log',
      '',
    ].join('\n'),
  );
});

it('a report has a document only when it was given one', () => {
  expect(reportText(nothing)).toContain('Problems: none');
  expect(reportText({ ...nothing, document: { path: 'a.json', text: '{}' } })).toContain('\n\na.json:\n{}\n');
});

it('the card of the tour is next to its subject, and always within the page', () => {
  const [card, page] = [
    { width: 340, height: 200 },
    { width: 1280, height: 800 },
  ] as const;
  const at = (left: number, top: number, width: number, height: number) =>
    cardPlace({ left, top, width, height }, card, page);
  expect(at(0, 40, 200, 700)).toEqual({ left: 212, top: 52 });
  expect(at(800, 40, 480, 700)).toEqual({ left: 448, top: 52 });
  expect(at(0, 776, 1280, 24)).toEqual({ left: 470, top: 564 });
  expect(cardPlace(null, card, page)).toEqual({ left: 470, top: 800 / 3 });
});
