import { afterEach, describe, expect, it, vi } from 'vitest';
import { confineContents, confineSession } from '#electron/confinement.ts';
import { offerToOpen, openableAddress } from '#electron/outside-address.ts';
import { BrowserWindow, guards, seen, session } from './fake-electron.mjs';

// Rows 5 and 11 to 15 of the Electron list: permissions, navigation, windows, other programs.
vi.mock('electron', () => import('./fake-electron.mjs'));

confineSession(session.defaultSession as never);

function confined(): { readonly window: BrowserWindow; readonly left: string[] } {
  const window = new BrowserWindow({ webPreferences: {} });
  const left: string[] = [];
  confineContents(window.webContents as never, (address) => void left.push(address));
  return { window, left };
}

function isPrevented(window: BrowserWindow, name: string, details: object): boolean {
  const preventDefault = vi.fn();
  window.webContents.emit(name, { ...details, preventDefault });
  return preventDefault.mock.calls.length > 0;
}

const elsewhere = [
  'http://evil.test/',
  'https://evil.test/',
  'file:///etc/passwd',
  'file:///home/somebody/dropped.html',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'about:blank',
  'studio://evil/',
  'studio://workbench.evil/',
  'studio://workbench@evil.test/',
  'studio://workbench/assets/other.html',
  'https://evil.test/studio://workbench/',
  'view-source:studio://workbench/',
  '',
];

describe('permissions', () => {
  const permissions = [
    'media',
    'geolocation',
    'notifications',
    'midi',
    'pointerLock',
    'fullscreen',
    'openExternal',
    'fileSystem',
    'display-capture',
    'clipboard-read',
    'hid',
    'serial',
    'usb',
    'local-fonts',
    'unknown',
  ];
  const page = { requestingUrl: 'studio://workbench/', isMainFrame: true };

  function isGranted(permission: string, details: object = page): boolean {
    const decide = vi.fn();
    guards.get('permissionRequest')?.(null, permission, decide, details);
    expect(decide).toHaveBeenCalledOnce();
    return decide.mock.calls[0]?.[0] as boolean;
  }

  it.each(permissions)('%s is denied on request and on query', (permission) => {
    expect(isGranted(permission)).toBe(false);
    expect(guards.get('permissionCheck')?.(null, permission, 'studio://workbench/', page)).toBe(false);
  });

  it('only the page may copy', () => {
    const copying = 'clipboard-sanitized-write';
    expect(isGranted(copying)).toBe(true);
    expect(isGranted(copying, { ...page, isMainFrame: false })).toBe(false);
    expect(isGranted(copying, { ...page, requestingUrl: 'https://evil.test/' })).toBe(false);
    expect(guards.get('permissionCheck')?.(null, copying, 'studio://workbench/', page)).toBe(true);
    expect(guards.get('permissionCheck')?.(null, copying, 'https://evil.test/', page)).toBe(false);
  });

  it('no device is granted', () => {
    expect(guards.get('device')?.({ deviceType: 'usb', origin: 'studio://workbench' })).toBe(false);
  });

  it('a request that would leave the machine is cancelled', () => {
    const decide = vi.fn();
    for (const url of ['https://evil.test/', 'studio://workbench/']) guards.get('beforeRequest')?.({ url }, decide);
    expect(decide.mock.calls).toEqual([[{ cancel: true }], [{ cancel: false }]]);
  });
});

describe('a window does not navigate', () => {
  it.each(elsewhere)('for %j', (url) => {
    const { window } = confined();
    expect(isPrevented(window, 'will-navigate', { url, isMainFrame: true })).toBe(true);
    expect(isPrevented(window, 'will-frame-navigate', { url, isMainFrame: true })).toBe(true);
    expect(isPrevented(window, 'will-frame-navigate', { url, isMainFrame: false })).toBe(true);
    expect(isPrevented(window, 'will-redirect', { url, isMainFrame: true })).toBe(true);
    expect(window.webContents.openHandler({ url })).toEqual({ action: 'deny' });
  });

  it('but may reload, and contains no frame, not even of itself', () => {
    const { window, left } = confined();
    const url = 'studio://workbench/';
    expect(isPrevented(window, 'will-navigate', { url, isMainFrame: true })).toBe(false);
    expect(isPrevented(window, 'will-frame-navigate', { url, isMainFrame: true })).toBe(false);
    expect(isPrevented(window, 'will-frame-navigate', { url, isMainFrame: false })).toBe(true);
    expect(window.webContents.openHandler({ url })).toEqual({ action: 'deny' });
    expect(left).toEqual([url]);
  });

  it('and attaches no webview', () => {
    expect(isPrevented(confined().window, 'will-attach-webview', {})).toBe(true);
  });
});

describe('an address for another program', () => {
  afterEach(() => {
    seen.questions.length = 0;
    seen.openedOutside.length = 0;
    seen.reply = 0;
  });

  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['HTTPS://EXAMPLE.ORG/', 'https://example.org/'],
    ['mailto:author@example.org', 'mailto:author@example.org'],
    ['https://例え.jp/', 'https://xn--r8jz45g.jp/'],
    ['https://1.example.org/', 'https://1.example.org/'],
    ['https://localhost.example.org/', 'https://localhost.example.org/'],
  ])('%s may be opened', (text, address) => {
    expect(openableAddress(text)).toBe(address);
  });

  it.each([
    'http://example.org/',
    'file:///etc/passwd',
    'FILE:///etc/passwd',
    'smb://server/share',
    '\\\\server\\share',
    '//server/share',
    'https:\\\\server\\share',
    'ms-msdt:/id PCWDiagnostic',
    'ms-word:ofe|u|https://evil.test/',
    'search-ms:query=x',
    'vscode://file/etc/passwd',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://example.org/1',
    'studio://workbench/',
    'https://user:word@example.org/',
    'https://example.org:8443/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://192.168.0.1/admin',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://studio.localhost/',
    'https://localhost./',
    'https://router.local/',
    'https://printer.lan/',
    'https://１２７.０.０.１/',
    'https://example.org/\u0000',
    'https://example.org/\r\nHost: evil.test',
    'https://example.org/\u202egpj.exe',
    'https://example.org/a b',
    'mailto:',
    'mailto:a@example.org%0aBcc:b@example.org',
    'mailto:a%0d%0aBcc:b@example.org',
    'mailto:a@localhost',
    'mailto:a@[127.0.0.1]',
    'mailto:a@example.org,b@example.org',
    'mailto:a@example.org#fragment',
    'mailto:a@example.org?attach=/etc/passwd',
    'mailto:a@example.org,b@example.org?body=x',
    `https://example.org/${'a'.repeat(3000)}`,
    'https://',
    'C:\\Windows\\System32\\calc.exe',
    '',
  ])('%j may not', async (text) => {
    expect(openableAddress(text)).toBeNull();
    seen.reply = 1;
    await offerToOpen(text, null);
    expect([seen.questions, seen.openedOutside]).toEqual([[], []]);
  });

  it('is opened only after the person has seen it in full and agreed', async () => {
    await offerToOpen('https://example.org/a', null);
    expect(seen.questions).toMatchObject([
      { detail: 'https://example.org/a', buttons: ['キャンセル', '開く'], defaultId: 0, cancelId: 0 },
    ]);
    expect(seen.openedOutside).toEqual([]);
    seen.reply = 1;
    await offerToOpen('https://example.org/a', null);
    expect(seen.openedOutside).toEqual(['https://example.org/a']);
  });

  it('is not asked about while another question is open', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => offerToOpen(`https://example.org/${name}`, null)));
    expect(seen.questions).toHaveLength(1);
  });
});
