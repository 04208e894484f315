import { kits } from '../../lines.ts'

export const inwardKits = kits(`
== ^(?:my_|the_|pure_|holding_on_to_|letting_go_of_|about_)*(?:anger|rage|fury)$|(?:so|being|feeling|i'm|really|always)_(?:angry|mad|furious)(?:_\\w+)?$|losing_my_temper|anger_(?:issues|management)|road_rage
hook me angry | Count to ten :: Count to ten, I have counted to four / Count to ten, there's a hole in the door / I could do it politely, I could write it in pen / But my anger's got boots on. Don't tell me, count to ten
hook me angry | The lid on the pan :: Keep the lid on the pan, keep the lid on the pan / I'm as angry as steam, and I do what I can / You can see how it rattles, you can stand there and plan / Better stand further back from the lid on the pan
scene me angry | I slammed the door. It did no good / It opened up again / I slammed it like a good door should / Be slammed by better men
detail me angry | A vein that's ticking by my eye / A jaw like winding wire / The kettle has got more to say / It only needs a fire
story me angry | My father had it in his hands / His father, in his fist / It came down to me, like a watch / I wear it on my wrist
turn me | I saw my boy go stiff and still / When I came through the door / I knew that look. I'd worn that look / I sat down on the floor
feel me | It's never what I say it is / The cup, the coat, the car / It's something from a long way off / It isn't where you are
pre me angry | Breathe through the nose and the shoulders come down / Don't let it drive you all over the town
bridge me | So I am learning, late, to speak / To put it into words / It comes out small and ugly first / Like little frightened birds

== ^(?:my_|the_|facing_(?:my_|your_)?|overcoming_(?:my_|your_)?|conquering_|of_)*(?:fears?|phobias?)$|(?:facing|overcom\\w+|conquer\\w+)_(?:my|your|her|his|the)_fears?|(?:afraid|scared)_of_(?:everything|the_future|failing|failure|heights|the_unknown|change)|fear_of_\\w+
hook me | Shake and go :: Shake and go, shake and go, let the knees do their thing / Let fear have the back seat, let fear have its fling / There's no one who waits till the trembling gets slow / You shake all you want to. You shake and you go
hook me dark | What's behind the door :: I know what's behind the door, it's my fear, nothing more / It's a coat and a hook and a board in the floor / I have opened it twice, I could open it more / But I can't make my hand, at what's behind the door
scene me | Three steps up the high board stair / Then all the water's gone / It's small and blue and way down there / And somebody says, go on
detail me | Dry tongue, wet palms, a drum, a drum / A taste of pennies, tin / My hands are someone else's, numb / My knees have given in
story me | My gran was frightened all her life / Of thunder, geese and men / She crossed a border in the night / And never spoke of it, then
turn me | I asked her once how it was done / She said, you're scared to go / And then you're more afraid to stay / And that is all I know
feel me | I thought the brave ones felt it less / I thought they had a key / I've met a few. They're sick with it / They're just as sick as me
pre me | Heart in the throat and a foot on the line / Everyone's telling me I'll be just fine
bridge me | So take a seat there, fear, my friend / You've come with me this far / You may give notes. You may not drive / You can't steer this old car

== ^(?:having_|finding_(?:my_|the_|your_)?|about_|being_)*(?:courage|brave(?:ry)?|strength)$|(?:finding|having|find|found|have)_(?:the|my|your)_(?:courage|strength|voice|nerve)(?:_to_\\w+)?|stand(?:ing)?_tall|brave_enough
hook proud | Small and upright :: Small and upright, like a match in the wind / Small and upright, with my coat hardly pinned / My courage is pocket-sized, barely a light / But look who is standing here, small and upright
hook me | I said it anyway :: My voice went thin, and I said it anyway / My knees were in pieces, I stood up to say / My courage was paper, the faces were grey / And I had one sentence, and I said it anyway
scene me | A hand goes up at the back of the hall / It's mine, and I don't know why / The chairman sighs and he looks at us all / I've swallowed a mouthful of sky
detail me | A paper that rattles, a cough, and a chair / A glass that I daren't lift up / There's nine hundred people, they're all in there / I've tea going cold in a cup
story | A woman sat down on a bus and stayed put / A clerk lost his stamp for a day / A nurse held a door with the side of her foot / And let a whole ward get away
turn me | I thought that they'd laugh, and a few of them did / Then somebody clapped, near the door / And someone who'd had the same thing, and had hid / Said, go on. We'd like to hear more
feel me | It isn't a lion, it isn't a shield / It isn't a trumpet, a drum / It's standing there after your legs want to yield / Since nobody better has come
pre | Chin up an inch, and your feet on the ground / Open your mouth and let out any sound
bridge | They'll build you no statue, they'll give you no name / You'll catch the same bus as before / But somewhere in some kid you've lit a small flame / A hand going up by the door

== ^(?:the_passing_of_|the_passage_of_|how_fast_|about_)*time(?:_(?:flies|passing|goes_by|slipping_away|passes|is_running_out|running_out|to_slow_down))?$|where_(?:does|did|has)_(?:the|all_the)_time_(?:go|gone)|running_out_of_time|how_fast_(?:time|the_years?|life)(?:_\\w+)*|slow_down_time
hook wistful | Only a minute ago :: Only a minute ago I was eight / Swinging my legs on the old garden gate / I went in for supper. Where did the time go? / I could swear it was only a minute ago
hook me | Hold the door :: Hold the door, time, hold the door, I am just down the hall / I'd one or two things that I wanted, that's all / I never knew quite what the hurry was for / I'm coming, I'm coming, won't you hold the door?
scene me | I wound the clock my mother wound / I set it to the chime / It hasn't ever, yet, been right / But loses the same time
detail me | The pencil marks beside the door / The shoes along the wall / A six, a seven, nine, and then / You won't stand there at all
story me | My uncle built a boat for years / He'd sail it, come the spring / He sanded it, he varnished it / He hung up everything
turn me | We launched it at his funeral / It floated, true and straight / We none of us knew how to sail / It was that kind of late
feel me | I never felt the years go by / I felt the afternoons / The longest things I ever knew / Were Sundays, and were tunes
pre | Tick says the left foot and tock says the right / Summer was morning and now it is night
bridge me | So leave the dishes, leave the phone / And come out on the stair / The sun is doing that again / It's free, and we're both there

== ^(?:my_|old_|childhood_|good_|losing_(?:my_)?|fading_|the_)*memor(?:y|ies)(?:_\\w+)?$|down_memory_lane|remember(?:ing)?_(?:when|the_(?:good|old)_\\w+|everything|my_childhood)
hook wistful | Kept in a tin :: Kept in a tin with a ship on the lid / A tooth, and a ticket, a note that you hid / I open it once in a while, and look in / One whole summer's memory, kept in a tin
hook me | It comes back in smells :: It comes back in smells, it comes back in rain / It comes back in coal smoke, it's all there again / My memory's hopeless, it's locked up in cells / I'd lost it completely. It comes back in smells
scene me | A whiff of floor wax in the hall / And I am three foot two / There's painted handprints on the wall / And one of them is you
detail me | The rattle of a wooden bead / A blue enamel cup / A step that always creaked, the third / A voice that says, get up
story me | I went back to the house last spring / They've had it all made new / The apple tree has gone, the swing / I stood there, and I knew
turn me | My sister says it wasn't so / There was no swing, no tree / We asked our mum. She doesn't know / She looks at her and me
feel me | It isn't like a photograph / It's more a thing you knit / And every time you take it out / You change the sleeve a bit
pre | Somebody's laughing, and somebody calls / Light coming sideways and gold down the walls
bridge me | And if one day it all goes white / And I don't know your name / Just hum me that old tune at night / I'll know it, all the same

== (?:follow(?:ing)?|chas(?:e|ing)|living|dream(?:ing)?)_(?:my|your|our|the|a|big|of)_?(?:dreams?|big|stars?|better_life)(?:_\\w+)?$|never_too_late(?:_to_\\w+)?|big_dream(?:s|er|ers)|dare_to_dream|^dream(?:s|ers?)$
hook me | Dream job :: I've a day job and a dream job / And the dream job doesn't pay / But I'm never late for that one / And I never walk away
hook bright | Somebody has to :: Somebody has to be first on the floor / Somebody's foot has to go through the door / A dream isn't clever, a dream isn't sure / Somebody has to. What are you here for?
scene me | A rented room above a shop / A lamp, a chair, a bed / A list of all the ones who said / I wouldn't, and I did, instead
detail me | A jar of coins marked, get out soon / A map with one red line / A bus to catch on Friday noon / A name I've yet to sign
story me | My teacher wrote, has got her head / Too often in the air / I've kept it, framed above my bed / I like it up in there
turn me | I got there, and it wasn't much / A stage, a stool, a light / Eleven people and a dog / I'd do it every night
feel me | It isn't that I think I'll win / I've seen the odds, they're tall / It's just I'd rather miss from there / Than never throw the ball
pre me | One more try and then one more again / I'll tell you I'm finished, but I won't say when
bridge | So if you've got a thing like that / It hums beneath your coat / Don't ask the ones who never went / If you can trust the boat

== (?:being|becoming|getting|i_want_to_be|want(?:ing)?_to_be|chasing|price_of|going_to_be|gonna_be|when_i'm|dream(?:ing)?_of_(?:being)?)_?(?:famous|fame|a_(?:rock_?|pop_?|movie_)?stars?)|^(?:fame|stardom|celebrit(?:y|ies))$|paparazzi|red_carpet|15_minutes
hook me funny | My face on a bus :: I want to be famous, and ride through the rain / Going past my old school, and then past it again / I want those who forgot me to stand without fuss / And be splashed to the knee by my face on a bus
hook me wistful | Everybody knows me :: I'm famous, I'm famous, and nobody's rung / They know what I wear and the songs that I've sung / They'll tell me they love me, they'll reach out and hold me / It's two in the morning. Everybody knows me
scene me | They've made me up, they've moved my hair / They've lit me from the side / They've told me how to laugh and where / They've hung me up and dried
detail me | A trailer with a bowl of fruit / A ribbon on the door / A woman just to hold my boot / A man to hold some more
story me | I signed an arm, I signed a cast / I signed a loaf of bread / A boy came up to me, at last / You look like someone, he said
turn me | I rang my mother, late, from France / She said, you're on TV / I said, I know. She said, your hair / And did you get your tea?
feel me | You wish it like you wish for snow / You press against the pane / It comes, and you go out, and, oh / It's cold, it turns to rain
pre me | Left cheek, right cheek, chin up, and smile / Look like you've felt it and hold it a while
bridge me | I'd give the bus, the bulbs, the gown / The table by the wall / To walk in somewhere in this town / And not be known at all

== ^(?:being_|having_|gaining_|feeling_|my_|self[-_])*confiden(?:ce|t)$|believ(?:e|ing)_in_(?:yourself|myself)|walk(?:ing)?_(?:tall|in_like)|own(?:ing)?_(?:it|the_room)|boss_(?:babe|lady|bitch|mode)|feeling_myself|main_character
hook me proud | Walk in like rain :: I walk in like rain on a tin-roofed town / I walk in like rain, and the glasses go down / My confidence hid, it had shrunk to a stain / Well, the weather has changed now. I walk in like rain
hook me bright | Take up the room :: Take up the room with your elbows and all / Take up the room, you weren't born to be small / It's not in your lipstick, it's not your perfume / It's confidence, honey, so take up the room
scene me | Red shoes, loud shirt, a laugh to match / I catch me in the glass / I used to stoop and hold my breath / To let the others pass
detail me | My gap, my scar, my mother's hips / The big nose of my clan / I've had it up to here with lips / That tell me what I am
story me | A girl at school said I walked wrong / I walked her way ten years / My back went bad. I threw it out / I walk now like there's cheers
turn me | I saw her in the shop last week / She looked me up and down / She said, I love the way you walk / I walked it right through town
feel me | It isn't that I've got no doubt / I've doubt enough for two / I've just stopped asking it to lunch / It never paid. Would you?
pre me | Shoulders back and the chin like a prow / If not tomorrow, it had better be now
bridge me | So here's to every folded girl / And every sorry boy / You're not a size, you're not a bill / Stand up. Make noise. Make joy

== ^(?:about_|my_|the_pain_of_|the_)?(?:growing_up|coming_of_age|childhood|being_a_kid|when_i_was_(?:a_kid|little|young))(?:_(?:on|with|by|in_(?:a|the|my))(?:_\\w+)+)?$
hook wistful | Home when the lamps come on :: Home when the lamps come on, that was the law / Home when the lamps come on, wiped at the door / Nobody tells you that childhood has gone / You just don't get called when the lamps come on
hook me | I used to fit in there :: I used to fit in there, in the space by the stair / With a torch and a biscuit, a blanket, a bear / My childhood's a cupboard, I kneel, and I stare / At a crayon-drawn window. I used to fit in there
scene | The summers were about a year / The grass was up to there / We knew which dogs were to be feared / We all had the same hair
detail | A bike with cards clipped to the spokes / A scab you didn't pick / A lolly, and the stick with jokes / We knew by heart, each stick
story me | We dug a hole to reach the moon / Or China, in the clay / We got to where the worms had rooms / And had to stop for tea, that day
turn me | I drove there with a child of mine / The field is parking now / She asked, so where's the hole to China? / I tried to show her how
feel me | Nobody rings a bell for it / There's no one says, last call / You go out playing, one last time / And don't know that, at all
pre | Race you, says someone, and everyone's gone / Coats for the goalposts and grass stains on
bridge me | I have the keys, I have the car / I stay up when I please / I'd swap it for a jar of newts / And plasters on both knees

== (?:my_)?(?:imaginary|invisible|make[-_]believe|pretend)_friends?(?:_\\w+)*
hook me wistful | Set a place for Barnaby :: Set a place for Barnaby / He doesn't like the peas / My imaginary friend is tall / So mind him, if you please
hook | The only one who saw him :: I was the only one who saw him / The only one who knew / My imaginary friend had horns / And one left foot of blue
scene me | He came the week we moved to town / I'd nobody to be / He hung his antlers on the hook / And came and sat by me
detail me | He had a stutter, like my own / He couldn't tie a bow / He knew the way to everywhere / I wasn't meant to go
story me | He broke the vase. I told them so / They sent me to my bed / He sat there on the end of it / I'm sorry, love, he said
turn me | I got a friend, a real one, Tom / He had a bike, a den / One night I looked, and he had gone / He'd left the light on, then
feel me | They smile and say the young make do / They say it's just a phase / I've known a lot of people since / With far less in the gaze
pre | Budge up a bit for there's somebody there / Mind you don't trip on the length of his hair
bridge me | My daughter, Tuesday, set the cups / For two, upon the floor / She said, he's big. He's got blue feet / He says he's been before
`)
