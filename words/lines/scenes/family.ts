import { lines } from '../../lines.ts'

// Four lines that tell one small scene from its first word to its last: for people of one's own.
export const birthdayScenes = lines('birthday', `
scene you | There's tape on the table and flour on the floor / The bell keeps on ringing, there's more at the door / Somebody's hiding the cake in the hall / We thought you'd suspect, but you don't, not at all
scene you | The cards are in rows on the windowsill now / The postman came twice and he gave us a bow / There's one from an aunt that you've not seen in years / It's signed with a kiss and a ring of tea smears
scene you | I put up the paper chains late, half asleep / The tape came unstuck and they sank in a heap / I hung them again by the light of the hall / So you'd see them first when you came down at all
scene you grown | We've taken your picture by that kitchen chair / Since long before anyone lost any hair / I laid them all out in a row on the bed / The smile never moved, it just aged round your head
story you | I've known you in years that were heavy and slow / I've known you in others that glittered like snow / You came out of each with your hand on the door / And asked who was hungry, and laid one place more
story you grown | You said no more presents, you said no more fuss / You said it each year to the whole lot of us / And every last year we have filled up the room / And you've stood there and grinned like a rose in full bloom
turn you grown | They say you get wiser, they say you get grey / I looked for a change in you all through the day / You laugh like you laughed with your socks round your shoe / The years can come in, but the laugh's always new
turn you | Blow out the candles, don't tell what you wish / Keep some for the morning, keep cake on a dish / And if it comes true, come and find me, and say / We lit every one of them for you today
scene you young | You measured yourself on the back of the door / A thumb and a half up from where you stood before / You stood on your toes, and I let it go by / A birthday's a day to be two inches high
story you young | You asked was it morning at quarter past three / You climbed on the bed and you asked it of me / By six we gave in and the paper flew wide / You wore all the ribbon and fell down inside
`)

export const motherScenes = lines('mother', `
scene you | You'd hum in the kitchen with soap to the wrist / And know without turning which step I had missed / You'd say there's a plate in the oven for you / And how was it really? And somehow you knew
scene you | The light in the hall was still on when I came / You'd say you were reading, it's always the same / The book upside down and the kettle still hot / You'd never admit it, you'd waited a lot
story you | You sewed on my name in the neck of each coat / You put in my lunch box a folded-up note / I was embarrassed, I hid it away / I'd pay what I own for a note like today
story you | You wore the same coat till the lining had gone / So I could have new ones to try and put on / I never once noticed, I was only a kid / I'd like to go back now and see what you did
turn you | I heard myself say it, I stopped where I stood / Put something warm on now, and eat, it'll do you good / The very same words in the very same tone / I laughed till I had to go ring you at home
turn you | I used to think you had been born with the knack / Of finding lost things and of bringing me back / I know now you made it up, day after day / As tired as I am, and you did it anyway
`)

export const fatherScenes = lines('father', `
scene you | You're out in the shed with the radio low / There's something to mend that was mended, I know / I come to the doorway, you hand me a screw / That's how you say talk to me. Dads always do
scene you | You check both the tyres before I drive home / You ask about oil like it's all that we own / You stand in the road till I'm right out of view / With one arm held up, like it's all you can do
story you | You ran down the road with your hand on the seat / I shouted don't let go, and worked with my feet / I looked, and you stood there, quite small, by the tree / You'd let go a long way before I could see
story you | You said it three times in the whole of your life / Once at the station and twice to your wife / The rest you said sideways, in lifts and in cash / In scraping my windscreen, in taking the trash
turn you | I've got the same walk and the same way to cough / I say the same thing when I turn the lights off / I fought it for years, and I see it today / There's worse things to carry than somebody's way
turn you | You taught me to whistle, you taught me to drive / You taught me a man can be soft and alive / You'd not say you taught me a thing, you'd say, well / You only stood near me the times that I fell
`)

export const grandparentScenes = lines('grandparent', `
scene you | The biscuits are kept in the tin with the queen / The best armchair's yours and the stripes on it green / You pat on the cushion, you say, sit by me / And that is as safe as a person can be
scene you | There's mint in your pocket, there's one for me too / There always is, always, whatever I do / You slip it across like a spy with a plan / And nobody sees but the cat and the pan
story you | You told me the one with the boat and the cow / I know every word of it, even by now / You change the cow's name and you change the boat's hue / I tell you that's wrong, and you say, is it true?
story you | We walked to the shop at the speed of your knee / You named all the hedges and houses for me / A ten-minute errand, it took half the day / I've never since gone down a road in that way
turn you | Your hands have gone thin as a paper-made kite / They still hold my own with the whole of their might / You ask if I'm eating, you ask if I'm warm / Like I am the one who is out in the storm
turn you | I've got your old recipes, drips on the card / A handful of this, and don't stir it too hard / No number, no measure, it just says, you'll know / I didn't, I rang you, you laughed, and said, so
`)

