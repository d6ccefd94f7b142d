import type { Locale } from './arguments/command.ts';

/** The language the machine is set to, when it is one of ours; else Japanese. */
export function systemLocale(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): Locale {
  const set = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'];
  // Windows sets none of these.
  const name = set || (platform === 'win32' ? Intl.DateTimeFormat().resolvedOptions().locale : '');
  return /^en(?![a-z])/i.test(name) ? 'en' : 'ja';
}
