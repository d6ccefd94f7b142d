import '../../library/card-sheet.css';
import './face-paper.css';
import './face.css';
import './pc-board.css';
import { useId } from 'react';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { abilities, type SkillKind, skillKinds } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { FaceName } from '../../library/face-name.tsx';
import type { FaceTexts } from '../../library/face-texts.ts';
import { FaceWord } from '../../library/face-word.tsx';
import { objectOf, textOfValue } from '../../library/read-values.ts';
import { StoryText } from '../../library/story-text.tsx';
import { useTextFit } from '../../library/use-text-fit.ts';
import { CardArt } from './card-art.tsx';
import { bestAbility } from './face-subject.ts';
import type { FaceWords } from './face-words.ts';
import { RulesEntry } from './rules-text.tsx';
import { Sign, type SignName } from './sign.tsx';

export interface PcBoardProps {
  readonly pc: JsonObject;
  readonly texts: FaceTexts;
  readonly words: FaceWords;
  readonly onFit?: (overflows: boolean) => void;
}

/** 150 × 100 mm; in narrow places its halves are stacked. */
export function PcBoard({ pc, texts, words, onFit }: PcBoardProps) {
  const board = useTextFit(onFit);
  const nameId = useId();
  const id = textOfValue(pc['id']);
  const sign = bestAbility(objectOf(pc['abilities']));
  const name = texts.text(`${id}/name`, pc['name']) ?? { text: id, lang: words.locale, state: 'source' };
  const description = texts.text(`${id}/description`, pc['description']);
  const start = pc['start'];
  return (
    <article
      ref={board}
      className="face pc-board"
      data-kind="pc"
      data-best={sign}
      lang={words.locale}
      aria-labelledby={nameId}
    >
      <div className="pc-board-who">
        <header>
          <FaceName id={nameId} said={name} card={pc} />
          {name.text.toLowerCase() !== id.toLowerCase() && <span className="pc-board-id">{id}</span>}
        </header>
        <CardArt id={`PC-${id}`} sign={sign} art={pc['art']} locale={words.locale} />
        <Abilities pc={pc} words={words} />
      </div>
      <div className="pc-board-does" data-fit="text">
        <HpTrack pc={pc} words={words} />
        {isObject(start) && (
          <div className="pc-board-start">
            <RulesEntry
              entry={{ ...start, when: 'start' }}
              said={texts.text(`${id}/start/text`, start['text'])}
              words={words}
            />
          </div>
        )}
        {skillKinds.map((skill) => (
          <Skill key={skill} kind={skill} pc={pc} texts={texts} words={words} />
        ))}
        {description !== null && <StoryText said={description} className="face-flavor" />}
      </div>
    </article>
  );
}

function Abilities({ pc, words }: { readonly pc: JsonObject; readonly words: FaceWords }) {
  const values = objectOf(pc['abilities']);
  return (
    <dl className="pc-board-abilities">
      {abilities.map((ability) => (
        <div key={ability} data-sign={ability} data-fit="width">
          <Sign name={ability} />
          <dt lang={words.print('ability', ability).lang}>{words.word('ability', ability)}</dt>
          <dd>{typeof values[ability] === 'number' ? values[ability] : '？'}</dd>
        </div>
      ))}
    </dl>
  );
}

function HpTrack({ pc, words }: { readonly pc: JsonObject; readonly words: FaceWords }) {
  const written = pc['maxHp'];
  const steps = typeof written === 'number' ? Math.min(Math.max(Math.trunc(written), 1), 12) : 1;
  return (
    <div className="pc-board-hp">
      <b lang={words.print('label', 'hp').lang}>{words.label('label', 'hp')}</b>
      <ol>
        {Array.from({ length: steps }, (_, i) => i + 1).map((step) => (
          <li key={step}>
            {step === steps ? <b lang={words.print('label', 'down').lang}>{words.label('label', 'down')}</b> : step}
          </li>
        ))}
      </ol>
    </div>
  );
}

const skillSigns: Readonly<Record<SkillKind, SignName>> = {
  support: 'skill-support',
  enhancement: 'skill-enhancement',
  site: 'kind-site',
};

function Skill({ kind, pc, texts, words }: SkillProps) {
  const skill = objectOf(pc['skills'])[kind];
  if (!isObject(skill)) return null;
  const key = `${pc['id']}/skills/${kind}`;
  const name = texts.text(`${key}/name`, skill['name']);
  return (
    <section className="pc-board-skill">
      <div className="pc-board-skill-says">
        <h5>
          <span className="pc-board-skill-kind">
            <Sign name={skillSigns[kind]} />
            <small lang={words.print('skillLabel', kind).lang}>{words.label('skillLabel', kind)}</small>
          </span>
          {name !== null && <span lang={name.lang}>{name.text}</span>}
        </h5>
        <RulesEntry entry={skill} said={texts.text(`${key}/text`, skill['text'])} words={words} />
      </div>
      <span className="pc-board-place">
        <Sign name="token-seal" />
        <FaceWord word={words.printLabel('label', 'sealed')} on={words} />
      </span>
      <span className="pc-board-place">
        <Sign name="token-exhaust" />
        <FaceWord word={words.printLabel('label', 'exhausted')} on={words} />
      </span>
    </section>
  );
}
interface SkillProps {
  readonly kind: SkillKind;
  readonly pc: JsonObject;
  readonly texts: FaceTexts;
  readonly words: FaceWords;
}
