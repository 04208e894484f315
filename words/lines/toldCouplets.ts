import {
  BRAVE_COUPLETS,
  HEAVY_COUPLETS,
  HUSH_COUPLETS,
  KNOWN_COUPLETS,
  LOYAL_COUPLETS,
  MISS_COUPLETS,
} from './toldMoods.ts'
import { rows, type ToldMood } from './toldHooks.ts'

// Couplets around what the request tells: * is its own sentence, the tail brings the rhyme, and the second line stays with it.
export const TOLD_COUPLETS: Readonly<Record<ToldMood, readonly string[]>> = {
  bright: rows(`
    *, and that's you, through and through / The light in the room is the light that's in you
    *, and I hope you don't stop / Of all that I'd keep, I would keep that on top
    *, and I love how you shine / It falls on your shoulders, it falls upon mine
    *, it's a wonder, it's known / You make it look easy, you make it your own
    *, and it lifts me up, too / The sky has a hundred more shades of the blue
    *, and you do it with style / The morning goes by with the ghost of a smile
    *, and it shines from inside / It comes over me like the turn of the tide
    *, and it suits you, it does / The air in your wake has a shine and a buzz
    *, so I sing it with love / It's sun from beneath, and it's sun from above
    *, and that's only a part / The rest is a song I am learning by heart
    *, and the day starts to glow / You give me more light than you ever could know
    *, and I've loved it for long / It's there in the bones of the whole of this song
    *, and you don't even try / You walk, and the sun takes a walk in the sky
    *, and it's never for show / It's true when you're high, and it's true when you're low
    *, and the world is so wide / I'm happy just being a while at your side
    *, and I breathe, and I grin / It's you at the door, and the summer came in
  `),
  event: rows(`
    *, and I can't keep it in / There's joy in my fingers, there's joy in my skin
    *, it went by in a blink / I stand here and glow, and it's too much to think
    *, so I'm telling the sky / I couldn't be quiet, I'm not going to try
    *, and it's only just sunk / I'm dizzy, I'm giddy, I'm happily drunk
    *, and I'm writing it down / I'll sing it at sunrise, I'll sing it through town
    *, and the weather joined in / The sun broke the clouds and came out with a spin
    *, and my heart's at a run / It's light in my hand, like a piece of the sun
    *, and I can't feel my feet / I hear my own heart, and it's doubled its beat
    *, and it's better than gold / It's more than a pair of two hands ever could hold
    *, and I laugh, and I cry / I've wings on my shoulders, I've breath like the sky
    *, and the wait was so long / The bells in my body are ringing their song
    *, and I wake, and it's real / I've words by the thousand, and none for the feel
    *, and the light's coming through / There's something so old here, there's something so new
    *, let the good time begin / I've left the door open, the day can come in
  `),
  deed: rows(`
    *, and I never forgot / You'd say it was nothing, I say it's a lot
    *, and you asked for no praise / I've thought of it since on the darkest of days
    *, and the clouds all withdrew / There's mornings I have that I owe all to you
    *, and I've carried it near / It's light in my hand, and it's breath in my ear
    *, and you never once said / The good that you did, you just did it instead
    *, and you made it look small / It wasn't, it wasn't, it wasn't at all
    *, and it opened a door / I couldn't have walked through the winter before
    *, and it gave me a start / I carry it still at the front of my heart
    *, and it cost you, I know / You smiled, and you shrugged, and you let the thing go
    *, and it wasn't your turn / There's things about kindness I still have to learn
    *, and I'd walk it for you / The whole of the way, if you needed me to
    *, and you lit up the night / I see my own road yet by some of that light
    *, and I've tried it since then / I think of you first, and I breathe, and count ten
    *, and I'm better for it / There's hope in the dark where a candle is lit
  `),
  mine: rows(`
    *, and I needed to say / It's there in my breath at the end of the day
    *, that's the truth of it, all / I say it out loud, and I'm ten feet tall
    *, and I've nothing to hide / I opened the door, and the light is inside
    *, and I don't mind who knows / It runs in my blood from my head to my toes
    *, and it's stayed on my mind / Whatever the road is, it's not far behind
    *, and I don't want it less / I've only one heart, and it answered me, yes
    *, and I can't say it all / The feeling's a mountain, the words are so small
    *, and I've got it by heart / It's there when I'm whole, when I'm falling apart
    *, so I thought I would sing / I hold it like water, I feel it take wing
    *, and it's there when I wake / I hold my hand open, I let the day break
    *, and I turn it about / By night it's a whisper, by morning a shout
    *, and it's changed how I walk / There's light in my body, there's wind when I talk
    *, and I say it out plain / I feel it like sunlight, I hear it like rain
    *, and I'm letting it in / The day has an edge, and it's touching my skin
    *, and I'm late finding out / There's so much to live for on both sides of doubt
    *, and I'd choose it once more / There's sun on the step, and there's wind at the door
    *, and I'm not looking back / There's gold on the road where there used to be black
    *, and I stand on my own / With sky in my lungs, and with salt, and with stone
    *, and it moves me, it moves / It's there in my heart like the needle in grooves
    *, and it's now, and it's here / I'm breathing it in till my head's coming clear
    *, and it keeps me alive / I jump, and I don't know the depth of the dive
    *, come whatever will come / It's deep as a river, it's loud as a drum
  `),
  comfort: rows(`
    *, and that's quite all right / I'll stay by your side till we're out of the night
    *, but you're not on your own / The dark isn't half of the size that it's grown
    *, and we'll take it with care / One breath and then two, and I'll always be there
    *, but the morning's not far / I'm here in the shadow, right here where you are
    *, well, who wouldn't be so? / I'll hold on to you till you want to let go
    *, and you don't have to hide / There's arms that are open, and room here inside
    *, and I've been there as well / I know the way out, and it's easy to tell
    *, and it's only tonight / It looks twice its size by this kind of a light
    *, and you're doing it, though / You're further along than you think that you know
    *, and it's all right to cry / The rain has to fall for a clear kind of sky
  `),
  ache: rows(`
    *, and I know, and I try / I hold it in silence and let it go by
    *, but you're here in my heart / There's no kind of distance can pull it apart
    *, and it's hard, and it's so / I'm holding on more than I want you to know
    *, and I don't let it show / I walk in the dark, and the steps are so slow
    *, and I love all the same / The wind's at the window, it's saying your name
    *, and the days have gone thin / I stand by the window and let the light in
    *, and I've learned to be still / The longing's a river, it goes where it will
    *, and I try not to mind / I hold on to all of the light that I find
    *, and it's more than I'll say / I breathe in the night, and I breathe out the day
    *, and it burns in my chest / I've carried it east, and I've carried it west
    *, and I wait for the sun / A day is a mountain, I'm climbing the one
    *, and I'd give all I own / For half of a minute of you alone
  `),
  child: rows(`
    *, oh, what do you say? / We'll tell it again, and then off and away
    *, and round we all go / And clap with our fingers, and tap with our toe
    *, and who would have guessed? / We'll run with the wind, and we won't take a rest
    *, and up goes a hand / And down we all fall, and then up we all stand
    *, and then, tell me, and then? / We run round in circles and tell it again
    *, now show it with me / As big as the moon, or as wide as the sea
    *, and everyone clap / Now once for a giggle, and once for a nap
    *, well, fancy, oh my / We sing it down low, and we sing it up high
    *, now whisper it low / As soft as the sound of the fall of the snow
  `),
  mourn: rows(`
    *, and it comes back to me / It's here like the wind when it comes from the sea
    *, I remember it well / It rings in the morning, as clear as a bell
    *, and I smile, and I ache / I carry the sound of it, sleep or awake
    *, and I hear it tonight / In how the rain falls, and the look of the light
    *, and it's still in the air / I turn round to tell you, and you are not there
    *, and I say it aloud / There's some of you there in the sun and the cloud
    *, and I hold on to that / The quiet is deep in the place where you sat
    *, and it's that I would keep / If all I could carry were light, in my sleep
    *, and I look for you yet / In faces, in doorways, in every sunset
    *, and the love of it stands / It never goes out of my heart or my hands
    *, and you're gone, and you're here / I talk, and I think there is someone to hear
    *, and it's never too long / There's room for the whole of you here in a song
  `),
  part: rows(`
    *, and I'm shutting the door / There's no one to say it's my name any more
    *, and the rest is just dark / The fire that was in us went out with a spark
    *, and I said I was fine / The worst of the words that I told you was mine
    *, and I still don't know why / I've looked for the reason all over the sky
    *, and I stood in the hall / I looked for a sentence and found none at all
    *, and the silence came down / It fell like the snow on the whole of the town
    *, and I nodded, and then / I fell, and got up, and I fell once again
    *, and the song went on, too / There's not one word in it that's not about you
    *, and I looked at the ground / I heard my own heart, and it made no sound
    *, and the dark opened wide / I lie at the edge with the cold by my side
    *, and it fell like the rain / I stand, and I let it wash over the pain
    *, and I tremble, I burn / There's nothing in here that has anywhere to turn
    *, and I'm finding my way / I breathe to the end of a sentence, a day
    *, and I don't hate you, no / There's some kinds of love that are learned letting go
    *, and the quiet is strong / I've nothing to fight with, I've only a song
  `),
  funny: rows(`
    *, and I'd like to be sure / It's either a blessing, or waiting for a cure
    *, and it isn't a phase / I've stopped counting weeks, and I've stopped counting days
    *, and I'm not even cross / I've put it down, calmly, as profit and loss
    *, and I'd like it in court / There's much to be said, and the evening is short
    *, and I'd like to explain / I've nothing against it but reason and pain
    *, and I'm keeping my head / It's somewhere among all the things that I said
    *, and it gets rather worse / It wouldn't fit into a usual verse
    *, and I'd rather not say / I'm told it gets better. It hasn't today
    *, and I wish I were wrong / I hoped it would pass, and I made it a song
    *, with a face like a stone / Some people have problems, and some have their own
    *, and I'm trying to cope / I've run out of reasons, I still have some hope
    *, and it's all going well / If this is the good part, I'd rather not tell
    *, and it seemed a good plan / It's clear where it ended, and not where it began
    *, and I hate to complain / I'd only much rather be caught in the rain
    *, and I'm standing my ground / There must be a law, or there will be one found
    *, and there's more, so much more / The half of me's laughing, the rest's on the floor
    *, and they say life is deep / I think about that when I'm trying to sleep
    *, and I'm taking it well / My eyes say, what happened? My smile says, do tell
    *, let the record be clear / It sounds even better the louder you hear
    *, and I had such a dream / Of things going smoothly. It came to a scream
  `),
  angry: rows(`
    *, and they call that a plan / I'm holding my fire just as long as I can
    *, and I'm meant to say thanks / The river is rising, it's over the banks
    *, and I've had it with that / There's fire in the place where the quiet once sat
    *, and it's not going to stay / I'll breathe out the thunder, and blow it away
    *, and they'll never say why / There's smoke in my throat, and there's red in the sky
    *, and I'm done being nice / You can't put a fire out with nothing but ice
    *, and it rings like a bell / There's smoke in the heaven and fire in the hell
    *, and I'm not sleeping tight / I wake with my fists, and I'm ready to fight
    *, and I'm not backing down / The wave that is coming's too big to drown
    *, and it's happened before / I'm putting my foot and my heart in the door
    *, and I won't hold my tongue / I held it for years, and it hurt, and it stung
    *, and it hits like a stone / I feel it in marrow, I feel it in bone
    *, and it isn't a game / I won't let it rest, and I won't take the blame
    *, and I'm through being still / There's thunder in me that is finding its will
  `),
  rueful: rows(`
    *, and I looked at the floor / I felt the wind go, and it shut like a door
    *, and that's how it's been / The rain has come down, and the light has come in
    *, and it would be today / I laughed, for there wasn't much else I could say
    *, and I just want to sit / And breathe till the worst of me gets over it
    *, and it caught me off guard / It looked like a feather, and landed so hard
    *, and I said not a word / It's odd how the loudest of things go unheard
    *, and I should have known then / I'd give a whole year to be that time again
    *, so I walked in the rain / And some of it joy, and the rest of it pain
    *, and it's no one's mistake / It's only the way that a wave has to break
    *, well, that's that, and that's me / I'm not yet the one I had wanted to be
    *, and I've learned, more or less / A heart that is full is a beautiful mess
    *, and I can't turn the tide / I've plenty of nothing, and no place to hide
    *, and the sky turned to gray / The sun, I suppose, had an off kind of day
    *, and I let out a sigh / I'm slow to be angry, and quick to ask why
    *, and I'm humbled a bit / There's fire in the ash yet, as long as it's lit
    *, and I held it too tight / You can't close a hand on a handful of light
  `),
  tale: rows(`
    *, and it takes me away / I'll carry it with me the whole of the day
    *, and the night's coming near / There's wonder in things that we see and we hear
    *, and the word's on the air / I listen, and feel it go by like a prayer
    *, and the light is so strange / The wind takes a breath, and the shadows all change
    *, and the sky's burning red / There's more in the silence than ever was said
    *, with the rise of the sun / It opens my eyes, and I know it's begun
    *, and it happened, it's so / It comes like the thunder, it falls like the snow
    *, and the moon starts to climb / There's some kinds of wonder that take their own time
    *, on a night without sleep / There's stories that fade, and there's some that I keep
    *, and the heart beats along / It's too big for talking, I give it a song
    *, and the dark is so wide / There's light on the edge of it, light on the inside
    *, and there's more, let me tell / It rings in the quiet, it rings like a bell
    *, and I swear it is real / It's less what I know of it, more what I feel
    *, through the day, through the night / There's some of it shadow, and some of it light
    *, and I hear it, it's there / It moves on my skin, and it's lifting my hair
    *, at the turn of the tide / It opens a door, and the world is outside
    *, like a star, like a flame / And nothing I looked at looked ever the same
    *, and there's no one can say / Which road it will take at the end of the day
    *, and I'm holding it dear / There's hope at the heart of it, hope and then fear
    *, and I stop, and I stare / The whole of the night seems to know that it's there
  `),
  goodbye: rows(`
    *, and I don't know what to say / There's so much of you in the light of the day
    *, and I can't find the words / They go up and scatter, they fly off like birds
    *, and we'll all be okay / We'll just be a little bit lost for a day
    *, and you'd better come back / The night will be longer, a bit of it black
    *, and I'm happy, I swear / I've only some weather, some wind in the air
    *, and you'll shine there, we know / It's just that it hurts to be letting you go
    *, and I'm trying to grin / The door's opened up, and the wind's coming in
    *, and the road has a bend / A wave of the hand is a start, not the end
    *, and you take the sun, too / The day has to learn how to get along new
    *, and it's bitter and sweet / I'll know that it's you by the sound of your feet
    *, so I'll say it out loud / You leave us all better, you leave us all proud
  `),
  vow: rows(`
    *, and it won't be in vain / I'll hold to it, go to it, sun, wind, and rain
    *, and I know where it leads / I've carried the words, and I'm learning the deeds
    *, and I'll start with today / Tomorrow can ask me, I'll know what to say
    *, and I say it once more / My hands on the handle, my foot in the door
    *, with my teeth, if I must / I'm shaking my wings, and I'm rid of the dust
    *, and it isn't too late / The best of the mornings are some that could wait
    *, it's a thing that I swore / There's nothing to wait for, there's something in store
    *, till the wind comes around / I'd rather be walking than lost underground
    *, and I've told my own feet / The road's very long, and the morning is sweet
    *, and I'm set, and I see / There's nobody else who can do it for me
    *, and I burn, and I rise / I've salt on my lips, and I've sun in my eyes
    *, and I'm stronger than then / I fall, and I'll fall, and get up once again
  `),
  brave: rows(BRAVE_COUPLETS),
  loyal: rows(LOYAL_COUPLETS),
  miss: rows(MISS_COUPLETS),
  heavy: rows(HEAVY_COUPLETS),
  hush: rows(HUSH_COUPLETS),
  known: rows(KNOWN_COUPLETS),
  says: [],
}
