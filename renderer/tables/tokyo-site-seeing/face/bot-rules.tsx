import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { FaceTexts } from '../../library/face-texts.ts';
import { objectOf, textOfValue } from '../../library/read-values.ts';
import type { FaceWords } from './face-words.ts';
import { RulesText } from './rules-text.tsx';
import { Sign, type SignName } from './sign.tsx';

const skills = [
  { skill: 'support', sign: 'skill-support' },
  { skill: 'site', sign: 'kind-site' },
] as const satisfies readonly { readonly skill: string; readonly sign: SignName }[];

/** Start of phase, and shared skills (TSS-COMP-23). */
export function BotRules({ card: bot, texts, words }: BotRulesProps) {
  const id = textOfValue(bot['id']);
  const start = texts.text(`${id}/start/text`, objectOf(bot['start'])['text']);
  return (
    <>
      {start !== null && (
        <p className="face-rules-entry" lang={start.lang}>
          <span className="face-timing" lang={words.print('timing', 'start').lang}>
            {words.word('timing', 'start')}
          </span>
          <RulesText said={start} words={words} />
        </p>
      )}
      {skills.map(({ skill, sign }) => {
        const printed = objectOf(objectOf(bot['skills'])[skill]);
        const name = texts.text(`${id}/skills/${skill}/name`, printed['name']);
        const said = texts.text(`${id}/skills/${skill}/text`, printed['text']);
        if (name === null && said === null) return null;
        return (
          <p key={skill} className="face-rules-entry" lang={said?.lang ?? words.locale}>
            <span className="face-timing" lang={words.print('skillLabel', skill).lang}>
              <Sign name={sign} />
              {words.label('skillLabel', skill)}
            </span>
            {name !== null && (
              <b className="face-skill-name" lang={name.lang}>
                {name.text}
              </b>
            )}
            {said !== null && <RulesText said={said} words={words} />}
          </p>
        );
      })}
    </>
  );
}
interface BotRulesProps {
  readonly card: JsonObject;
  readonly texts: FaceTexts;
  readonly words: FaceWords;
}
