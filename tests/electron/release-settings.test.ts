import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import configuration from '#scripts/electron-builder.config.mjs';
import { entitlements, releaseFrom, systemsOf, toldLacks, withoutEmpty } from '#scripts/release-settings.mjs';

const key = { APPLE_API_KEY: 'k', APPLE_API_KEY_ID: 'i', APPLE_API_ISSUER: 's' };

describe('without environment variables', () => {
  const { mac, linux, metadata, lacks } = releaseFrom({ CSC_LINK: '', STUDIO_MAINTAINER: '' });

  it('the application is packaged unsigned, and Apple is not contacted', () => {
    expect([mac, linux, metadata]).toEqual([
      { identity: '-', hardenedRuntime: false, notarize: false },
      { target: ['AppImage'] },
      {},
    ]);
  });

  it('the systems being packaged are informed, in both languages', () => {
    expect(lacks).toEqual(['mac-signature', 'windows-signature', 'deb']);
    expect(toldLacks(lacks, ['darwin', 'linux'])).toEqual([
      expect.stringMatching(/^macOS の署名はありません/),
      expect.stringMatching(/^Not signed for macOS/),
      expect.stringMatching(/^deb は作りません/),
      expect.stringMatching(/^No deb/),
    ]);
  });
});

it('an empty variable counts as missing: an unset secret of a workflow', () => {
  expect(withoutEmpty({ CSC_LINK: '', APPLE_ID: '', PATH: '/bin' })).toEqual({ PATH: '/bin' });
});

describe('with a certificate', () => {
  it('the hardened runtime is on, with the one exception that pages need', () => {
    const { mac, lacks } = releaseFrom({ CSC_LINK: 'a.p12' });
    expect(mac).toEqual({
      ...{ hardenedRuntime: true, notarize: false },
      ...{ entitlements, entitlementsInherit: entitlements },
    });
    expect(lacks).toEqual(['notarisation', 'deb']);
    const keys = [...readFileSync(entitlements, 'utf8').matchAll(/<key>(.*)<\/key>/g)].map(([, name]) => name);
    expect(keys).toEqual(['com.apple.security.cs.allow-jit']);
  });

  it.each([
    [{ CSC_LINK: 'a.p12', ...key }, true],
    [{ CSC_NAME: 'Ada', APPLE_KEYCHAIN: 'a', APPLE_KEYCHAIN_PROFILE: 'b' }, true],
    [{ CSC_LINK: 'a.p12', APPLE_API_KEY: 'k', APPLE_API_KEY_ID: 'i' }, false],
    [key, false],
  ])('%j: notarization by Apple is %s', (environment, isNotarised) => {
    expect(releaseFrom(environment).mac.notarize).toBe(isNotarised);
  });

  it('Windows alone lacks nothing', () => {
    expect(toldLacks(releaseFrom({ WIN_CSC_LINK: 'a.pfx' }).lacks, ['win32'])).toEqual([]);
  });
});

describe('the address of updates', () => {
  const updates = { STUDIO_UPDATES: 'https://example.org/studio' };
  const place = { provider: 'generic', url: 'https://example.org/studio' };

  it.each([
    [updates, { mac: null, win: null }],
    [
      { ...updates, CSC_LINK: 'a.p12' },
      { mac: place, win: place },
    ],
    [
      { ...updates, WIN_CSC_LINK: 'a.pfx' },
      { mac: null, win: place },
    ],
    [{ CSC_LINK: 'a.p12' }, { mac: null, win: null }],
    [
      { CSC_LINK: 'a.p12', STUDIO_UPDATES: 'http://example.org/studio' },
      { mac: null, win: null },
    ],
    [
      { CSC_LINK: 'a.p12', STUDIO_UPDATES: 'example.org' },
      { mac: null, win: null },
    ],
  ])('%j: is written only into signed packages, and only with https', (environment, publish) => {
    expect(releaseFrom(environment).publish).toEqual(publish);
  });
});

it('a deb names its maintainer and its homepage', () => {
  const { linux, metadata } = releaseFrom({
    STUDIO_MAINTAINER: 'Ada <ada@example.org>',
    STUDIO_HOMEPAGE: 'https://example.org',
  });
  expect([linux, metadata]).toEqual([
    { target: ['AppImage', 'deb'], maintainer: 'Ada <ada@example.org>' },
    { homepage: 'https://example.org' },
  ]);
});

it.each([
  [[], ['linux']],
  [
    ['--mac', '--win'],
    ['darwin', 'win32'],
  ],
  [['-mwl'], ['darwin', 'win32', 'linux']],
  [['--linux', 'dir', '-c.electronDist=/mac'], ['linux']],
])('%j packs for %j', (typed, systems) => {
  expect(systemsOf(typed, 'linux')).toEqual(systems);
});

it('a package has an author, a name that desktops know its window by, and an installer for each system', () => {
  const told = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  expect([told['author'], told['desktopName']]).toEqual([
    'Site-Seeing Studio contributors',
    'site-seeing-studio.desktop',
  ]);
  const { mac, win, linux, publish } = configuration;
  expect([mac?.target, win?.target, linux?.target]).toMatchObject([['dmg'], ['nsis'], ['AppImage']]);
  expect([linux?.syncDesktopName, publish]).toEqual([true, null]);
});
