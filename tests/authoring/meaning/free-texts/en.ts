import type { SampleTranslations } from '../sample-texts/sample-translations.ts';

/** Of sources in Japanese alone. */
export const en: SampleTranslations = [
  [
    'Discard up to 2 cards from your hand, and deal 1 enemy physical damage equal to the number you discarded.',
    'Discard 2 cards from your hand, and deal 1 enemy physical damage equal to the number you discarded.',
    'Discard up to 2 cards from your hand, and deal 1 enemy cognitive damage equal to the number you discarded.',
  ],
  [
    'When a PC in this area fails to resolve a trouble card, that PC loses 2 HP and every other PC loses 1 AP.',
    'When a PC in this area fails to resolve a trouble card, that PC loses 1 HP and every other PC loses 2 AP.',
    'When a PC in this area resolves a trouble card, that PC loses 2 HP and every other PC loses 1 AP.',
  ],
  [
    'PCs in this area cannot heal until the end of the turn.',
    'PCs in this area cannot heal until the start of the next turn.',
    'PCs in this area can heal until the end of the turn.',
  ],
  [
    'If the movement check succeeds, you may move 1 enemy from an adjacent area to this area.',
    'If the movement check succeeds, you must move 1 enemy from an adjacent area to this area.',
    'If the movement check succeeds, you may move 1 enemy from any area to this area.',
  ],
  [
    'Put a random card from your hand on the bottom of the deck.',
    'Put a card of your choice from your hand on the bottom of the deck.',
    'Put a random card from your hand on the top of the deck.',
  ],
  [
    'When you fail a check with a target of 7 or less, you may reroll just one die.',
    'When you fail a check with a target of 7 or more, you may reroll just one die.',
    'When you fail a check with a target of 7 or less, you may reroll all dice.',
  ],
  [
    'The owner of a line that connects 3 or more stations may pay 1 coin before rolling the die to advance up to 2 stations.',
    'The owner of a line that connects 3 or more stations may pay 1 coin after rolling the die to advance up to 2 stations.',
    'The owner of a line that connects 3 or more stations may gain 1 coin before rolling the die to advance up to 2 stations.',
  ],
  [
    'Each time you change trains, pay 1 coin to the bank. A player who cannot pay skips their next turn.',
    'The first time you change trains, pay 1 coin to the bank. A player who cannot pay skips their next turn.',
    'Each time you change trains, pay 1 coin to the bank. A player who cannot pay skips their current turn.',
  ],
  [
    'The player with the fewest coins receives 2 coins from one other player.',
    'The player with the most coins receives 2 coins from one other player.',
    'The player with the fewest coins gives 2 coins to one other player.',
  ],
  [
    'Fight. If you succeed, instead of dealing 1 more damage with this attack you may exhaust the enemy.',
    'Fight. If you succeed, this attack deals 1 more damage and you may exhaust the enemy.',
    'Fight. If you succeed, instead of dealing 1 more damage with this attack you may ready the enemy.',
  ],
  [
    'Forced - At the start of your turn: If you have more than 5 cards in hand, discard down to 5.',
    'Forced - At the end of your turn: If you have more than 5 cards in hand, discard down to 5.',
    'Forced - At the start of your turn: If you have fewer than 5 cards in hand, discard down to 5.',
  ],
  [
    'This card can only be attached to an event whose printed cost is 3 or less.',
    'This card can only be attached to an event whose printed cost is 3 or more.',
    'This card can only be attached to an asset whose printed cost is 3 or less.',
  ],
  [
    'Choose an investigator. They heal up to 2 horror or 1 damage.',
    'Choose an investigator. They heal 2 horror or 1 damage.',
    'Choose an investigator. They heal up to 2 horror and 1 damage.',
  ],
  [
    'While you investigate here, the shroud is halved (rounded up).',
    'While you investigate here, the shroud is doubled (rounded up).',
    'While you investigate here, the shroud is halved (rounded down).',
  ],
  [
    'After this enemy attacks you, place 1 of your clues here. If you have no clues, take 1 damage instead.',
    'Before this enemy attacks you, place 1 of your clues here. If you have no clues, take 1 damage instead.',
    'After this enemy attacks you, place 1 of your clues here. If you have no clues, take 1 horror instead.',
  ],
  [
    'After moving, gain 2 power if no enemy mech is in an adjacent territory.',
    'Before moving, gain 2 power if no enemy mech is in an adjacent territory.',
    'After moving, gain 2 power if an enemy mech is in an adjacent territory.',
  ],
  [
    'While your popularity is 10 or more, building this structure costs 1 wood less.',
    'While your popularity is 10 or less, building this structure costs 1 wood less.',
    'While your popularity is 10 or more, building this structure costs 1 wood more.',
  ],
  [
    'On your next turn you cannot take a bottom-row action; instead, take the top-row action twice.',
    'On your current turn you cannot take a bottom-row action; instead, take the top-row action twice.',
    'On your next turn you cannot take a bottom-row action; instead, take the top-row action once.',
  ],
  [
    'Move all your workers on farms or mountains to the factory.',
    'Move all your workers on farms or forests to the factory.',
    'Move one of your workers on farms or mountains to the factory.',
  ],
  [
    'At the end of your turn, put up to 3 cards from your hand face down in the area, and recover 1 HP for each of them.',
    'At the start of your turn, put up to 3 cards from your hand face down in the area, and recover 1 HP for each of them.',
    'At the end of your turn, put up to 3 cards from your hand face down in the area, and recover 1 HP in total.',
  ],
  [
    'A PC who enters an area with more than 2 enemies takes either 3 physical damage or 2 cognitive damage, whichever they choose.',
    'A PC who enters an area with at least 2 enemies takes either 3 physical damage or 2 cognitive damage, whichever they choose.',
    'A PC who enters an area with more than 2 enemies takes both 3 physical damage and 2 cognitive damage.',
  ],
  [
    'Only the winner of the combat may take 1 wood from the loser.',
    'The winner of the combat may take 1 wood from the loser.',
    'Only the loser of the combat may take 1 wood from the winner.',
  ],
  [
    'Once per game, treat a failed skill test as a success.',
    'Once per round, treat a failed skill test as a success.',
    'Once per game, treat a successful skill test as a failure.',
  ],
  [
    'When the deck runs out, shuffle the discard pile into a new deck, then every PC discards 1 card.',
    'When the deck runs out, shuffle the discard pile into a new deck, then one PC discards 1 card.',
    'When the deck runs out, shuffle the discard pile into a new deck, then every PC draws 1 card.',
  ],
  [
    'This round you cannot move, but you may investigate twice instead.',
    'This round you can move, but you may investigate twice instead.',
    'This round you cannot move, but you may evade twice instead.',
  ],
  [
    'The player with the most money goes first in the next round.',
    'The player with the least money goes first in the next round.',
    'The player with the most money goes first in the current round.',
  ],
  [
    'For each territory you control, return all of your units from it unless you pay 1 food.',
    'For each territory you control, return all of your units from it unless you pay 1 oil.',
    'For each territory you control, return all of your units from it and pay 1 food.',
  ],
  [
    'Exhaust this card and pay 1 resource: Attack an enemy at the same location. If it has 3 or less remaining health, defeat it.',
    'Ready this card and pay 1 resource: Attack an enemy at the same location. If it has 3 or less remaining health, defeat it.',
    'Exhaust this card and pay 1 resource: Attack an enemy at the same location. If it has 3 or more remaining health, defeat it.',
  ],
  [
    'When another PC goes down, only once, look at the top 2 cards of the deck, add 1 to your hand and return the rest.',
    'When you go down, only once, look at the top 2 cards of the deck, add 1 to your hand and return the rest.',
    'When another PC goes down, only once, look at the bottom 2 cards of the deck, add 1 to your hand and return the rest.',
  ],
  [
    'A train that stops at a station picks up 1 passenger of another station before dropping off 2 passengers.',
    'A train that stops at a station picks up 1 passenger of another station after dropping off 2 passengers.',
    'A train that stops at a station picks up 1 passenger  before dropping off 2 passengers.',
  ],
  [
    'A PC must choose any number of enemies in adjacent areas and deal 1 damage to each of them.',
    'A PC may choose any number of enemies in adjacent areas and deal 1 damage to each of them.',
    'A PC must choose one enemy in adjacent areas and deal 1 damage to it.',
  ],
];
