import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaintAbout, stampOf } from '#scripts/setup.mjs';

describe('the stamp of an installation', () => {
  it('stays when nothing changed, and with other line ends', () => {
    expect(stampOf('{\n}\n', 'v20.20.2')).toBe(stampOf('{\n}\n', 'v20.20.2'));
    expect(stampOf('{\r\n}\r\n', 'v20.20.2')).toBe(stampOf('{\n}\n', 'v20.20.2'));
  });

  it('stays within a major version of Node and changes with the next', () => {
    expect(stampOf('{}', 'v20.19.0')).toBe(stampOf('{}', 'v20.20.2'));
    expect(stampOf('{}', 'v22.12.0')).not.toBe(stampOf('{}', 'v20.20.2'));
  });

  it('changes with the lock file', () => {
    expect(stampOf('{"a":1}', 'v20.20.2')).not.toBe(stampOf('{"a":2}', 'v20.20.2'));
  });
});

describe('a Node that is too old', () => {
  it.each(['v12.22.12', 'v18.20.8', 'v20.18.3'])('%s is refused in one line', (version) => {
    const complaint = complaintAbout(version, '>=20.19');
    expect(complaint).toContain('20.19');
    expect(complaint).toContain(version.slice(1));
    expect(complaint).not.toContain('\n');
  });

  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0'])('%s is accepted', (version) => {
    expect(complaintAbout(version, '>=20.19')).toBe('');
  });

  it('ends the set-up with exit code 2 and one line', () => {
    const run = spawnSync(process.execPath, ['scripts/setup.mjs', '--pretend-node', 'v18.20.8'], { encoding: 'utf8' });
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  });

  it('can at least parse the set-up script', () => {
    const source = readFileSync('scripts/setup.mjs', 'utf8');
    const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const tooNew = code.match(/\?\.[a-z[(]|\?\?|from 'node:|^\s*await |\bimport\(|#\w+\(/gm);
    expect(tooNew).toBeNull();
  });
});

describe('the lock file', () => {
  it('names no download address', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
  });
});

describe('a package with an install script', () => {
  it('is allowed or refused by name', () => {
    type Lock = { readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>> };
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly allowScripts: object };
    const running = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript === true);
    const names = running.map((place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(Object.keys(allowScripts)).toEqual(names);
  });
});

describe('the lock file for other machines', () => {
  it('contains every package that any platform needs', () => {
    type Entry = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>;
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
    const missing = Object.entries(packages).flatMap(([place, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !placesFor(place).some((folder) => `${folder}node_modules/${name}` in packages))
        .map((name) => `${place} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

/** Where Node looks for a dependency of a package: in it, in those around it, at the root. */
function placesFor(place: string): string[] {
  const around = place.lastIndexOf('node_modules/');
  return around < 0 ? [''] : [`${place}/`, ...placesFor(place.slice(0, around).replace(/\/$/, ''))];
}
