import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { textHash } from '#engine/kernel/basics/hash.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-metro/examples/small-project.ts';

interface Printed {
  readonly ja: string;
  readonly en: string;
  readonly when: 'constant' | JsonObject;
  readonly does: JsonObject;
}

function told({ ja, en, when, does }: Printed): readonly string[] {
  const event = { id: 'EV-01', name: '祭', effects: [{ id: 'one', when, do: [does], text: ja }] };
  const units = {
    'EV-01/name': { t: 'Fair', h: textHash('祭', 10), s: 'reviewed' },
    'EV-01/effects/one/text': { t: en, h: textHash(ja, 10), s: 'reviewed' },
  };
  const files = {
    ...smallProject,
    'studio.json': (smallProject['studio.json'] as string).replace('"locales": ["ja"]', '"locales": ["ja", "en"]'),
    'events.json': JSON.stringify({ formatVersion: 1, events: [event] }),
    'l10n/en/events.json': JSON.stringify({ formatVersion: 1, units }),
  };
  const { problems } = diagnose(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    hostedSystems,
  );
  return problems.filter(({ file }) => file.endsWith('events.json')).map(({ code, file }) => `${code} ${file}`);
}

const [line, seats] = [{ op: 'line', id: 'A' }, { op: 'allSeats' }];
const modify = (number: string, add: number, of: JsonObject) => ({ op: 'modify', number, of, add });
const sound: readonly Printed[] = [
  {
    ja: 'A線の駅は、配当を50多く払う。',
    en: 'Stations on line A pay 50 more.',
    when: 'constant',
    does: modify('payout', 50, { op: 'stationsOn', line }),
  },
  {
    ja: 'A線の列車は、2駅少なく進む。',
    en: 'The train of line A moves 2 stations less.',
    when: 'constant',
    does: modify('move', -2, line),
  },
  {
    ja: '駅を建てる費用が100安くなる。',
    en: 'It is 100 cheaper to build a station.',
    when: 'constant',
    does: modify('buildPrice', -100, { op: 'allStations' }),
  },
  {
    ja: 'ラウンドが始まったとき、すべてのプレイヤーは150を得る。',
    en: 'When a round begins, every player takes 150.',
    when: { op: 'onRound' },
    does: { op: 'earn', who: seats, amount: 150 },
  },
  {
    ja: 'A線の駅が配当を払ったとき、ほかのプレイヤーは銀行に50を払う。',
    en: 'When a station on line A pays, the other players pay 50 to the bank.',
    when: { op: 'onPaid', of: { op: 'stationsOn', line } },
    does: { op: 'lose', who: { op: 'otherSeats' }, amount: 50 },
  },
  {
    ja: 'A線の列車が走り出すとき、走っている路線を2段上げる。',
    en: 'When the train of line A runs, raise all running lines by 2.',
    when: { op: 'onRun', of: line },
    does: { op: 'raise', line: { op: 'runningLines' }, steps: 2 },
  },
];
const slips: readonly (readonly [from: RegExp, to: string])[] = [
  [/(?<![\d])\d+(?=多|安|を)/, '70'],
  [/\d+駅/, '3駅'],
  [/\d+段/, '3段'],
  [/A線/, 'B線'],
  [/多く/, '少なく'],
  [/少なく/, '多く'],
  [/安く/, '高く'],
  [/得る/, '払う'],
  [/ほかの/, 'すべての'],
  [/ラウンドが始まったとき/, '駅が配当を払ったとき'],
  [/列車が走り出すとき/, 'ラウンドが始まったとき'],
  [/を2段上げる/, 'のプレイヤーは200を得る'],
  [/銀行に50を払う/, '銀行から50を得る'],
  [/\b\d+\b/, '70'],
  [/line A/, 'line B'],
  [/\bmore\b/, 'less'],
  [/\bless\b/, 'more'],
  [/cheaper/, 'more expensive'],
  [/\btakes\b/, 'pays'],
  [/the other players pay/, 'every player takes'],
  [/the other players/, 'all players'],
  [/When a round begins/, 'When a station pays'],
  [/When the train of line A runs/, 'When a round begins'],
  [/raise/, 'build'],
];

describe('the printed text of an event is compared with its effects, in both languages', () => {
  it.each(sound.map((printed) => [printed.ja, printed] as const))('%s', (_, printed) => {
    expect(told(printed)).toEqual([]);
  });

  it('reports more than nine of ten slips', () => {
    const tried = sound.flatMap((printed) =>
      slips.flatMap(([from, to]) =>
        (['ja', 'en'] as const).flatMap((locale) => {
          const written = printed[locale].replace(from, to);
          return written === printed[locale]
            ? []
            : [{ locale, written, told: told({ ...printed, [locale]: written }) }];
        }),
      ),
    );
    const missed = tried.filter((one) => one.told.length === 0).map(({ written }) => written);
    expect([tried.length > 40, missed.length <= tried.length / 10 ? [] : missed]).toEqual([true, []]);
  });
});
