// How `npm run dist` packs the desktop application.
import { fetchElectron } from './electron-distribution.mjs';
import { setFuses } from './electron-fuses.mjs';
import { releaseFrom } from './release-settings.mjs';

const release = releaseFrom(process.env);

/** @type {import('electron-builder').Configuration} */
const configuration = {
  appId: 'studio.site-seeing',
  productName: 'Site-Seeing Studio',
  executableName: 'site-seeing-studio',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder puts them in
  artifactName: 'site-seeing-studio-${version}-${os}-${arch}.${ext}',
  directories: { output: 'release' },
  // Everything that runs was bundled by `npm run build`, so nothing of node_modules goes in.
  files: [
    ...['dist/main/**', 'dist/preload/**', 'dist/renderer/**', 'dist/threads/**', 'package.json'],
    ...['!node_modules/**', '!**/*.map'],
  ],
  // Files that the application copies for whoever has no project yet; outside the archive they are ordinary files.
  extraResources: [
    { from: 'sample-content', to: 'sample-content' },
    'LICENSE',
    { from: 'docs/third-party-licences.txt', to: 'THIRD-PARTY-LICENCES.txt' },
  ],
  fileAssociations: [
    {
      ext: 'studiopack',
      name: 'Site-Seeing Studio Project',
      description: 'A project of Site-Seeing Studio in one file',
      mimeType: 'application/x-studiopack',
      role: 'Editor',
    },
  ],
  extraMetadata: release.metadata,
  // Nothing is published from here; where newer versions will lie is written into what is signed.
  publish: null,
  asar: true,
  // It answers with no place at all, which the builder takes and its types do not know.
  electronDist: /** @type {NonNullable<import('electron-builder').Configuration['electronDist']>} */ (
    /** @type {unknown} */ (fetchElectron)
  ),
  npmRebuild: false,
  // Set and looked at in one place: the builder's own setting leaves a switch that it does not know as it was.
  afterPack: setFuses,
  linux: { ...release.linux, category: 'Development', icon: 'electron/icons', syncDesktopName: true },
  mac: {
    ...release.mac,
    publish: release.publish.mac,
    // What is loaded for an update is the zip.
    target: release.publish.mac === null ? ['dmg'] : ['dmg', 'zip'],
    category: 'public.app-category.developer-tools',
    icon: 'electron/icons/icon.icns',
  },
  win: { target: ['nsis'], publish: release.publish.win, icon: 'electron/icons/icon.ico' },
};

export default configuration;
