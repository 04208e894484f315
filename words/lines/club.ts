import { lines } from '../lines.ts'

export const club = lines('club', `
scene we | Tuesday evening, half past seven / A draughty hall, a kind of heaven
scene we | The urn is on, the chairs are out / There's someone's dog, there's someone's doubt
scene we | A key on a string, a light that hums / You put out the biscuits, and everyone comes
scene we | We meet when the rest have gone to bed / In the room with the roof of corrugated lead
story we | There were four of us once and a borrowed key / Now somebody has to make more tea
story we | We came in last in nineteen ten / We've done it since, and we'll do it again
story we | Old Margaret started it, so they say / She's eighty-one and she's here today
story we | I came because it was raining, and stayed / Eleven years, and I've nearly paid
story we | We once won a cup, and we left it on a bus / Wherever it's got to, it's thinking of us
detail we | A tin for the money, a list on the door / A banner we stitched on the village hall floor
detail we | There's badges we made out of felt and a pin / The treasurer's biscuits are locked in a tin
detail we | The minutes are read and the minutes are wrong / We vote on the tea, and it doesn't take long
detail we | A jumper apiece in a terrible green / The finest club colours that you've ever seen
feel we | You needn't be good and you needn't be young / You turn up, you're welcome, your praises are sung
feel we | I've family, sure, and they're all very well / But nobody's family is pleased at the bell
feel we | There's some have a church and there's some have a gym / We've Barry, and nobody's laughing at him
feel we | The week has six days that I have to get through / And one in the middle that's me and you
turn we | When Jim lost his wife, we were there by the gate / We none of us spoke, and we stayed until late
turn we | They wanted the hall for a shop selling phones / We stood there and sang till they left us alone
turn we | A new girl came in and she sat by the wall / By Christmas the new girl was running it all
wish we | When I'm too old and I can't find the door / Just wheel me in sideways and put me on four
wish we | Let them have millions, let them have fame / We've got a hall and a list with each name
wish we | So here's to the next one, the tenth and the ten / Whoever is missing, we'll see them again
lift we | Raise up your paper cups, one and all / There's nobody better in this cold hall
lift we | All for a biscuit and one for a cheer / Same time on Tuesday, same faces, same year
pre we | Somebody's counting, and everyone's in / Straighten your jumper and lift up your chin
pre we | Close up the windows and open the tin / If you can hear us, you'd better come in
bridge we | It isn't the winning, it's just as well / We've never been taught how to ring that bell
bridge we | The world is enormous, it hasn't a clue / The middle of all of it's table two
end we | Stack up the chairs, and the last turns the key / I'll see you all Tuesday, the first one's on me
end we | The lights in the hall go off, row by row / There's nobody here who's in hurry to go
hook we | Same Time Tuesday :: Same time Tuesday, save me a chair / Rain on the roof and the lot of us there / You bring the nonsense and I'll bring the tea / Same time Tuesday, you lot and me
hook we | {name} Forever :: {name} forever, shout it out loud / Never a winner and never been proud / Ask who we are and we'll sing it in time / {name} forever, yours and mine
hook we | One of Us :: You're one of us now and you can't get away / You've paid for the biscuits, you've sat here all day / We don't mind your singing, we don't make a fuss / Here is your jumper, you're one of us
hook we | {name} :: {name}, the last ones to leave / {name}, with our hearts on our sleeve / Nobody's champion, nobody's fool / {name}, we made up the rules
`)
