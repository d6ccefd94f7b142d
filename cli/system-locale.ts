import type { Locale } from './arguments/command.ts';

/** Defaults to Japanese. */
export function systemLocale(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): Locale {
  const set = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'];
  // Not set on Windows.
  const name = set || (platform === 'win32' ? Intl.DateTimeFormat().resolvedOptions().locale : '');
  return /^en(?![a-z])/i.test(name) ? 'en' : 'ja';
}
