import type { StudioWindow } from '#api/studio/studio-window.ts';
import type { StudioConnection } from '#renderer/desk/project/studio-connection.ts';
import { ConnectionError } from '#renderer/desk/project/studio-connection.ts';
import { connect } from './studio-connection.ts';

/** In Electron by the preload script, in a browser by HTTP. */
export function connectToHost(): Promise<StudioConnection> {
  const { studio } = globalThis as { readonly studio?: StudioWindow };
  return studio === undefined ? connect() : Promise.resolve(connectionOf(studio));
}

function connectionOf(studio: StudioWindow): StudioConnection {
  return {
    api: {
      openProject: (ask) => studio.openProject(ask).catch(refused),
      saveFile: (ask) => studio.saveFile(ask).catch(refused),
      changeFiles: (ask) => studio.changeFiles(ask).catch(refused),
      recallWork: (ask) => studio.recallWork(ask).catch(refused),
      keepWork: (ask) => studio.keepWork(ask).catch(refused),
      readForeign: (ask) => studio.readForeign(ask).catch(refused),
      readPart: (ask) => studio.readPart(ask).catch(refused),
      restoreBytes: (ask) => studio.restoreBytes(ask).catch(refused),
      migrateProject: (ask) => studio.migrateProject(ask).catch(refused),
      notePage: (ask) => studio.notePage(ask).catch(refused),
      recallSettings: (ask) => studio.recallSettings(ask).catch(refused),
      keepSettings: (ask) => studio.keepSettings(ask).catch(refused),
      home: (ask) => studio.home(ask).catch(refused),
      openFolder: (ask) => studio.openFolder(ask).catch(refused),
      chooseFolder: (ask) => studio.chooseFolder(ask).catch(refused),
      listFolders: (ask) => studio.listFolders(ask).catch(refused),
      forgetRecent: (ask) => studio.forgetRecent(ask).catch(refused),
      keepThumbnail: (ask) => studio.keepThumbnail(ask).catch(refused),
      recentThumbnail: (ask) => studio.recentThumbnail(ask).catch(refused),
      copySample: (ask) => studio.copySample(ask).catch(refused),
      offeredNew: (ask) => studio.offeredNew(ask).catch(refused),
      newProject: (ask) => studio.newProject(ask).catch(refused),
      keptVersions: (ask) => studio.keptVersions(ask).catch(refused),
      keptFiles: (ask) => studio.keptFiles(ask).catch(refused),
      keptText: (ask) => studio.keptText(ask).catch(refused),
      gitState: (ask) => studio.gitState(ask).catch(refused),
      gitLog: (ask) => studio.gitLog(ask).catch(refused),
      gitText: (ask) => studio.gitText(ask).catch(refused),
      keptLines: (ask) => studio.keptLines(ask).catch(refused),
      keepLine: (ask) => studio.keepLine(ask).catch(refused),
      dropLine: (ask) => studio.dropLine(ask).catch(refused),
      keepTexts: (ask) => studio.keepTexts(ask).catch(refused),
      keptTexts: (ask) => studio.keptTexts(ask).catch(refused),
      pictures: (ask) => studio.pictures(ask).catch(refused),
      keepPicture: (ask) => studio.keepPicture(ask).catch(refused),
      beginPrint: (ask) => studio.beginPrint(ask).catch(refused),
      printState: (ask) => studio.printState(ask).catch(refused),
      stopPrint: (ask) => studio.stopPrint(ask).catch(refused),
      printedPart: (ask) => studio.printedPart(ask).catch(refused),
    },
    listen(_page, { told, connected }) {
      studio.listen(told);
      connected(true);
    },
  };
}

function refused(): never {
  throw new ConnectionError('refused');
}
