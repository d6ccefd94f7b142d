import type { SampleTranslations } from './sample-translations.ts';

export const en: SampleTranslations = [
  [
    'When an enemy attack would damage an investigator at your location: Lower that damage by 2.',
    'When an enemy attack would damage an investigator at your location: Raise that damage by 2.',
    'When an enemy attack would damage an investigator at a connecting location: Lower that damage by 2.',
  ],
  [
    'Limit once per round: Another investigator at your location takes control of this card.',
    'Limit once per turn: Another investigator at your location takes control of this card.',
    'Limit once per round: An investigator at your location takes control of this card.',
  ],
  [
    'Spend 1 charge and take 1 horror: Fight. For this attack, use your willpower instead of your combat and deal +1 damage.',
    'Spend 1 charge and take 1 horror: Fight. For this attack, use your willpower and your combat and deal +1 damage.',
    'Spend 1 charge and heal 1 horror: Fight. For this attack, use your willpower instead of your combat and deal +1 damage.',
  ],
  [
    'Play only if another investigator is at your location. As an additional cost, the investigators there pay 3 resources as a group. Draw 3 cards.',
    'Play if no other investigator is at your location. As an additional cost, the investigators there pay 3 resources as a group. Draw 3 cards.',
    'Play only if another investigator is at your location. As an additional reward, the investigators there gain 3 resources as a group. Draw 3 cards.',
  ],
  [
    'Exhaust this card: Investigate. If you succeed by 2 or more, discover 1 additional clue here.',
    'Ready this card: Investigate. If you succeed by 2 or more, discover 1 additional clue here.',
    'Exhaust this card: Investigate. If you fail by 2 or more, discover 1 additional clue here.',
  ],
  [
    'Search the top 6 cards of your deck for an asset and draw it. Shuffle your deck.',
    'Search the bottom 6 cards of your deck for an asset and draw it. Shuffle your deck.',
    'Search the top 6 cards of your deck for an asset and discard it. Shuffle your deck.',
  ],
  [
    'Limit once per round. Exhaust this card: Choose any number of investigators at your location. Each of them draws 1 card and takes 1 horror.',
    'Limit once per round. Exhaust this card: Choose one investigator at your location. They draw 1 card and take 1 horror.',
    'Limit once per round. Exhaust this card: Choose any number of investigators at your location. Each of them draws 1 card or takes 1 horror.',
  ],
  [
    'Automatically evade every enemy engaged with you.',
    'Automatically evade one enemy engaged with you.',
    'Automatically evade every enemy not engaged with you.',
  ],
  [
    'Play during your turn. Choose one of your skills. It is doubled until the end of the phase.',
    'Play during your turn. Choose one of your skills. It is doubled until the end of the round.',
    'Play during your turn. Choose one of your skills. It is halved until the end of the phase.',
  ],
  [
    'Limit once per round: Choose another investigator at a connecting location. They may move to your location.',
    'Limit once per round: Choose another investigator at a connecting location. They must move to your location.',
    'Limit once per round: Choose another investigator at your location. They may move to a connecting location.',
  ],
  [
    'After you reveal a location: Look at the top 3 cards of the encounter deck and put them back in any order.',
    'Before you reveal a location: Look at the top 3 cards of the encounter deck and put them back in any order.',
    'After you reveal a location: Look at the top 3 cards of the encounter deck and put them back in the same order.',
  ],
  ['Discard another card from your hand.', 'Discard a card from your hand.', 'Draw another card into your hand.'],
  [
    'You must play it immediately, if able.',
    'You may play it immediately, if able.',
    'You must not play it immediately.',
  ],
  [
    'You must commit it to your next test.',
    'You must commit it to your previous test.',
    'You may commit it to your next test.',
  ],
  [
    'While you are here and not engaged with an enemy, you get +1 willpower.',
    'While you are here and engaged with an enemy, you get +1 willpower.',
    'While you are anywhere and not engaged with an enemy, you get +1 willpower.',
  ],
  [
    'When the agenda advances: Each investigator here is defeated (without taking trauma).',
    'When the agenda advances: One investigator here is defeated (without taking trauma).',
    'When the agenda advances: Each investigator here is defeated (and takes trauma).',
  ],
  [
    'Prey: whoever has the least health left.',
    'Prey: whoever has the most health left.',
    'Prey: whoever has health left.',
  ],
  [
    'Place 1 doom on the nearest Cultist enemy. If several are equally near, on the one with the highest printed health.',
    'Place 1 doom on the farthest Cultist enemy. If several are equally far, on the one with the highest printed health.',
    'Place 1 doom on the nearest Cultist enemy. If several are equally near, on the one with the lowest printed health.',
  ],
  [
    'You must choose one: Take 2 horror; or lose 1 action this round and discard 1 card from your hand.',
    'Do both: Take 2 horror, and lose 1 action this round and discard 1 card from your hand.',
    'You must choose one: Take 2 horror; or gain 1 action this round and discard 1 card from your hand.',
  ],
  [
    'Choose an asset you control and attach this to it. Limit 1 per asset. If there is no asset, discard this card.',
    'Choose an asset you control and detach this from it. Limit 1 per asset. If there is no asset, discard this card.',
    'Choose an asset you control and attach this to it. Limit 1 per asset. If there is an asset, discard this card.',
  ],
  [
    'Objective: Once there is 1 progress token per investigator, advance. If the Bell Keeper is in the victory display, you need 1 fewer (minimum 1).',
    'Objective: Once there is 1 progress token, advance. If the Bell Keeper is in the victory display, you need 1 fewer (minimum 1).',
    'Objective: Once there is 1 progress token per investigator, advance. If the Bell Keeper is in the victory display, you need 1 more (minimum 1).',
  ],
  [
    'Group limit once per round: Choose a ready non-Elite enemy at a connecting location and exhaust it.',
    'Group limit once per round: Choose a ready Elite enemy at a connecting location and exhaust it.',
    'Group limit once per round: Choose an exhausted non-Elite enemy at a connecting location and ready it.',
  ],
  [
    'Each investigator at a location with no other investigator takes 1 horror. If there is no such investigator, this gains surge.',
    'Each investigator at a location with another investigator takes 1 horror. If there is no such investigator, this gains surge.',
    'Each investigator at a location with no other investigator takes 1 horror. If there is no such investigator, this loses surge.',
  ],
  [
    'In combat you can play 1 combat card more.',
    'In combat you can play 1 combat card fewer.',
    'In combat you cannot play 1 combat card more.',
  ],
  [
    'After combat, win or lose, draw 1 combat card.',
    'Before combat, win or lose, draw 1 combat card.',
    'After combat, only if you win, draw 1 combat card.',
  ],
  [
    'If you win combat as the attacker, you lose no popularity for retreating workers.',
    'If you win combat as the attacker, you lose popularity for retreating workers.',
    'If you win combat as the defender, you lose no popularity for retreating workers.',
  ],
  [
    'When you produce here, you get 1 more product. If you control it, you can produce even without workers.',
    'When you produce here, you get 1 less product. If you control it, you can produce even without workers.',
    'When you produce here, you get 1 more product. If you control it, you can produce only with workers.',
  ],
  [
    'Each time you upgrade, gain 1 power.',
    'The first time you upgrade, gain 1 power.',
    'Each time you upgrade, lose 1 power.',
  ],
  [
    'Have 3 or more structures on the board and no more than 1 mech.',
    'Have no more than 3 structures on the board and 1 or more mechs.',
    'Have 3 or more structures on the board or no more than 1 mech.',
  ],
  [
    'The number of your structures on territories that are not exits of your home base.',
    'The number of your structures on territories that are exits of your home base.',
    'The number of opponents’ structures on territories that are not exits of your home base.',
  ],
  ['Control 3 territories next to lakes.', 'Control 3 lakes.', 'Control at most 3 territories next to lakes.'],
  [
    'Your character and mechs can enter and leave lakes.',
    'Your character and mechs cannot enter or leave lakes.',
    'Your character and mechs can leave lakes but not enter them.',
  ],
  ['As the defender, you win ties.', 'As the attacker, you win ties.', 'As the defender, you lose ties.'],
  [
    'In the cost of your bottom-row actions, 1 resource can be of any type.',
    'In the cost of your top-row actions, 1 resource can be of any type.',
    'In the cost of your bottom-row actions, 1 resource must be of the same type.',
  ],
  [
    'Have 6 or more resources of the same type.',
    'Have 6 or more resources of different types.',
    'Have at most 6 resources of the same type.',
  ],
  [
    'If you lose a combat, you may retreat to an adjacent territory you control with no other units on it, instead of to your home base.',
    'If you win a combat, you may retreat to an adjacent territory you control with no other units on it, instead of to your home base.',
    'If you lose a combat, you must retreat to an adjacent territory you control with no other units on it, instead of to your home base.',
  ],
  [
    'Deal 2 physical damage to each of up to 3 enemies in this area or an adjacent one.',
    'Deal 2 physical damage in total to up to 3 enemies in this area or an adjacent one.',
    'Deal 2 physical damage to each of up to 3 enemies in this area.',
  ],
  [
    'As soon as a PC enters Shinagawa, discard this card and reveal the next scenario card.',
    'As soon as a PC leaves Shinagawa, discard this card and reveal the next scenario card.',
    'As soon as a PC enters Shinagawa, discard this card and reveal the previous scenario card.',
  ],
  [
    'Put a progress token on this card. At 3 or more, take 3 of them off, and every PC in this area suffers 1 physical damage. After that, gain a card from the scrapped pile.',
    'Put a progress token on this card. At 3 or more, add 3 to them, and every PC in this area suffers 1 physical damage. After that, gain a card from the scrapped pile.',
    'Put a progress token on this card. At 3 or more, take 3 of them off, and one PC in this area suffers 1 physical damage. After that, gain a card from the scrapped pile.',
  ],
  [
    'All PCs heal 1 HP. All PCs flip their discard piles and put them under their decks. Choose a PC; you may move them to Shibuya.',
    'All PCs heal 1 HP. All PCs flip their discard piles and put them on top of their decks. Choose a PC; you may move them to Shibuya.',
    'All PCs heal 1 HP. All PCs flip their discard piles and put them under their decks. Choose a PC; move them to Shibuya.',
  ],
  [
    'Deal 3 cognitive damage to one enemy. You may move a PC from an adjacent area (except the Site) to this area.',
    'Deal 3 cognitive damage to one enemy. You may move a PC from an adjacent area (even the Site) to this area.',
    'Deal 3 cognitive damage to one enemy. You may move a PC from this area to an adjacent area (except the Site).',
  ],
  [
    'If there are no Trouble cards in this area, one PC here gains the top card of the Follower deck.',
    'If there are Trouble cards in this area, one PC here gains the top card of the Follower deck.',
    'If there are no Trouble cards in this area, one PC here gains the bottom card of the Follower deck.',
  ],
  [
    'Make a buy roll in place of another PC. That PC may be in any area. If you buy a card of Rare or better, gain 1 AP token.',
    'Make a buy roll in place of another PC. That PC must be in this area. If you buy a card of Rare or better, gain 1 AP token.',
    'Make a buy roll in place of another PC. That PC may be in any area. If you buy a card of Rare or lower, gain 1 AP token.',
  ],
  [
    'As long as this card isn’t exhausted, you have +1 combat.',
    'As long as this card is exhausted, you have +1 combat.',
    'Exhaust this card: you have +1 combat.',
  ],
  [
    'While you are down, deal 3 physical damage to one enemy.',
    'While you are not down, deal 3 physical damage to one enemy.',
    'While you are down, an enemy deals you 3 physical damage.',
  ],
  [
    'Spend 1 ammo: Fight. You get +2 combat and deal +1 damage for this attack.',
    'Gain 1 ammo: Fight. You get +2 combat and deal +1 damage for this attack.',
    'Spend 1 ammo: Fight. You get +2 combat and prevent 1 damage for this attack.',
  ],
  [
    'Spend 1 dressing: Choose an investigator or Ally at your location and heal 1 damage or 1 horror from it.',
    'Spend 1 dressing: Choose an investigator or Ally at your location and heal 1 damage and 1 horror from it.',
    'Spend 1 dressing: Choose an investigator or Ally at your location and deal 1 damage or 1 horror to it.',
  ],
  [
    'When a treachery’s revelation begins against an investigator at your location, spend 1 charge: Cancel it.',
    'When a treachery’s revelation ends against an investigator at your location, spend 1 charge: Cancel it.',
    'When a treachery’s revelation begins against an investigator at any location, spend 1 charge: Cancel it.',
  ],
  [
    'No enemy can move into the attached location.',
    'Enemies can move into the attached location.',
    'Enemies may only move into the attached location.',
  ],
  [
    'When you would be defeated by damage or horror: instead, heal damage and horror until you have 1 less than your health or sanity, and exile this card. When the round ends, take 1 horror.',
    'When you would be defeated by damage or horror: instead, heal damage and horror until you have 1 more than your health or sanity, and exile this card. When the round ends, take 1 horror.',
    'When you would be defeated by damage or horror: instead, heal damage and horror until you have 1 less than your health or sanity, and exile this card. When the round begins, take 1 horror.',
  ],
  [
    'Search all encounter discards for a treachery and remove it from the game.',
    'Search the whole encounter deck for a treachery and remove it from the game.',
    'Search all encounter discards for a treachery and put it into play.',
  ],
  [
    'You may move 1 charge between two of your Spells.',
    'You must move 1 charge between 2 of your Spells.',
    'You cannot move 1 charge between 2 of your Spells.',
  ],
  [
    'Each investigator, once per round: Take 1 damage and draw 1 card.',
    'Each investigator, once per game: Take 1 damage and draw 1 card.',
    'Each investigator, once per round: Take 1 damage and discard 1 card.',
  ],
  [
    'Gain 4 resources in any combination and put them on a single territory with one of your workers.',
    'Gain 4 resources of the same type and put them on a single territory with one of your workers.',
    'Gain 4 resources in any combination and put them on a single territory without your workers.',
  ],
  [
    'Have units on 4 or more different terrain types.',
    'Have units on 4 or fewer different terrain types.',
    'An opponent has units on 4 or more different terrain types.',
  ],
  [
    'At the beginning of combat, if you are attacking, your opponent loses 2 power.',
    'At the end of combat, if you are attacking, your opponent loses 2 power.',
    'At the beginning of combat, if you are attacking, you lose 2 power.',
  ],
  [
    'You don’t have to pay anything when you trade.',
    'You have to pay when you trade.',
    'Your opponents don’t have to pay anything when they trade.',
  ],
  [
    'You may put up to three other cards from your hand back on your deck.',
    'You may put up to three other cards from your hand on the bottom of your deck.',
    'You may put three other cards from your hand back on top of your deck.',
  ],
  [
    'When buying, treat the card as one rarity lower, or reduce its cost by 3.',
    'When buying, treat the card as one rarity higher, or increase its cost by 3.',
    'When buying, treat the card as one rarity lower and reduce its cost by 3.',
  ],
  [
    'While you are at the “Site”, every PC in the area with you heals 1 HP.',
    'While you are at the “Site”, one PC in the area with you heals 1 HP.',
    'While you are at the “Site”, every PC in an adjacent area heals 1 HP.',
  ],
  [
    'If exactly one PC is at the “Site”, reveal SC05-LT.',
    'If at least one PC is at the “Site”, reveal SC05-LT.',
    'If exactly one PC is at the “Site”, discard SC05-LT.',
  ],
  ['Discard this card: Investigate. Your location gets -2 shroud for this investigation.'],
  ['Play only during your turn. Max once per round. Take an additional action this turn.'],
  ['After you fail a skill test while investigating: Discover 1 clue at your location.'],
  ['Once the round is over, discard this card.'],
  [
    'Put the Bell Chamber into play. If any investigator controls the Pilot’s Watch, the next act is Waterway; if not, it is Dark Road. Remove the other one from the game.',
  ],
  ['After discovering a clue, you may exhaust this card to draw 1 card.'],
  ['When you trade, you get one more resource.'],
  ['You own no fewer than 20 coins.'],
  ['Listen to the ferryman: gain 1 popularity and 1 coin.'],
  ['When you draw a Trouble card, throw it away and draw a new one.'],
  ['When a PC in this area makes an attack action, the enemy’s damage reduction does not apply.'],
  [
    'Put 1 progress token on each PC who shares an area with a PC holding more progress tokens than they do, and as many on this card as there are PCs.',
  ],
  ['Test willpower (2). On a success, discard this card.'],
];
