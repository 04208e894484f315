import { frames } from '../frames.ts'

export const telling = frames({
  you: `
  You're *, whatever they say / I'd know you a mile off on any old day
  You're *, I know that much / You're the light in the hall that I reach up and touch
  They called for *, and you raised your hand / The rest of it no one had properly planned
  It started with *, with you at the sill / A bag on the ground and the traffic gone still
  You're * in the story, the one who gets through / I read to the end, and it's still you, it's you
  I'd heard about *, but I hadn't met you / And nothing I'd heard of it turned out untrue
  You carried it, *, you carried it far / I'd know you by nothing but how your steps are
  It's * I think of when days go wrong / You kept your own time and you hummed your own song
  You're *, and you've come a long way / You keep a bit back for a difficult day
  If I'm asked about *, then I'll say what is true / The road was uphill, and it didn't stop you
  One step and then one, and that's *, that's you / The map's in your boot, and the boot's nearly through
  They wrote you off, *, they wrote it in ink / You don't go as quietly as people think
  You're *, you're here, and you're still on your feet / You nod to the morning, you nod to the street
  I look up and see you there, *, in the rain / You fell, and you looked at it, and you got up again
  I wave to you, *, from over the street / You've mud on your collar and spring in your feet
  There's talk about *, there's talk about you / They've got the hat right, but the rest isn't true
  You're walking home, *, with the moon for a lamp / Your boots full of water, your matches all damp
  I tell them of *, and I see their eyes shine / You won't find a braver one down the whole line
  You laugh at it, *, you say it was luck / I saw how you pushed when the whole thing was stuck
  They said of you, *, you'd be back in a week / You went off the map, over boulder and creek
  I drew you a line, *, as far as the sea / You walked off the paper, you wrote back to me
`,
  about: `
  And that was *, as I recall / A name on a letter, a shape on a wall
  They still tell of * when the lamps are lit / And each of them adds on a little to it
  I first heard of * from a man on a train / He told it me once, and he told it again
  So here's how it went, and it's * I mean / The strangest of mornings this street's ever seen
  There once was *, and there was a road / There always is somebody carrying a load
  You'd know it was * by the knock on the door / Two short and a long, and then nothing more
  When people say *, they look down and grin / There's always a bit that they won't let you in
  It's * in the photo, the second from right / With one hand held up to keep out the light
  Some say that * never went home at all / There's boots by the bridge and a coat on the wall
  I asked about *, and the barman said wait / He wiped down the counter and got the thing straight
  I won't forget *, nor the look of that day / The wind in the wires, and the boats in the bay
  I'd heard it from others, but * knew the rest / And told it in shirtsleeves, and told it the best
  It all comes to *, as stories do / A bag by the door and one muddy shoe
  There's * in the middle, and trouble all round / The kind you can hear when there isn't a sound
  That's the last of *, as far as I know / They left by the side door, they left in the snow
  It was * who saw it, and * who spoke / The rest of us thought it was somebody's joke
  Give * a lantern, give * a mile / And one who will walk there a bit of the while
  We waited for *, with a lamp on the wall / There's one kind of footstep you know from them all
  I only met *, I think, once or twice / The handshake was warm, and the hands were like ice
  It's * they remember when winter is long / They hum a bit of it, they get the tune wrong
  You'll find * still there at the turn of the tide / With both hands in pockets and nothing to hide
  I looked for *, and I looked in the snow / There's one set of footprints, and look how they go
  Somebody whistled, and * looked round / It's all of the story, it's all of the sound
`,
  things: `
  There's * at the heart of it, there from the start / You can take out the rest, but you can't take that part
  It begins with *, as I've heard it told / A match in the dark and a hand in the cold
  I'm thinking of *, I don't know for how long / The kettle's boiled dry, and I've hummed half a song
  And over it all there was *, like a tune / That drifts through the wall of a neighbouring room
  You'd hardly notice *, if nobody said / I notice it now, it goes round in my head
  There's * up ahead, and the morning is wide / I've bread in my bag and a friend at my side
  I came back to *, as most people do / With less in my pockets, and older by two
  I carried * with me from town to town / It's not very heavy, I don't put it down
  So much about * that I still want to say / The light's in the hedges, it's most of the way
  And what about *? I hear you ask / I kept it as warm as the tea in my flask
  I've thought about *, I have turned it around / It rings like a coin on a bit of hard ground
  Between me and *, there's a road and a year / I whistle it shorter, I'm practically near
  Through all of it, *, like a thread through a sleeve / It's there when you come and it's there when you leave
  Then everything changed, and * was the cause / The room was so quiet you'd hear the cat's paws
  They told me of * when I was a child / I listened with both of my eyes, and I smiled
  One day they'll ask me, and * I'll say / I was there at the time, and I'd been there all day
  It's * or nothing, I told them at nine / The bus was half empty, the window was mine
  Some nights there is *, and some nights there's none / I sit on the wall till the washing is done
  You can't see it from here, but there's * down the hill / I've looked at it often, I'm looking still
  I'd never seen *, not properly, no / Till one night in March, with the lights down low
  I drew a line under *, and walked to the gate / I came back to rub it out, quarter past eight
  There's a shop that sells *, in a street with no name / I've looked for it since, and it's never the same
  It was * that I packed, with a shirt and a pen / I'd leave out the shirt if I did it again
  The map said there's *, in the faintest of blue / I folded it up, and I knew it was true
  We came upon *, at the end of a lane / And none of us talked all the way to the train
`,
})
