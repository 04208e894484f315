import { lines } from '../lines.ts'

export const firm = lines('firm', `
scene we | Two desks, one lamp, a borrowed chair / A kettle and a lot of air
scene we | We started with a laptop and a dare / A name on a napkin, and that's still there
scene we | The first of us slept underneath the desk / The rest of us said it was picturesque
scene we | A garage, a heater, a door that would stick / A sign that we painted, and none of it quick
story we | We pitched it to forty, and thirty-nine laughed / The fortieth asked us to send her a draft
story we | The server went down on the very first day / We fixed it with tape, and it's still there, they say
story we | We lost the big client, we lost half our hair / We found one another still sitting there
story we | The first pay day, we bought chips and a plant / The plant's in the lobby, as big as an aunt
detail we | A whiteboard with arrows that nobody reads / A drawer full of adaptors, and nobody's leads
detail we | There's mugs with our names on and one that says Boss / It's used by the intern, the boss doesn't cross
detail we | A chart going up, and a chart going round / A cake with our logo that weighs twenty pound
detail we | A Friday at five and the music turned loud / A dog in a meeting, and he draws the crowd
feel we | It isn't the numbers, it isn't the name / It's who's on your left when it goes up in flame
feel we | I've had other jobs, and I've had other floors / I've never before wanted in through the doors
feel we proud | We said we would do it, we said it out loud / And here is the cake, and here is the crowd
turn we | There came a bad winter, there came a bad spring / We ate a lot of toast and we hung on to the thing
turn we | And now there's a someone who looks after chairs / There's forty of us, and we've got proper stairs
turn we | A letter came in from someone we'd never met / It said, you have helped me. It's up on the wall yet
wish we | Here's to the next one, to ten and to ten / To breaking the printer and fixing it again
wish we | May we never grow so grand or so tall / That nobody knows who put up that wall
lift we | So here's to us, here's to the mess that we made / To the hours, the coffee, the bills that we paid
lift we proud | Look at it, look at it, look what we've done / From two and a kettle to each of you, one
pre we | Put down your headset and log yourself out / There's cake, and there's something we're singing about
pre we | Ten, nine, eight, and somebody's got a balloon / Save what you're doing, and we'll have a tune
bridge we | One day they'll ask us what it was for / We'll say, there were people who came through that door
bridge we | A company's only a name on a sign / And this lot, and Tuesdays, and yours and mine
end we | So switch off the screens, leave the cups in the sink / Tomorrow's tomorrow, tonight is for drink
end we | The lights in the office go out one by one / There's one in the corner that isn't quite done
hook we | Look How Far :: {name}, look how far, look how far we have come / From one wobbly table, a hope and a crumb / Nobody gave us a ghost of a chance / {name}, look how far, so get up and dance
hook we | Two Desks and a Dream :: It was two desks and a dream, and a kettle for three / A plan on a napkin, and nobody's key / Now look at the lot of us, look at the team / {name}, it was two desks and a dream
hook we | {name}, Here's to Us :: {name}, here's to us, to the late and the loud / To the ones who stayed on, and the ones who've been proud / To the deadline, the printer, the tears on the bus / We did it together, {name}, here's to us
`)
