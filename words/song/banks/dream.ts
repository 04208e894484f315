import type { Bank } from './bank.ts'

export const dream: Bank = {
  verses: [
    'I fell asleep and drifted high / A paper boat across the sky',
    'The stars were close enough to hold / Some were silver, some were gold',
    'I built a ladder out of light / And climbed the backbone of the night',
    'The moon came down to sit with me / We shared a cup of starry tea',
    'There was a door inside the tree / It opened up for only me',
    'The clouds were made of cotton thread / I wove a mountain for my bed',
    'A whale swam slowly through the air / With all the planets in its hair',
    'I whispered wishes to the moon / It promised me an answer soon',
    "+I've got a dream too big for here / It's louder each and every year",
    '+They said the sky was much too tall / I never heard a word at all',
    '-I woke before the dream was through / I closed my eyes to look for you',
    '-The morning came and took the thread / And left the silence in its stead',
    'A rocket made of tin and string / Can carry almost anything',
    "The universe is soft and wide / There's room for everyone inside",
    'I met myself at nine years old / She had the braver hand to hold',
  ],
  choruses: [
    'Fly me up where the dreamers go / Over the rooftops, soft and slow',
    "+Don't you wake me, let me be / I am finally flying free",
    'Float away, away with me / Over the edge of the galaxy',
    "+Reach, reach, and don't look down / You were born to wear the crown",
    'Somewhere a star is spelling my name / Nothing that burns ever burns the same',
    "-And if it's only in my mind / It's still the best I'll ever find",
  ],
  bridges: [
    'What if the dream is wide awake / What if the sky is ours to take',
    'Close your eyes and count to ten / We can start it all again',
    "-I know the night is almost done / I know I can't outrun the sun",
    '+Even the smallest spark can grow / Into the brightest light we know',
  ],
  titles: [
    'Paper Boat',
    'Ladder Made of Light',
    "Don't Wake Me Yet",
    'Tin and String',
    'Where the Dreamers Go',
    'Soft Gravity',
  ],
}
