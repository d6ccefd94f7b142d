import { enNumbers } from '../numbers/en.ts';
import { nounsAfter } from './counted-nouns.ts';
import { endingIn, type LanguageForm, spacedTwice } from './language-form.ts';

const plurals = {
  card: 'cards',
  token: 'tokens',
  point: 'points',
  player: 'players',
  enemy: 'enemies',
  ally: 'allies',
  area: 'areas',
  space: 'spaces',
  round: 'rounds',
  turn: 'turns',
  action: 'actions',
  coin: 'coins',
  weapon: 'weapons',
  item: 'items',
  character: 'characters',
  location: 'locations',
  resource: 'resources',
  marker: 'markers',
  piece: 'pieces',
  passenger: 'passengers',
  station: 'stations',
  line: 'lines',
  worker: 'workers',
  clue: 'clues',
  year: 'years',
  hour: 'hours',
  minute: 'minutes',
  day: 'days',
};
const singulars = Object.fromEntries(Object.entries(plurals).map(([one, many]) => [many, one]));
/** Not verbs as well ("each turns"). */
const onlyNouns = Object.fromEntries(
  Object.entries(singulars).filter(([many]) => !/^(?:turns|points|lines|rounds|spaces|pieces)$/.test(many)),
);
const between =
  'additional|victory|other|more|fewer|extra|hand|item|weapon|action|face-up|face-down|random|new|different|adjacent|remaining';
const unless =
  'level|lvl?\\.?|stage|round|phase|act|chapter|line|type|rank|tier|grade|number|no\\.?|page|section|card|slot|area|scenario|step|area|day';
const then =
  'from|to|in|of|on|at|and|or|with|into|per|for|this|that|those|instead|face|each|if|when|then|until|by|you|your|their|is|are|here|there|as|after|before|during';

export const enForm: LanguageForm = {
  stop: '.',
  unfinished: endingIn(
    'the|an?|of|to|and|or|with|from|for|into|your|their|his|its|if|when|while|that|which|by|at|than|each|every|may|must|is|are',
  ),
  doubled: spacedTwice('had', 'that', 'ha', 'no', 'knock', 'tick', 'bye', 'very', 'far', 'so', 'again'),
  density: 2.15,
  isNarrow: true,
  spaced: null,
  counted: [
    nounsAfter({
      numbers: `[2-9]|[1-9]\\d+|${enNumbers.few}`,
      right: plurals,
      between,
      unless,
      then,
    }),
    nounsAfter({ numbers: '1', right: singulars, between, unless }),
    nounsAfter({ numbers: 'one|an?|another|each|every', right: onlyNouns, between, unless: `${unless}|which|no` }),
  ],
  digraphs: null,
  plain: {},
  variants: {},
};
