import { BRAVE_COUPLETS, LOYAL_COUPLETS, HEAVY_COUPLETS, HUSH_COUPLETS, KNOWN_COUPLETS, MISS_COUPLETS } from './toldMoods.ts'
import { rows, type ToldMood } from './toldHooks.ts'

// Couplets around what the request tells: * is its own sentence, the tail brings the rhyme, and the second line stays with it.
export const TOLD_COUPLETS: Readonly<Record<ToldMood, readonly string[]>> = {
  bright: rows(`
    *, and that's you through and through / We'd know in the dark it was nobody but you
    *, and I hope you don't stop / Of people I'm fond of, you're close to the top
    *, and we wouldn't change that / We'd sooner lose summer, the car and the cat
    *, it's a fact, it's well known / There's no one to match you, you're out on your own
    *, as the neighbours all know / It's half of the reason we're fond of you so
    *, and you do it in style / I've seen it so often, it still makes me smile
    *, may it never grow old / It's worth a good deal more than silver or gold
    *, and it suits you, it does / You're more like yourself than I ever once was
    *, so we sing it with pride / We'd put up a plaque if the wall were as wide
    *, and that's only a part / The rest is too long, so I know it by heart
    *, and it brightens the day / You do it, and most of the grey goes away
    *, and I've known it for years / It's one of the sounds that I keep in my ears
    *, like a lamp in a hall / You'd not think to thank it, it's lighting it all
    *, and they'll ask for it yet / They're telling the new ones the minute they've met
    *, and you don't even try / I've practised in mirrors, I can't, and here's why
    *, it's your name in one line / If I had to choose one, then that would be mine
    *, and it's never for show / You'd do it the same with the curtains drawn low
    *, and there's nobody can't / Be cheered by it, children, the postman, the aunt
  `),
  event: rows(`
    *, and I can't keep it in / I've walked round the kitchen all day with a grin
    *, and we've all come to see / The half of the street, and the aunts, and me
    *, it went by in a blink / I sat on the stairs for a minute to think
    *, so put up the flags / There's cake on the table and hats in the bags
    *, and I've told the whole town / I sang it to strangers, I wrote it all down
    *, and you've got the front seat / The rest of us stand, and we stamp with our feet
    *, and the kettle is hot / We've had the first tears, and we've emptied the pot
    *, and it's only just sunk / I laughed in the bathroom, I danced on the trunk
    *, so I've ironed a shirt / I've polished both shoes till I'd say that it hurt
    *, and the phone's getting hot / I've rung everybody, I've rung them a lot
    *, and I'm writing it down / So someone will find it in some other town
    *, and the weather joined in / It stopped half a cloud with the sun on its chin
    *, and I had to sit down / It's quite the best thing to have happened in town
    *, so ring every bell / And ring up your mother, and ring mine as well
    *, and I can't feel my face / I've grinned like a piano all over the place
    *, and the dog's heard it twice / He sat through it all, and I think he said, nice
  `),
  deed: rows(`
    *, and I never forgot / You'd say it was nothing, I say it's a lot
    *, and you asked for no praise / I've thought of it since on the darkest of days
    *, it's a story I tell / I know every part of it, know it so well
    *, and I saw, I was there / You just went and did it, and brushed back your hair
    *, and you never once said / I heard it from others, and lifted my head
    *, and you made it look small / It wasn't, it wasn't, it wasn't at all
    *, then away down the street / I turned to say thank you, and saw just your feet
    *, when the others had flown / I never did learn how you knew I'm alone
    *, and it cost you, I know / You smiled, and you shrugged, and you let the thing go
    *, and it wasn't your turn / There's things about kindness that others could learn
    *, and you'd do it once more / I see it whenever I stand at that door
    *, and no one had said / You did it, and then you went home to your bed
    *, and you'd not had your tea / You'd do it for anyone. You did it for me
    *, with your coat half undone / I'd asked nearly everyone. You were the one
    *, and I've tried it since then / I think of you first, and I pick up the pen
  `),
  mine: rows(`
    *, and I might as well say / I've thought about that for the most of the day
    *, that's the truth of it, friend / I'll tell you it all from the start to the end
    *, and I've nothing to hide / I've carried it round with me, warm, on the side
    *, and I know how it sounds / I've thought it all through on my late-evening rounds
    *, and I don't mind who knows / I've hung it outside with the rest of my clothes
    *, and I'd tell you for free / If you have an hour, if you'll make us some tea
    *, and it's stayed on my mind / I look in the mirror and see it behind
    *, let me put it that way / I've tried it three others, and none of them stay
    *, and I've told it the cat / He looked at the window, and left it at that
    *, if you really must ask / I drank it all in like the tea in a flask
    *, and I haven't said why / I'm not sure I could, but I'll give it a try
    *, and I've got it by heart / I know where it aches, and I know where to start
    *, and the kettle has heard / It's all that I've told, and it's not said a word
    *, so I thought I should sing / You can't keep a lid on that sort of a thing
    *, and I'm not one to boast / I say it to nobody, over my toast
    *, and it's there when I wake / It sits on the bed, and I give it a shake
    *, and the clock didn't stop / The world bought its bread at the regular shop
    *, and I've turned it about / I've had it in pieces, I've laid it all out
    *, and it's changed how I walk / I catch myself smiling in other folk's talk
    *, and I'll say it out plain / The window was open, they heard down the lane
    *, and it's nothing to hide / I wear it like buttons, down all of one side
    *, and I'm letting it show / It's been in my pocket a long while, you know
    *, and I'm late finding out / It's what all the songs on the bus were about
  `),
  comfort: rows(`
    *, and that's quite all right / I'll sit by your side with a bit of a light
    *, but you're not on your own / There's me on the stair, and there's light, and the phone
    *, and I know that it's true / I'm bigger than you, and I'm sometimes so too
    *, and we'll take it with care / One foot and then two, like you'd go up a stair
    *, but the morning's not far / I'll stay on this end of the bed, where we are
    *, well, who wouldn't be so? / I'll hold the one hand, and then you'll let me know
    *, and you don't have to hide / There's room in this blanket for two, side by side
    *, and I've been there as well / I'll tell you the way out. It's easy to tell
    *, and it's only tonight / It looks twice its size by this kind of a light
    *, and you're doing it, though / You're further along than you think that you know
    *, and I won't tell you how / I'll make you some toast, and we'll start there, for now
  `),
  ache: rows(`
    *, and I know, and I try / I sit here beside you and let it go by
    *, but you're with me, you're here / I'd rather have this than have no one so near
    *, and it's hard, and it's so / I hold on a bit more than I let you know
    *, and I don't let it show / I fold up the towels, I water the row
    *, and I talk all the same / I tell you the weather, I tell you my name
    *, and the days have gone thin / I keep by the window and let the light in
    *, and I've learned to go slow / I ask you the things that you still seem to know
    *, and I try not to mind / I hold on to all of the you that I find
  `),
  child: rows(`
    *, oh, what do you say? / Let's tell it to Teddy, and then we can play
    *, and round we all go / And clap with our fingers, and stamp with our toe
    *, and who would have thought? / I laughed till I hiccuped, I really got caught
    *, and up goes the hat / There's one for the rabbit, and two for the cat
    *, and then, tell me, and then? / We ran round the table and told it again
    *, now show me with hands / As big as a bus, or the moon when it lands
    *, and everyone clap / The bear's fallen over asleep on my lap
    *, well, fancy, oh my / I laughed in my porridge, I cried in my pie
  `),
  mourn: rows(`
    *, and I keep it with me / It's there in the garden, it's there in the tea
    *, I remember it well / It's one of the stories I always will tell
    *, and I smile, for the rest / Of all that you left us, I think it's the best
    *, and I hear it tonight / In how the rain falls and the look of the light
    *, and they all say the same / They smile before anyone's said your name
    *, and we say it aloud / You'd pull such a face at the size of the crowd
    *, and I hold on to that / I keep it at night with your watch and your hat
    *, there's a nail in the wall / Where that should be hanging, the best of it all
    *, and it's that I would keep / If all I could save was one thing from the heap
    *, and we can't get it right / We do it between us, the half of the night
    *, and I look for you yet / At bus stops, in doorways, in hats in the wet
    *, and we do it your way / We still get it wrong, and I hear what you'd say
    *, and the seat by the door / Is nobody's now, and we sit on the floor
  `),
  part: rows(`
    *, and I'm holding the phone / There's nothing so loud as a house on your own
    *, and the rest you can guess / I slept in my coat, and the flat was a mess
    *, and I said I was fine / And shut every door, and the last one was mine
    *, and I still don't know why / I've looked for the reason all over the sky
    *, and I stood in the hall / I looked for a sentence and found none at all
    *, and it's all very neat / There's just the one coat in the hall, and my feet
    *, and I nodded, and then / I washed the same saucepan again and again
    *, and the radio played / I couldn't reach over to stop it. It stayed
    *, with the car running low / I stood at the window with nowhere to go
    *, and I swept up the floor / There wasn't a crumb, and I swept it once more
    *, and the neighbours were kind / They brought me a pie, and they pulled down the blind
    *, in that reasonable tone / I'd rather you'd thrown it, a plate, or a stone
    *, and I've changed the one lock / I still know your foot on the stair, and your knock
    *, and the plant has come through / It leans to the window that's furthest from you
    *, and my sister said, good / I nodded, and cried, as she'd said that I would
  `),
  funny: rows(`
    *, you could not make it up / I heard it, and put down the spoon and the cup
    *, and the neighbours have seen / They look at the hedge and they ask how we've been
    *, with the face of a saint / If you think that's normal, I tell you, it ain't
    *, I have witnesses, too / There's one in the garden and one in the loo
    *, and there isn't a cure / We asked at the chemist's, we had to be sure
    *, and it isn't a phase / I've scratched on the wall every one of the days
    *, and I'm not even cross / I've entered it under the heading of loss
    *, and I'd like it in court / There's more to the story than people report
    *, and I've had it assessed / A man with a clipboard was deeply impressed
    *, and the vicar was there / He said a short prayer, and he moved back his chair
    *, it's been put to a vote / The cat has abstained, and the dog's in a boat
    *, and I'm only the spouse / The plumber says someone should burn down the house
    *, in a cardigan, too / I've shown it to experts, they asked for a pew
    *, and they'll put up a plaque / We'd like it in brass, with the reasons on back
    *, and I married it, yes / I stood in a church, in a reasonable dress
    *, and the insurance has rung / They'd like it described by the old and the young
    *, and we've moved out the chairs / The council's been told, and the council despairs
    *, and it's now on a mug / My mother has bought one, and made herself smug
    *, and it gets rather worse / We've turned the whole business to music and verse
  `),
  angry: rows(`
    *, and they call that a plan / They'll tell you it's progress as fast as they can
    *, and we're meant to say thanks / And step off the kerb, and stay down in the ranks
    *, and I've had it with that / They say it so nicely, then pass round the hat
    *, and it's us that will pay / It's never the ones with the most things to say
    *, and they'll never say why / They look at their watches, they look at the sky
    *, and I'm done being nice / I've asked for it once, and I've begged for it twice
    *, with a smile and a form / They're dry in their office. We're out in the storm
    *, and they're sleeping all right / I'd like them to lie where I'm lying tonight
    *, and I've written it down / I'll read it in every last square in the town
    *, and they'll do it once more / They'll send us a leaflet, and shut us the door
    *, and I won't hold my tongue / I held it for years, and it hurt, and it stung
  `),
  rueful: rows(`
    *, and I looked at the floor / You'd think I'd have seen that one coming before
    *, and that's how it's been / I sat in the car with the rain on the screen
    *, and it would be today / I laughed, for there wasn't much else I could say
    *, and I just want to sit / With something on toast, and get over it
    *, and it caught me off guard / I stood like a post in the middle of the yard
    *, and I said not a word / I think that I hoped that it hadn't occurred
    *, and I might have known / I'd just put the kettle on, all on my own
    *, so I had a long bath / And some of it hurt, and some made me laugh
    *, and it's no one's mistake / It's just how the biscuit had chosen to break
    *, and I looked for the seat / I sat with the shopping piled up on my feet
    *, well, that's that, and that's me / I've not told my mother. She'll hear it by three
    *, so I bought myself chips / You can't feel too bad with the salt on your lips
    *, and the whole bus could see / I studied my shoes, and my shoes studied me
    *, and I've learned, more or less / There's no such a thing as a dignified mess
  `),
  tale: rows(`
    *, or that's what they say / I heard it from someone who came by that way
    *, and it happened right here / They show you the spot to it, year after year
    *, and you'll think that I lie / I saw it as plainly as you and the sky
    *, and the word had got out / The bells hadn't stopped, and they stood all about
    *, and the door was left wide / And half of the street had come looking inside
    *, and it went down the lane / On bicycle, milk cart, and once on a train
    *, as it's told to this day / With more in the middle each time, I should say
    *, and I thought you should know / There's stranger been true, but it's not often so
    *, and I saw it myself / The cups gave a shiver up there on the shelf
    *, with the lamps burning low / And no one could tell you the way it would go
    *, on a night without sleep / There's stories you're given, and some that you keep
    *, so the grandmothers tell / They lower their voices, they tell it so well
    *, and the old ones still nod / They'd not call it natural. They'd not say it's odd
    *, and there's more, if you'll wait / I'll tell it you slowly, it's not very late
    *, and I swear that it's true / It's grown on me slowly, I tell it to you
    *, or it nearly was so / There's two who were there, and the other won't know
    *, and the fire burned down low / The teller looked up, and he said, that I know
    *, and I'd nothing to add / It's odd what can cheer you. It made me feel glad
  `),
  goodbye: rows(`
    *, and we've put out a spread / There's no one remembers the half that we've said
    *, and I can't find the words / I keep looking out of the window at birds
    *, and we'll all be okay / We'll just be a little bit lost for a day
    *, and you'd better come back / There's no one but you who can open the rack
    *, and the chair's pushed in straight / Your mug's upside down, and it's ten to eight
    *, so we've hidden your shoes / We've locked all the doors, and we've sat on the news
    *, and I'm happy, I swear / It's dust, and I'm tired, it's this terrible chair
    *, so we've signed you a mug / It's awful, it's yours, and it comes with a hug
    *, and you'll be good, we know / We'd only have liked it if you weren't to go
    *, and we're trying to grin / We've hidden the tissues, and drunk all the gin
  `),
  vow: rows(`
    *, and it won't be in vain / I've written it down on the window pane
    *, and I know what it takes / I've made every one of the other mistakes
    *, and I'll start with today / Tomorrow can ask me, and I'll know what to say
    *, and I'm telling you all / You've all got permission to ring me and call
    *, with my teeth, if I must / I've pulled out the bike and I've blown off the dust
    *, and don't tell me it's late / The best ones I know of have all had to wait
    *, it's a thing that I swore / I wrote it, I signed it, it's pinned to the door
    *, if it takes me till May / I've walked further distances going astray
    *, and I've told my own feet / They grumbled a bit, but they're out in the street
    *, and you'll hear it from me / I'll ring you in June, and I'll tell you, you'll see
  `),
  brave: rows(BRAVE_COUPLETS),
  loyal: rows(LOYAL_COUPLETS),
  miss: rows(MISS_COUPLETS),
  heavy: rows(HEAVY_COUPLETS),
  hush: rows(HUSH_COUPLETS),
  known: rows(KNOWN_COUPLETS),
  says: [],
}
