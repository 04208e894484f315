import type { Bank } from './bank.ts'

export const season: Bank = {
  verses: [
    'The first snow falls without a sound / It lays a blanket on the ground',
    'The leaves are letting go their gold / The mornings come a little cold',
    '+The ice cream truck is on our street / The pavement burns our summer feet',
    'The cherry trees are pink and white / They loosen petals through the night',
    'The swallows leave, the evenings shrink / The sky is orange, grey and pink',
    '+We jumped into the river deep / Too full of summer days to sleep',
    'The rain is writing on the glass / It tells us all that this will pass',
    'The frost has drawn upon the pane / A forest and a silver train',
    'The wind is shaking every tree / It shakes the winter out of me',
    '-The summer left without a word / The last to go, a single bird',
    '-The light is short, the coats are long / The year has sung its saddest song',
    "The garden's waking, green and new / The grass is heavy with the dew",
    'The clouds roll over, soft and slow / They only came to say hello',
    "+The sun is high, the shade is sweet / There's watermelon, there's bare feet",
    'The fire is low, the night is deep / The whole white world is fast asleep',
  ],
  choruses: [
    "+Let it shine, let it shine on me / Everything's growing wild and free",
    'Seasons turn and seasons go / I will love you, rain or snow',
    'Hold on to the golden light / Before it melts into the night',
    "+Come outside, the sky is blue / There's a whole new world for you",
    '-And all the leaves came falling down / You took the colour from this town',
    'Turn, turn, and turn once more / Spring is knocking at the door',
  ],
  bridges: [
    'Underneath the frozen ground / Little seeds are turning round',
    'Nothing stays and nothing ends / The winter and the spring are friends',
    '-I keep the summer in a jar / To remember how warm we are',
    "+And if the rain should fall today / We'll dance until it goes away",
  ],
  titles: [
    'Golden Light',
    'When the Leaves Let Go',
    'First Snow',
    'Summer in a Jar',
    'Rain on the Glass',
    'Green and New',
  ],
}
