// Three songs' words in three forms: what the score judge has every genre sing.
const VERSES = [
  `[Verse]
Streetlights hum above the river tonight
I count the windows where you used to wait
Every little shadow is learning to write
Your name in silver on the garden gate`,
  `[Verse]
Coffee going cold on the kitchen floor
The radio remembers all our songs
I keep a spare key under the door
For anyone who knows where they belong`,
  `[Verse]
Summer left a jacket on the chair
A ticket and a photograph of you
I fold the city lights into your hair
And wear the morning like it's something new`,
]
const CHORUS = `[Chorus]
Oh, hold on, hold on to the morning
We were never made to fade away
Hold on, hold on to the morning
Carry me into another day`
const PRE_CHORUS = `[Pre-Chorus]
And I can hear it coming
The whole town starts humming`
const BRIDGE = `[Bridge]
And if the winter comes again
I will be waiting in the rain
With every window burning bright
To bring you safely through the night`

export const LYRICS_TO_SET: readonly string[] = [
  [VERSES[0], CHORUS, VERSES[1], CHORUS, BRIDGE, CHORUS],
  [VERSES[0], PRE_CHORUS, CHORUS, VERSES[1], PRE_CHORUS, CHORUS, BRIDGE, CHORUS],
  [VERSES[0], VERSES[1], BRIDGE, VERSES[2], CHORUS],
].map((sections) => sections.join('\n\n'))
