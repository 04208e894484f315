import type { Bank } from './bank.ts'

export const food: Bank = {
  verses: [
    'The kitchen\'s warm, the pan is hot / There\'s something bubbling in the pot',
    'The smell comes drifting up the stair / It pulls me gently from my chair',
    'A pinch of salt, a squeeze of lime / The secret\'s in the taking time',
    'My grandma wrote it on a card / A little stain, the rest was hard',
    'I had a salad once for lunch / I cried about it through the brunch',
    'The butter melts, the onions sing / I feel like some forgotten king',
    'There\'s flour on the floor and you / There\'s sugar in the coffee too',
    'I\'ve had a long and lousy day / One bite and it all went away',
    'The waiter knows me by my name / I always order just the same',
    'They say the moon is made of cheese / I\'ll have a double portion, please',
    'The plates are full, the lights are low / The second helping\'s touch and go',
    'I tried to share, I really tried / The last piece made me change my side',
    'We licked the spoon, we scraped the bowl / It\'s medicine for any soul',
    'There\'s something holy in the steam / It wakes me from my deepest dream',
  ],
  choruses: [
    'Give me a plate and give me a spoon / I\'ll be in heaven by afternoon',
    'One more bite and one more taste / Not a crumb will go to waste',
    'Love is a table set for two / Pull up a chair, there\'s room for you',
    'Hot from the oven, straight to my heart / I was a goner right from the start',
    'Pass it over, pass it round / Sweetest thing I ever found',
    'Oh, my mouth is in love today / Take the rest of the world away',
  ],
  bridges: [
    'Some want gold and some want fame / I just want dinner to stay the same',
    'Slow it down and taste it right / We\'re not going anywhere tonight',
    'And if I only get one wish / I\'ll wish it on another dish',
    'When I go, just let me go / With dessert, and nice and slow',
  ],
  titles: ['One More Bite', 'Second Helping', 'Table for Two', 'Sugar in the Coffee', 'Hot from the Oven', 'Pass It Round'],
}
