import { spawn } from 'node:child_process';

function command(address: string): readonly [string, readonly string[]] {
  if (process.platform === 'darwin') return ['open', [address]];
  if (process.platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', address]];
  return ['xdg-open', [address]];
}

/** Shows an address in the browser of the person who works here. No browser to open is no error: the line is printed. */
export function openBrowser(address: string): void {
  const [program, words] = command(address);
  const child = spawn(program, words, { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}
