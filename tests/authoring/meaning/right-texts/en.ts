import { rightTexts } from '../right-text.ts';

export const en = rightTexts({
  roundDamage: 'One enemy suffers as much cognitive damage as the number of the current round, but never more than 6.',
  healByTroubles: 'All PCs in this area recover 1 HP for each trouble card in it, with a minimum of 1.',
  allCostFive: 'Whatever card you buy, its purchase cost becomes 5.',
  unreadTrouble: 'Trouble cards that you draw go straight to the discard pile without taking effect.',
  cardTakesDamage:
    'Damage dealt to you is taken by this card instead. Once at least 5 points have built up on it, remove it.',
  otherDown: 'Deal 2 physical damage to one enemy; if some other PC in this area is downed, make that 4 instead.',
  anyAreaAp: 'Choose one PC, no matter in which area. That PC gains an AP token.',
  refreshOnDown: 'Whenever a PC other than you goes Down, an exhaust token is taken off this card.',
  boostOthers: 'Attack actions of the other PCs in this area deal 2 more damage.',
  carryThree: 'Without a check, move to an adjacent area, taking along at most three PCs from this one.',
  bodyguard: 'When another PC in this area would take physical damage, you take it instead.',
  discardDraw: 'You may discard as many as 3 cards from hand. Draw the same number.',
  buyEpic: 'Buy no more than two cards from this area’s market, and none rarer than Epic.',
  othersAp: 'Every PC in this area but you gains an AP token.',
  doubleDamage: 'Your attack actions deal twice their damage.',
  reduceAndStrike:
    'Damage that an enemy deals to you is lowered by 2. If you like, deal that enemy as much cognitive damage as there was before the reduction.',
  fiveMinus: 'Each participant takes physical damage equal to 5 less the number of participants.',
  reshuffleSite:
    'Each participant takes 3 cognitive damage. Shuffle the discarded SITE cards back into their deck, from which every participant then draws one.',
  downedCannotAttack: 'This enemy cannot be attacked by downed PCs.',
  perAnomaly: 'Participants take 1 cognitive damage for every Anomaly that they have equipped.',
  unsealOrArtifact:
    'Gain an artifact. Is there a seal token on your SITE skill? Then take it off. Otherwise, gain a second artifact.',
  lockedEquipment:
    'All participants take 2 cognitive damage. None of them can unequip anything before the scenario ends.',
  buyCostFour: 'From the market of this area, buy one card whose purchase cost does not exceed 4.',
  irreducible: 'Deal one enemy 2 physical damage, which nothing can reduce.',
  apWithVehicle: 'Gain one AP token, or two if you have a Vehicle equipped.',
  machineDamage: 'Deal one enemy 3 physical damage, unless it is a Machine: in that case, deal 5.',
  discardEquipped:
    'A card that a PC in this area has equipped is discarded. If that is not possible, all PCs in this area take 1 physical damage.',
  leaveArea: 'A PC takes 1 physical damage on leaving this area.',
  refillMarket:
    'Every PC in this area suffers 1 physical damage; the whole market of this area is discarded, then refilled.',
  noHealing: 'No PC in this area regains HP.',
  lure: 'Add a progress token to this card. If it now has two or more, take two of them off, and one PC in this area draws a trouble card and places it.',
  discardForDamage: 'One enemy takes 2 physical damage, plus another 2 if you discard a card from your hand.',
  twoTools: 'An enemy takes 3 physical damage, but 5 if you have at least two Tools equipped.',
  selfHarm: 'Take 1 cognitive damage yourself and deal 4 to an enemy.',
  environmentReduction:
    'Physical damage to you is reduced by 1, and by a further 2 when an Environment card causes it.',
  twiceOwnDamage: 'Deal one enemy physical damage equal to double the damage on you.',
  twoEnemies: 'Choose at most two enemies. Each of them takes 2 physical damage.',
  giveCard:
    'Give a card from your hand, but no Starter, to a PC in any area, who adds it to theirs. You gain an AP token if it was Rare or better.',
  recycle: 'Consumable items that you have used are not scrapped but discarded.',
  chooseArtifact: 'Whenever an artifact is gained, draw an extra one, pick one and throw away the one not picked.',
  fewTroubles: 'Unless there are two or more trouble cards in this area, gain an AP token.',
  handFive: 'PCs adjust their hands to five cards rather than four.',
  swapTrouble:
    'A PC who draws a trouble card while not downed may discard it by taking 1 cognitive damage, which cannot be reduced.',
  hungryAp:
    'All PCs with fewer than 3 AP tokens, except downed ones, may each take 1 irreducible physical damage to gain an AP token.',
  downDraws:
    'When a PC goes Down, all the others draw 2 cards each and can then scrap one from hand. Add a progress token to this card: if it now has more of them than there are PCs, you lose.',
  gateSinks:
    'Remove 2 progress tokens; with a PC in this area, remove only one. When they are all gone, you lose unless there is a PC in SITE. If there is one, reveal SC05-LT.',
  contagion: 'A PC who enters an area where some other PC has progress tokens receives one as well.',
  discardScenarios: 'All revealed scenario cards except this one are discarded.',
  carrierChoice:
    'A carrier who is in the same area as SC02-LR may take 2 physical damage. If this does not happen, a progress token is placed here and SC02-LR moves on to the next area.',
  onlyWithProgress: 'PCs without a progress token cannot attack.',
  oneTrain: 'Just once in your turn, one of your trains may be advanced to a neighbouring station.',
  shareLimit: 'Nobody can own more than three shares of the same line.',
  dividends:
    'As a dividend, the player with the most shares of that line is paid 500 and the one with the second most 200.',
  bankShort: 'If the bank runs short, you get whatever it has left.',
  othersPay: 'Everyone but you pays the bank 50.',
  handLimit: 'With more than seven cards in hand, discard down to seven.',
  emptyDeck: 'When no cards are left to draw, shuffle the discard pile; it becomes the new deck.',
  tieMoney: 'Ties go to the player with more money.',
  swapHands: 'Pick two players, who exchange their hands.',
  skillTest:
    'No more than one copy can be committed to each skill test. On a success, the investigator taking the test draws a card.',
  moveOnce: 'At most one move per round.',
  keepSkill:
    'Exhaust this card after failing a test: take a skill that you committed to that test back into your hand rather than discarding it.',
  twoTokens:
    'If an investigator at your location would draw a chaos token, they draw two instead and pick one; the one not picked goes back with no effect.',
  failedBy: 'Test agility (3). For each point by which you fail, take one damage, but no more than 2 in all.',
  retreatNearby:
    'If you lose a combat, you may retreat to a neighbouring territory rather than to your home base, provided you control it and no other units are there.',
  attackerVolley: 'When you are the attacker, your opponent’s power falls by 2 as the combat begins.',
  strongUnloved: 'Your power is at least 8, your popularity no higher than 3.',
  discardOrHorror:
    'Every investigator must either discard one card at random from hand or take 1 horror, whichever they choose.',
  halvedAgility: 'For the rest of the round, all investigators now in play have only half their agility, rounded up.',
  othersSilent: 'No player except you can use cards this turn.',
  lastPassengerName: 'Passenger Number Thirty-Five',
  chimeName: 'The Five O’Clock Bell',
  summerStory: 'These were meant to go up in the summer of 2020.',
  fiveHundredStory: 'Five hundred yen if it comes out unbroken. To this day, nobody has collected.',
  marchStory: 'The fourth of March came and went, and still no one had come for her.',
  interestStory: 'The interest is five years’ worth.',
  appealStory: 'The “last request” has entered its fifth year.',
  safetyStory: 'The one safety device is a notice that says “Safety First”.',
  passengersStory:
    'An envelope without a stamp arrived at the Shinagawa checkpoint. In it was a faded passenger list: for five years, all thirty-four people have been down as “sightseeing”.',
  deliveryStory: 'Eight fifty-nine. The delivery lorry switched off its engine and from then on was just a lorry.',
  timetableStory:
    'Someone has added a single departure to the timetable at the stop by hand. It leaves twelve rounds from now. Where to, the smudged ink does not say.',
  gateStory:
    'There is a five o’clock chime outside the gate as well; here it rings a minute late. With her first step, Minori grew by five years.',
  lullabyStory:
    'At nine in the evening, the estate’s emergency loudspeakers play a lullaby. Five years ago, just short of the last line, the Ring opened in the sky and the singer was gone.',
  festivalStory:
    'Five years ago, on 31 August, the neighbourhood’s summer festival put off its clearing up until the next day. The next day never came.',
  knivesStory: 'Three to a set. You only ever get two of them back.',
});
