// What a release takes from the environment, because it is a secret or belongs to whoever hands it out: certificates,
// access to notarisation, and whose package it is. Without them the same application is packed, and what it lacks is said.

/** @typedef {import('electron-builder').Configuration} Configuration */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** Any one of these sets lets Apple look through the application. */
const notaries = [
  ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  ['APPLE_KEYCHAIN', 'APPLE_KEYCHAIN_PROFILE'],
];

/**
 * @param {Environment} environment
 * @returns {{
 *   readonly mac: Pick<import('electron-builder').MacConfiguration, 'identity' | 'hardenedRuntime' | 'notarize' | 'entitlements' | 'entitlementsInherit'>,
 *   readonly linux: { readonly target: string[], readonly maintainer?: string },
 *   readonly publish: { readonly mac: Place | null, readonly win: Place | null },
 *   readonly metadata: { readonly homepage?: string },
 *   readonly lacks: readonly Lack[],
 * }}
 */
export function releaseFrom(environment) {
  /** @param {string} name */
  const has = (name) => (environment[name] ?? '') !== '';
  const isSignedForMac = has('CSC_LINK') || has('CSC_NAME');
  const isSignedForWindows = has('WIN_CSC_LINK') || has('CSC_LINK');
  const isNotarised = isSignedForMac && notaries.some((names) => names.every(has));
  const [maintainer, homepage] = [environment['STUDIO_MAINTAINER'] ?? '', environment['STUDIO_HOMEPAGE'] ?? ''];
  const updates = addressOf(environment['STUDIO_UPDATES'] ?? '');
  const hasDeb = maintainer !== '' && homepage !== '';
  /** @type {Lack[]} */
  const lacks = [];
  if (!isSignedForMac) lacks.push('mac-signature');
  else if (!isNotarised) lacks.push('notarisation');
  if (!isSignedForWindows) lacks.push('windows-signature');
  if (!hasDeb) lacks.push('deb');
  return {
    mac: {
      notarize: isNotarised,
      ...(isSignedForMac
        ? { hardenedRuntime: true, entitlements, entitlementsInherit: entitlements }
        : // Nobody's signature, which an Apple processor asks for; the hardened runtime would refuse Electron's libraries.
          { hardenedRuntime: false, identity: '-' }),
    },
    linux: hasDeb ? { target: ['AppImage', 'deb'], maintainer } : { target: ['AppImage'] },
    publish: {
      // What nobody has signed is not updated: it could be anybody's. An AppImage and a deb carry no signature.
      mac: isSignedForMac ? updates : null,
      win: isSignedForWindows ? updates : null,
    },
    metadata: homepage === '' ? {} : { homepage },
    lacks,
  };
}

/**
 * Without what is there and empty, as a secret is in a workflow of a repository that has none: electron-builder would look
 * for a certificate of that name.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutEmpty(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** @typedef {{ readonly provider: 'generic', readonly url: string }} Place */

/**
 * Where newer versions will lie. Only https counts: whoever reads along could answer as well.
 * @param {string} written
 * @returns {Place | null}
 */
function addressOf(written) {
  const isRight = URL.canParse(written) && new URL(written).protocol === 'https:';
  return isRight ? { provider: 'generic', url: written } : null;
}

export const entitlements = 'electron/entitlements.plist';

/** @typedef {'mac-signature' | 'notarisation' | 'windows-signature' | 'deb'} Lack */

/** For which system each is missing, and what it means. @type {Readonly<Record<Lack, { readonly of: NodeJS.Platform, readonly ja: string, readonly en: string }>>} */
const words = {
  'mac-signature': {
    of: 'darwin',
    ja: 'macOS の署名はありません（CSC_LINK か CSC_NAME がないため）。開くには、使う人の許可が要ります。',
    en: 'Not signed for macOS, since there is no CSC_LINK or CSC_NAME: whoever opens it must allow it first.',
  },
  notarisation: {
    of: 'darwin',
    ja: 'Apple の公証を受けません（APPLE_API_KEY などがないため）。開くには、使う人の許可が要ります。',
    en: 'Not notarised by Apple, since there is no APPLE_API_KEY with its ID and issuer: whoever opens it must allow it first.',
  },
  'windows-signature': {
    of: 'win32',
    ja: 'Windows の署名はありません（WIN_CSC_LINK か CSC_LINK がないため）。開くとき、警告が出ます。',
    en: 'Not signed for Windows, since there is no WIN_CSC_LINK or CSC_LINK: it warns whoever opens it.',
  },
  deb: {
    of: 'linux',
    ja: 'deb は作りません（STUDIO_MAINTAINER「名前 <アドレス>」と STUDIO_HOMEPAGE がないため）。AppImage だけを作ります。',
    en: 'No deb, since there is no STUDIO_MAINTAINER (name <address>) and STUDIO_HOMEPAGE: only an AppImage is made.',
  },
};

/**
 * What is missing, for the systems that are packed for.
 * @param {readonly Lack[]} lacks
 * @param {readonly NodeJS.Platform[]} systems
 * @returns {readonly string[]}
 */
export function toldLacks(lacks, systems) {
  return lacks.filter((lack) => systems.includes(words[lack].of)).flatMap((lack) => [words[lack].ja, words[lack].en]);
}

/** The systems that the words for electron-builder name; without any, this one. */
const systemWords = /** @type {const} */ ([
  ['darwin', /^(--mac|--macos|-[a-z]*[mo][a-z]*)$/],
  ['win32', /^(--win|--windows|-[a-z]*w[a-z]*)$/],
  ['linux', /^(--linux|-[a-z]*l[a-z]*)$/],
]);

/**
 * @param {readonly string[]} typed
 * @param {NodeJS.Platform} own
 * @returns {readonly NodeJS.Platform[]}
 */
export function systemsOf(typed, own) {
  const named = systemWords.filter(([, word]) => typed.some((one) => word.test(one))).map(([system]) => system);
  return named.length > 0 ? named : [own];
}
