// What Electron can do besides showing our window, switch by switch, in the order in which they lie in its program. Each
// is set, and the packing fails at one that stands in the program and not here: a newer Electron may have more.
import path from 'node:path';
// biome-ignore lint/correctness/noUndeclaredDependencies: electron-builder brings it, and sets the switches with this very one
import { FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';

/** @type {readonly (readonly [name: string, isOn: boolean])[]} */
export const fuses = [
  ['RunAsNode', false],
  ['EnableCookieEncryption', true],
  ['EnableNodeOptionsEnvironmentVariable', false],
  ['EnableNodeCliInspectArguments', false],
  ['EnableEmbeddedAsarIntegrityValidation', true],
  ['OnlyLoadAppFromAsar', true],
  ['LoadBrowserProcessSpecificV8Snapshot', false],
  ['GrantFileProtocolExtraPrivileges', false],
  // On from the beginning, and no door: it makes WebAssembly stop at memory that is not its own.
  ['WasmTrapHandlers', true],
];

const OFF = '0'.charCodeAt(0);
const ON = '1'.charCodeAt(0);

/**
 * Whatever is wrong with the switches of a program. Electron's own tool has a mode for this (`strictlyRequireAllFuses`),
 * but the version that electron-builder brings knows eight switches while Electron has nine, and refuses every program.
 * @param {Readonly<Record<string, unknown>>} wire the switches by their number, as `getCurrentFuseWire` reads them
 * @returns {readonly string[]}
 */
export function wrongFuses(wire) {
  const found = Object.keys(wire).filter((key) => /^\d+$/.test(key));
  const unknown = found.filter((key) => fuses[Number(key)] === undefined);
  return [
    ...fuses.flatMap(([name, isOn], i) =>
      wire[i] === (isOn ? ON : OFF) ? [] : [`${name} is not ${isOn ? 'on' : 'off'}`],
    ),
    ...unknown.map((key) => `there is a switch number ${key} that scripts/electron-fuses.mjs does not name`),
  ];
}

/**
 * Sets the switches of the program that was packed. Throws, and nothing is packed, when one is not as it is to be.
 * @param {import('electron-builder').AfterPackContext} context
 */
export async function setFuses(context) {
  const known = fuses.filter(([name]) => name in FuseV1Options);
  const values = Object.fromEntries(
    known.map(([name, isOn]) => [FuseV1Options[/** @type {keyof typeof FuseV1Options} */ (name)], isOn]),
  );
  await context.packager.addElectronFuses(context, { version: FuseVersion.V1, ...values });
  const wrong = wrongFuses(await getCurrentFuseWire(programOf(context)));
  if (wrong.length > 0) throw new Error(`The switches of Electron are not as they are to be: ${wrong.join('; ')}.`);
}

/** @param {import('electron-builder').AfterPackContext} context */
function programOf({ appOutDir, electronPlatformName, packager }) {
  const name = packager.appInfo.productFilename;
  if (electronPlatformName === 'win32') return path.join(appOutDir, `${name}.exe`);
  if (electronPlatformName === 'linux')
    return path.join(appOutDir, String(packager.config.executableName ?? name.toLowerCase()));
  return path.join(appOutDir, `${name}.app`);
}