export const siblingScenes = lines('sibling', `
scene you | The back of the car, with a line down the seat / Your half and my half, and no crossing feet / You'd put just one finger right over the seam / And look out the window, as good as a dream
story you | You told me the attic had wolves in the wall / Then slept on my floor when I cried in the hall / You said it was cold in your room, it was wide / I knew why you came, and I let you decide
story you | You told on me twice, and I told on you more / We've both got a scar from the same kitchen door / But once when some big kid had me by the coat / I saw you come running, and jump at his throat
turn you | We'd fight for the front seat, we'd fight for the bread / Now we fight for the bill, and we both see red / You're all of my childhood that still picks up the phone / The one other person who calls that house home
turn you | There's nobody else who remembers the tune / That Dad used to whistle each washing-up noon / You start it, I finish, and neither one knows / Why both of us stop there and both blow a nose
`)

export const childScenes = lines('child', `
scene you young | There's mud on the sofa and glue on the chair / There's half of a sandwich in somebody's hair / You hold up a drawing, you say that it's me / I've seven long fingers, I'm up in a tree
scene you young | You're fast asleep sideways across half my bed / One foot in my ribs and an elbow to head / I'll be like a ghost when it's time to get up / I wouldn't move you for a gold-handled cup
story you | The first day you walked, you let go of the chair / You looked at your feet like they'd only got there / Four steps and a tumble, four steps on the floor / I've walked with my arms out behind you since, more
story you | I read all the books on what parents should know / On sleep and on teeth and on how you would grow / Then you came along and you'd read none of those / You'd just one idea, and that one was my nose
turn you grown | I still have your boots on the shelf by the door / They'd fit in my hand, there's no use for them more / You come in so tall and you kiss me, and then / I look at the boots when you've gone out again
turn you | I thought I would teach you, I thought I would lead / I'd got all the books that a parent should read / But you showed me puddles I'd walked by before / And I am the one who has learned a bit more
`)

export const friendshipScenes = lines('friendship', `
scene you | You turn up with chips when I've asked for advice / You don't say a word, and it's always so nice / We sit on the step with our knees and the street / And half of my troubles fall down by our feet
scene you | Your bag's on my chair and your feet on my wall / You've told me a secret, it's nothing at all / We've nothing to do and we do it till two / I can't be this useless with others but you
story you | We said we'd be famous, we practised our names / We signed all the desks and we set them in frames / Well, nobody asks us, but we know we're stars / We sing like it too, in the front of parked cars
story you | I rang you at midnight, I couldn't say why / You said, put the kettle on, I'm driving by / You came in your slippers, your coat wrong way round / And sat on my floor till the sun hit the ground
turn you | There's friends for the party, there's friends for the show / There's friends for a season, and then off they go / You've seen me at worst, with the mascara run / And asked was I hungry, and bought me a bun
turn you | We don't speak for weeks, and then you call me up / And start in the middle, and I fill a cup / As if we'd been sitting here all of the time / And the clock on the wall had forgotten to chime
`)

export const loveScenes = lines('love', `
scene you | You're brushing your teeth and you're trying to speak / There's foam on the mirror and foam on your cheek / I couldn't make out any word that you said / I've never loved anyone more, going to bed
scene you | You're asleep on the train with your head on my coat / There's a ticket still stuck in the book that you wrote / We've gone past our station, I know it, I do / I'd sooner get lost than be moving from you
story you | I'd practised a speech, I had learned it by heart / I stood at your door and forgot every part / I said, it's a nice door. You said, it's just wood / And that was the start, and I'm glad that I stood
story you | You lent me a jumper the first time it rained / It came to my knees, and the one cuff was stained / I said I'd return it, I said so at noon / I'm wearing it now, and I'll give it back soon
turn you | I thought love was thunder, I thought it was wine / A tower, a rose, an impossible sign / It's you asking, did you remember your key? / It's you saving half of the pastry for me
turn you | I'm not good at flowers, I'm not good at verse / I've tried it in song, and the song came out worse / So I fill up the car and I warm up your side / There's people write poems with less in their pride
`)

export const loveLongScenes = lines('love-long', `
scene you | You've got your own mug and I've got my own chair / We've argued for years who should sit over there / You read me the headlines, I burn us the toast / It's Tuesday, and that is the day I love most
story you | We painted that room in the wrong shade of blue / You sat in the paint tray, you laughed, and I knew / We've still got the trousers, they hang by the door / And still got the print of you, blue, on the floor
turn you | The roof has a leak and the car has a knock / We both need new glasses to look at the clock / But you find my hand in the dark of the hall / With no need for glasses, no need for it all
turn you | I knew you with money, I knew you with none / I knew you in August, all freckles and sun / I know you tonight with your feet up on me / And that is the one I'd have waited to see
`)

export const loveNewScenes = lines('love-new', `
scene you | I've read through your message some twenty times now / It only says Tuesday, it only says how / I've tried on four shirts and they all look like me / It's only a coffee, it's only at three
story you | You dropped all your change and we both hit the floor / Two heads and one coin rolling under the door / You said, leave it there, and you laughed, and I stayed / It's the best pound or two that I've ever seen paid
turn you | I used to be sensible, early to bed / I used to have one thing at once in my head / Now I walk into doors and I smile at the bus / There's no one to blame for it, no one but us
`)
