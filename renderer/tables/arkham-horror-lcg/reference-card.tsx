import './face.css';
import './face-edge.css';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { CardSheet } from '../library/card-sheet.tsx';
import { faceTexts } from '../library/face-texts.ts';
import { textOfValue, wordsIn } from '../library/read-values.ts';
import { between, cardWords } from './card-words.ts';
import { CardText } from './face-rules.tsx';
import { CardSign, cardSign } from './face-signs.tsx';
import { ScenarioStub } from './face-stub.tsx';
import type { ScenarioReference } from './references.ts';

interface ReferenceCardProps {
  readonly scenario: ScenarioReference;
  readonly documents: Documents;
  readonly locale: string;
  /** Easy and standard, or hard and expert. */
  readonly side: 'a' | 'b';
}

const levels = { a: ['easy', 'standard'], b: ['hard', 'expert'] } as const;

/** What the symbols in the chaos bag do at two levels. */
export function ReferenceCard({ scenario, documents, locale, side }: ReferenceCardProps) {
  const { path, id, source, symbols } = scenario;
  const words = cardWords(documents, locale);
  const texts = faceTexts(documents, path, locale);
  const { lang } = words.print('level', levels[side][0]);
  const shown = symbols.filter(({ levels: its }) => its === undefined || wordsIn(its).includes(levels[side][1]));
  return (
    <div className="ah-face" data-paint="reference">
      <CardSheet
        card={{ id, ...(source === undefined ? {} : { name: source }) }}
        kind="reference"
        locale={locale}
        texts={texts}
        stub={<ScenarioStub type="reference" set={null} words={words} />}
        over={{
          text: levels[side].map((level) => words.label('level', level)).join(between(lang)),
          lang,
          state: 'source',
        }}
        art={null}
        stats={[]}
        rules={shown.map((ability) => {
          const symbol = textOfValue(ability['symbol']);
          const said = texts.text(`${id}/reference/${textOfValue(ability['id'])}/text`, ability['text']);
          const sign = cardSign(symbol);
          return (
            said !== null && (
              <p key={textOfValue(ability['id'])} className="ah-rule ah-symbol" lang={said.lang}>
                {sign !== null && <CardSign name={sign} label={words.word('symbol', symbol)} />}
                <span>
                  <CardText said={said} words={words} />
                </span>
              </p>
            )
          );
        })}
        isRuled={false}
        sayTrait={(label) => label}
      />
    </div>
  );
}
