import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A server of the test's own, in a folder of its own, which keeps nothing. Needs `redis-server` of the system. */
export interface LabServer {
  /** With the name and password. */
  readonly url: string;
  /** The file of its authority, when it is encrypted. */
  readonly authority: string;
  readonly password: string;
  stop(): Promise<void>;
}

export async function startLabServer(how: { readonly isEncrypted?: boolean } = {}): Promise<LabServer> {
  const { isEncrypted = false } = how;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lab-server-'));
  const password = 'not-to-be-seen';
  const port = await freePort();
  const certificates = isEncrypted ? makeCertificates(folder) : null;
  const words = [
    ...['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder, '--requirepass', password],
    ...(certificates === null ? ['--port', String(port)] : ['--port', '0', '--tls-port', String(port)]),
    ...(certificates === null ? [] : ['--tls-cert-file', certificates.certificate, '--tls-key-file', certificates.key]),
    ...(certificates === null ? [] : ['--tls-ca-cert-file', certificates.authority, '--tls-auth-clients', 'no']),
  ];
  const child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await said(child, 'Ready to accept connections');
  return {
    url: `${isEncrypted ? 'rediss' : 'redis'}://default:${password}@127.0.0.1:${port}`,
    authority: certificates?.authority ?? '',
    password,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await new Promise((then) => child.once('exit', then));
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until the program has printed it. */
export function said(child: ChildProcess, words: string): Promise<string> {
  return new Promise((then, failed) => {
    let text = '';
    const heard = (data: unknown) => {
      text += String(data);
      if (text.includes(words)) then(text);
    };
    child.stdout?.on('data', heard);
    child.stderr?.on('data', heard);
    child.on('error', failed);
    child.on('exit', () => failed(new Error(`it ended before it said ${words}: ${text}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((then) => server.listen(0, '127.0.0.1', then));
  const address = server.address();
  await new Promise((then) => server.close(then));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** An unknown authority, and its certificate for this machine. */
function makeCertificates(folder: string) {
  const at = (name: string) => path.join(folder, name);
  const openssl = (...words: readonly string[]) => execFileSync('openssl', [...words], { stdio: 'ignore' });
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const [authority, certificate, key] = [at('ca.pem'), at('server.pem'), at('server.key')];
  openssl('req', '-x509', ...curve, '-keyout', at('ca.key'), '-out', authority, '-subj', '/CN=lab test');
  openssl(
    ...['req', '-x509', ...curve, '-keyout', key, '-out', certificate, '-subj', '/CN=127.0.0.1'],
    ...['-CA', authority, '-CAkey', at('ca.key'), '-addext', 'subjectAltName=IP:127.0.0.1'],
  );
  return { authority, certificate, key };
}
