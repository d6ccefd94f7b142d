// The page that draws faces as they are printed, without a desk around them. Whoever opened it asks it by `studioPrint`.
import './print-fonts.css';
import '../look/tokens.css';
import '../look/frame.css';
import './print.css';
import type { PrintCalls } from '#api/measured-faces.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { layOutSides, listPrinted } from './lay-out-sides.tsx';
import { layOutLetters } from './letters.ts';
import { FacesOfProject } from './measure-faces.tsx';

class PrintPage implements PrintCalls {
  private project: FacesOfProject | null = null;

  async take(documents: object): ReturnType<PrintCalls['take']> {
    this.project = await FacesOfProject.of(documents as Documents);
    return this.project.idsByPath();
  }

  measure(faces: Parameters<PrintCalls['measure']>[0]): ReturnType<PrintCalls['measure']> {
    return this.project?.measure(faces) ?? Promise.resolve(faces.map(() => null));
  }

  list(locales: readonly string[]): ReturnType<PrintCalls['list']> {
    return Promise.resolve(this.project === null ? [] : listPrinted(this.project, locales));
  }

  layOutSides(...[sides, layout]: Parameters<PrintCalls['layOutSides']>): ReturnType<PrintCalls['layOutSides']> {
    return this.project === null ? Promise.resolve([]) : layOutSides(this.project, sides, layout);
  }

  layOut(lang: string, letters: readonly string[]): Promise<void> {
    return layOutLetters(lang, letters);
  }
}

Object.assign(globalThis, { studioPrint: new PrintPage() });
