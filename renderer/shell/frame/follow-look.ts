import { localeNow, localeStore } from '#renderer/desk/settings/locale-store.ts';
import { followSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { themeStore } from '#renderer/parts/look/theme-store.ts';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

export function followLook(): void {
  const page = document.documentElement;
  function showMotion(): void {
    const choice = setting('look.motion');
    page.dataset['motion'] = choice === 'system' ? (lessMotion.matches ? 'reduced' : 'full') : choice;
  }
  const showTheme = () => {
    page.dataset['theme'] = themeStore.getState().theme;
  };
  const showLocale = () => {
    page.lang = localeNow();
  };
  const showDensity = () => {
    page.dataset['density'] = setting('look.density');
  };
  const showZoom = () => {
    page.style.setProperty('--zoom', String(setting('look.zoom') / 100));
  };
  for (const show of [showMotion, showTheme, showLocale, showDensity, showZoom]) show();
  lessMotion.addEventListener('change', showMotion);
  themeStore.subscribe(showTheme);
  localeStore.subscribe(showLocale);
  followSetting('look.motion', showMotion);
  followSetting('look.density', showDensity);
  followSetting('look.zoom', showZoom);
}
