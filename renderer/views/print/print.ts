// The entry of the page that draws faces for printing; its opener calls `studioPrint`.
import '#renderer/kit/theme/tokens.css';
import '#renderer/kit/theme/page.css';
import './print-room.css';
import './print.css';
import type { PrintCalls } from '#api/studio/measured-faces.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { picturesStore, takePictures } from '#renderer/desk/pictures/pictures-store.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { finestOf } from './finest-of-face.ts';
import { layOutSides, textsOnSides } from './lay-out-sides.tsx';
import { MeasuringPlace } from './measuring-place.tsx';
import { listPrinted } from './printed-entries.ts';
import { showDocument } from './show-document.ts';

class PrintPage implements PrintCalls {
  private readonly place = new MeasuringPlace(document.body);

  async take(...[documents, pictures]: Parameters<PrintCalls['take']>): ReturnType<PrintCalls['take']> {
    takePictures(pictures);
    const project = documents as Documents;
    const table = findTable(project);
    this.place.take(project, ...(await Promise.all([table.loadFaces(), table.loadParts()])));
    return this.place.idsByPath();
  }

  measure(...[asked, withFinest]: Parameters<PrintCalls['measure']>): ReturnType<PrintCalls['measure']> {
    return this.place.measure(asked, withFinest === true ? finestOf : undefined);
  }

  list(...[locales, parts]: Parameters<PrintCalls['list']>): ReturnType<PrintCalls['list']> {
    const { documents, printedBy } = this.place;
    return Promise.resolve(printedBy === null ? [] : listPrinted(documents, printedBy, locales, parts));
  }

  layOutSides(...[sides, layout]: Parameters<PrintCalls['layOutSides']>): ReturnType<PrintCalls['layOutSides']> {
    return layOutSides(this.place, sides, layout);
  }

  pictures(): ReturnType<PrintCalls['pictures']> {
    return Promise.resolve(picturesStore.getState().list);
  }

  texts(...[sides]: Parameters<PrintCalls['texts']>): ReturnType<PrintCalls['texts']> {
    return textsOnSides(this.place, sides);
  }

  showDocument(...[html]: Parameters<PrintCalls['showDocument']>): ReturnType<PrintCalls['showDocument']> {
    return showDocument(html);
  }
}

Object.assign(globalThis, { studioPrint: new PrintPage() });
