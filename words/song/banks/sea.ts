import type { Bank } from './bank.ts'

export const sea: Bank = {
  verses: [
    "The tide comes in, the tide goes out / It knows what living's all about",
    "There's salt and sunlight in the air / And little shells are everywhere",
    'The gulls are crying overhead / The sky is turning gold and red',
    '+We race the foam along the sand / With all the summer close at hand',
    'A lighthouse blinks its patient eye / And boats go slowly drifting by',
    'The waves keep time upon the shore / They pull away and come for more',
    'I pressed a shell against my ear / It told me all I had to hear',
    'The harbor lamps are burning low / The tide decides which way we go',
    '-I send a bottle out to sea / It never finds its way to me',
    "-The water's cold, the sky is grey / The current carries you away",
    "+There's sand in everything we own / The wildest joy I've ever known",
    'A sailor sings of distant land / The song runs out like silver sand',
    'The moon has laid a silver track / Across the deep and halfway back',
    '+We dive beneath the breaking blue / And come up laughing, me and you',
    "The wind is wild, the sails are wide / We're riding on the turning tide",
    'Our footprints wash away by noon / We make some new ones by the moon',
  ],
  choruses: [
    '+Let it roll, let it break, let it shine / All of the ocean is yours and mine',
    'The sea keeps calling me by name / And nothing here can be the same',
    'Carry me over, carry me on / Carry me till the night is gone',
    "Oh, the water's deep and wide / I am rolling with the tide",
    '+Salt on our skin, sun in our eyes / Nothing above us but open skies',
    '-And every wave that leaves the shore / Takes a little of me once more',
  ],
  bridges: [
    'And when the storm has had its say / The sea will smooth it all away',
    'Far out where the whales still sing / The deep remembers everything',
    '-I am a ship without a sail / I am the ending of the tale',
    '+Run with me before the sun / Falls into the sea and is done',
  ],
  titles: [
    'Salt and Sunlight',
    'Carry Me Over',
    'Where the Tide Goes',
    'Lighthouse',
    'Silver Water',
    'Out Beyond the Blue',
  ],
}
