import { frames } from '../frames.ts'

export const praying = frames({
  you: `
  I whisper * and shut my eyes / And leave the rest to the morning skies
  I ask it for *, I ask it for you / A bed and a roof and a morning or two
  Keep hold of * when the water gets high / You never were distant, you never asked why
  I name you, *, with my hands held still / And quiet comes over the brow of the hill
  Watch over *, watch the whole night through / I've run out of ways, so I leave it with you
  I don't know the words, but it's * I mean / The hope at the end of the things I have seen
  For * I ask you, for bread and for sleep / For somebody's hand where the river runs deep
  I breathe in and say *, breathe out and wait / You're never too early and never too late
  I kneel by the bed and it's * I say / The night is less heavy once I've put it that way
  Hold * tonight, hold the hand that I can't / You know what I ask, and you know what to grant
  Stay near us, and near to * most of all / You know every sparrow, you hear the thing fall
  I'd carry it for you, *, if I could / I ask for the strength, and I ask for the good
  You go with *, go before and behind / A light on the water, a word to the mind
  I've little to give, but it's * I bring / You hear when the frightened, the small voices sing
  Walk beside *, and walk with us all / You've heard me say nothing, you came to my call
  For *, for the small hours, for the door left undone / You'll know what I'm asking, there's only the one
  I light one for *, and the wick takes its time / You hear what I mean, though it won't come to rhyme
`,
  about: `
  A candle for *, a quiet word / And maybe the smallest of sounds is heard
  Keep * from harm when the road turns to ice / I'd ask for it once, but I'm asking it twice
  For * tonight, and for all of us here / A roof and a loaf and a little less fear
  Lay a hand upon *, as light as a leaf / And lift for an hour the worst of the grief
  I don't know for certain who hears what I say / I say it for *, and I say it each day
  Be gentle with *, be gentle with me / The night is a long one, and no one can see
  Bring * home safely, bring everyone in / And let there be bread, and the singing begin
  I'm asking for *, I'm asking for light / I'm asking for somebody's hand in the night
  Let morning find * with the window ajar / And peace coming in where the sparrows are
  We name them, and * is the name that I bring / It's small in the mouth, but it's some kind of wing
  For *, for the tired, for all on the road / Be there with a hand for a bit of the load
  I say it for *, with my head on my hand / I ask for some peace in a troubled land
  Let * be all right, let the fever go down / Let everyone's lamp find the way back to town
  Remember *, where the small ones are / Leave one window lit, leave the gate ajar
  Let * be carried, let * be found / Let there be a lamp and some steadier ground
  Put bread by for *, and put out a light / There's somebody's child on the road every night
`,
  things: `
  I hold * up to the light / And ask for mercy for the night
  For * I fold my hands and wait / It's never too early and never too late
  I come here with *, I've nothing but that / I've wiped both my feet and I've taken my hat
  I lay down * like a coat at the door / I don't need to carry it round any more
  Be near us in *, be near us in sleep / The hill's very high and the valley is deep
  We're thankful for *, we're thankful for bread / For somebody's light on the path up ahead
  I found you in *, where I hadn't looked / Not up on the mountain, not written in books
  You know about *, so I needn't explain / You stood in the doorway, you walked in the rain
  I give you *, I open my hand / There's much that I've carried and don't understand
  Teach me through *, teach me to be slow / To give it some water and let a thing grow
  In * there's a quiet I hadn't been told / A lamp for the weary, a coat for the cold
  Let there be *, and let there be peace / And let all the hammering, just for once, cease
  I bring you *, I bring what I've got / Some days it is little, some days it's a lot
  Through * and the darkness, through river and stone / You never did leave me to walk it alone
  For * and for morning, for water and light / I bow down my head at the edge of the night
  I see you in *, in the small and the plain / The hand that lets go, and that gathers again
  If there must be *, let there be a friend / A door with a lantern at some road's end
  I never knew * was a prayer till today / I opened my hand, and it showed me the way
`,
})
