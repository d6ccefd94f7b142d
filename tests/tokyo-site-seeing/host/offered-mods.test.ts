import { expect, it } from 'vitest';
import { newThingsInNewProject } from '#host/new-project/new-project.ts';
import { fits } from '#renderer/desk/sought/match.ts';

it('a card to override is found by its reading, in kana and in Latin letters, and by its English name', async () => {
  const offered = await newThingsInNewProject({ folder: '/nowhere/new', system: 'tokyo-site-seeing', locale: 'ja' });
  const [which] = offered.find(({ id }) => id === 'mod')?.questions ?? [];
  const choices = which?.kind === 'choice' ? which.choices : [];
  const found = (query: string) =>
    choices.flatMap(({ value, label, also = [] }) => (fits(query, [label.ja, ...also]) ? [value] : []));
  expect(['magatta', 'まがった', 'Bent', '曲がった'].map(found)).toEqual(
    Array.from({ length: 4 }, () => ['tokyo-site-seeing-sample:W-01']),
  );
});
