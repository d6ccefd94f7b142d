import type { Documents } from '#engine/kernel/contract/system.ts';
import { Sign } from '../face/sign.tsx';
import { type ReferencePage, referencePages } from './reference-pages.ts';
import { Rules, SheetFrame, Word } from './sheet-frame.tsx';
import type { SheetWords } from './sheet-words.ts';

interface ReferenceSheetProps {
  readonly page: ReferencePage;
  readonly documents: Documents;
  readonly words: SheetWords;
}

export function ReferenceSheet({ page: { id, title, sign, topics }, documents, words }: ReferenceSheetProps) {
  const number = referencePages.findIndex((one) => one.id === id) + 1;
  return (
    <SheetFrame
      {...{ kind: 'bot', locale: words.locale, number: `${number}/${referencePages.length}`, sign }}
      what={<Word words={words} id="reference" />}
    >
      <header className="printed-sheet-head printed-sheet-title">
        <h4 className="face-name" data-fit="name">
          <Word words={words} id={title} />
        </h4>
      </header>
      <dl className="printed-sheet-topics">
        {topics.map(({ word: [group, name], sign: beside, rules }, at) => (
          <div key={`${group} ${name}`}>
            <dt>
              {group === 'phase' ? <b className="printed-sheet-number">{at + 1}</b> : beside && <Sign name={beside} />}
              <span lang={words.print(group, name).lang}>{words.label(group, name)}</span>
            </dt>
            <dd>
              <Rules ids={rules} {...{ documents, words }} />
            </dd>
          </div>
        ))}
      </dl>
    </SheetFrame>
  );
}
