// How `npm run dist` packs the desktop application.

/** @type {import('electron-builder').Configuration} */
const configuration = {
  appId: 'studio.site-seeing',
  productName: 'Site-Seeing Studio',
  executableName: 'site-seeing-studio',
  directories: { output: 'release' },
  // Everything that runs was bundled by `npm run build`, so nothing of node_modules goes in.
  files: ['dist/main/**', 'dist/preload/**', 'dist/renderer/**', 'package.json', '!node_modules/**', '!**/*.map'],
  // Files that the application copies for whoever has no project yet; outside the archive they are ordinary files.
  extraResources: [{ from: 'sample-content', to: 'sample-content' }, 'LICENSE'],
  asar: true,
  npmRebuild: false,
  // What Electron can do besides showing our window is switched off in the program itself.
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableCookieEncryption: true,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  linux: { target: ['AppImage'], category: 'Development' },
  mac: { target: ['dmg'], category: 'public.app-category.developer-tools' },
  win: { target: ['nsis'] },
};

export default configuration;
