import { describe, expect, it } from 'vitest';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { sample } from './sample.ts';

const { label } = tokyoSiteSeeing.words;

describe('names and labels', () => {
  it.each([
    ['procurer', '調達屋', 'Procurer'],
    ['W-01#1', '曲がった標識', 'Bent Road Sign'],
    ['SNG1', 'シナガワ2', 'Shinagawa, slot 2'],
  ])('%s: a BOT card replacing a PC has its id, but not its name on the table', (name, ja, en) => {
    expect(['ja', 'en'].map((locale) => label(sample, locale, name))).toEqual([ja, en]);
  });
});
