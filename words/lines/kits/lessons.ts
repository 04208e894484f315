import { kits } from '../../lines.ts'

export const lessonsKits = kits(`
== ^(?:going_to_|back_to_|hating_|i_hate_|about_|at_|last_day_of_|my_|high_|middle_|skipping_)*(?:school|high_?school|middle_?school|junior_high)(?:_(?:days|life|years|again|is_out|is_over|sucks|corridors?|hallways?))?$|school'?s_out
hook | Ring that bell :: Ring that bell, ring that bell, I have watched it all day / There's a ball on the roof and there's half of us away / They teach us the rivers at school, how they swell / But I'd rather be in one, so ring that bell
hook we wistful | Back of the bus :: At the back of the school bus was all of it, there / Who was in love and who'd burned off their hair / There was nobody cooler on earth than were us / And nobody saw, at the back of the bus
scene | The corridor of coats and bags / The smell of floor and soup / A trumpet climbs a note, and sags / The chess club, in its group
detail | There's gum beneath, there's names on top / A compass scratched a heart / A clock that's either fast or stopped / A test about to start
story | Miss Lee would read with all the voices / The pirate and the maid / She'd stop at all the worst of places / The bell would ring. We stayed
turn me | I met the boy who tripped me up / He fixed my sink last spring / He drank his tea, put down the cup / And said, about that thing
feel me | They taught me how to stand in line / And how to hold my tongue / I let it go at thirty-nine / I'd not been half so young
pre | Pencils down, papers in, chairs up on top / Somebody's watching the second hand stop
bridge | But there was one, there's always one / Who asked what I could hear / And lent a book. All I have done / Came out of it, that year

== ^(?:i_hate_|hating_|failing_|my_|doing_|bad_at_|learning_|love_)*(?:maths?|algebra|calculus|geometry|fractions|times_tables|long_division|maths?_(?:class|homework|tests?|teacher|exam))(?:_\\w+){0,2}$
hook me funny | Find x :: Find x, says the paper. I've found it, it's there / It's next to the seven, it's just by the square / I've put a big circle all round it, what next? / I don't know why people keep losing their x
hook funny | Carry the one :: Carry the one, carry the one / Carry it out to the grass and the sun / It's been in the tens since the lesson begun / It's done no one harm, so just carry the one
scene me | Two trains set out, from A, from B / At sixty and at nine / I ask who's on them, is there tea? / She writes a long red line
detail me | A pie cut up in seven bits / A slope, a root, a sign / The clock says there's ten minutes left / I've had them. They were mine
story me | My neighbour does it in her head / She hums, she looks away / I looked across to see. Instead / She'd drawn a horse all day
turn me | And then one day the thing went click / As if a drawer slid / The circle, and the line, the trick / I saw it. God, I did
feel me | They say that there's one number yet / That never finds an end / It can't repeat and can't forget / I've got just such a friend
pre | Show all your working and don't use a pen / Rub it all out, and then do it again
bridge me | You take from me, and I take you / It ought to come to none / I've worked it every way I knew / And still we come to one

== detention|expelled|suspended_from_school|principal's_office|head_?(?:master|teacher)'s_office|class_clown|skipping_(?:school|class)|playing_truant|play(?:ing)?_hooky
hook me funny | All worth it :: All worth it, detention, for the look on his face / For the frog in the desk and the custard in the case / I'll write out my sorry, I'll write every bit / But I'm telling you, Mother, it was all worth it
hook me wild | Over the wall :: Over the wall when the register's done / Over the wall with a bag and a bun / They're reading out names in the echoing hall / There's two that don't answer. We're over the wall
scene me | Four o'clock, an empty class / A fly against the pane / I watch the last of them go past / I write that line again
detail me | I must not throw, I must not throw / A hundred times, in ink / At fifty-one I'm getting slow / At sixty, I can think
story me | The teacher marks. He doesn't speak / He sighs, he eats a pear / He's been in here every week / It's him that's kept in there
turn me | He put his pen down. Custard, lad? / Whatever made you try? / I told him, and he laughed like mad / And had to dab one eye
feel me | They said I'd never come to good / They said it down the hall / I tell it now in Hollywood / The custard most of all
pre me | Who was it? Who was it? Own up and stand / Forty straight faces and one lifted hand
bridge me | My last report said, could do well / Looks out a lot at sky / I framed it. When I hear a bell / I still look up. That's why

== prom(?:_(?:night|queen|king|date|dress|song))?|homecoming_(?:dance|queen)|school_(?:dance|disco)|slow_danc(?:e|ing)(?:_at_(?:the_)?prom)?|last_dance
hook we tender | Streamers and tape :: Streamers and tape, and a ball made of glass / The gym with its ropes and the smell of the grass / Your mum's silver earrings, my jacket's odd shape / The prom of my life, under streamers and tape
hook me | The last slow song :: Nobody asked me, I stood by the wall / It's prom, and I'm nothing, I'm no one at all / Then you, with your tie and your collar on wrong / Said, this one? I caught it, the last slow song
scene | The hired car, it's long and white / It's got a light inside / There's eight of us and one's all right / And one's already cried
detail | A flower on a rubber band / A pin that went in me / A suit whose sleeves hide either hand / And trousers show the knee
story me | We'd practised it. We'd done the box / Around my mother's chairs / My brother clapped us, in his socks / From halfway up the stairs
turn me | The power went at half past ten / The speakers popped, and died / Our drummer, a small boy called Len / Found dustbins there, outside
feel me | I know it doesn't mean a thing / It's punch and crepe and light / I've been to balls, I've met the king / I never met that night
pre | Hands on my shoulders and sway side to side / Everyone looking and nowhere to hide
bridge | The photo has us, red of eye / All teeth and hope and hair / I look at it, and wonder why / We ever went from there

== ^(?:going_to_|my_|first_(?:year|day|week)_(?:at|of)_|leaving_for_|life_at_|being_a_|starting_|the_)*(?:college|university|uni|freshman(?:_year)?|student_life|college_(?:life|days|years|student)|dorm(?:_room|_life)?s?|student)$|freshers(?:'?_week)?|all[-_]nighters?
hook me | Noodles at dawn :: Noodles at dawn and an essay on kings / Noodles at dawn, and the bin bag has wings / I've college at nine, and my jumper has gone / I have never been happier. Noodles at dawn
hook | Nobody knows you here :: Nobody knows you here, so be who you please / Be someone with opinions, be someone with cheese / At college you shed the old name, the old year / And start from the beginning. Nobody knows you here
scene me | My parents drove. They made the bed / They filled the fridge with pies / My father shook my hand, and said / There's something in his eyes
detail me | One pan that's used for soup and rice / For pasta, and for fire / A poster that has fallen twice / The washing, on a wire
story me | I met a girl who spoke in Greek / A boy who juggled knives / We argued God for half a week / We thought we'd fixed our lives
turn me | I rang my mum to say I'm fine / I'd no more change, I cried / She didn't ask. She kept the line / And breathed, the other side
feel me | I learned a lot. I learned that I / Knew nothing much at all / And how to hoover, how to fry / And which damp towels crawl
pre | Ten thousand words and it's due in by nine / Eight of them done and the title is fine
bridge me | We said we'd never lose our touch / We'd meet up every spring / There's one or two. It isn't much / But ask me what they bring

== (?:got|getting|being|i_got|finally)_(?:a_)?(?:promot(?:ed|ion)|pay_rise|raise)|promotions?(?:_at_work)?|promoted|pay_rises?|corner_office|making_partner|employee_of_the_month
hook me bright | Look at my chair :: Look at my chair, it goes up, it goes round / It goes back like a dentist's, it makes a rich sound / I was stood by the printer for years over there / Now I've got a plant. And, God, look at my chair
hook me | Up one floor :: Up one floor, and the carpet is thick / Up one floor, and the biscuits are quick / I press on the button I pressed once before / But this time I hold it, and I'm up one floor
scene me | She called me in, she shut the blind / I thought, I've lost the lot / She said, the top desk, should you mind? / I sat down on the spot
detail me | A badge that has a second line / A parking place, by trees / A pen that's only there to sign / A second set of keys
story me | I did the tills, I did the floor / I did the nights, the stock / I ate my lunch behind a door / At anything o'clock
turn me | The new girl's got my apron on / She's crying by the bins / I sat down there with her till one / That's how my job begins
feel me | I rang up home. My mum said, well / I always told you so / She hadn't. But I let her tell / The street. They had to know
pre me | Straighten the collar and polish the pass / Look at me, look at me, there in the glass
bridge me | I'll not forget it, how it is / To stand there, nine till nine / And if I do, just tell me this / Your old mug's next to mine

== (?:a_|the_|one_|another_|this_)*bugs?_in_(?:my|the|our)_(?:code|program|software|app)|debug(?:ging|ged|s)?|(?:fix(?:ing|ed)?|find(?:ing)?|chas(?:e|ing))_(?:a|the|this|that)_bugs?|semi_?colons?|stack_overflow|merge_conflicts?|works_on_my_machine|null_pointers?
hook me funny | It works on mine :: It works on mine, and it works on mine / My code ran all night, and it's running just fine / I don't know what you did, but on line ninety-nine / It's yours that is broken. It works on mine
hook me | One missing mark :: One missing mark, like a gap in the teeth / One missing mark in the code underneath / I've hunted that bug from the noon to the dark / Nine hours of my life for one missing mark
scene me | It ran last night. It ran like cream / I went to bed, I slept / It's broken now, as in a dream / No promise there is kept
detail me | I print out, here. I print out, there / I print, it can't get here / It prints it out. I grip the chair / I print, oh no, oh dear
story me | I told it to a rubber duck / I told it, start to end / At, then it loops, I came unstuck / The duck said nothing. Friend
turn me | I looked up who had written that / What clown, what fool, what swine / I scrolled up, and I got my hat / The name on it was mine
feel me | They think we build a thing of light / All numbers, clean and tall / It's tape and string, and late at night / A man who props the wall
pre me | Green for a second and then it goes red / Somebody's laughing, it's in my own head
bridge me | And then it passed. I don't know how / I'd touched no line at all / I do not breathe near it, even now / I tiptoe down the hall
`)
