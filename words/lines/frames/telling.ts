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
  I first heard of * from one who was there / Who told it me once, with a far-away stare
  So here's how it went, and it's * I mean / I'm telling you only what others have seen
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
  You don't forget *, once the two of you've met / I've tried to describe it, I haven't done yet
  It's * they remember when winter is long / They hum a bit of it, they get the tune wrong
  You'll find * still there at the turn of the tide / With both hands in pockets and nothing to hide
  I looked for *, and I looked in the snow / There's one set of footprints, and look how they go
  Somebody whistled, and * looked round / It's all of the story, it's all of the sound
`,
  things: `
  I'm singing of *, and I'm singing it low / There's one in the back row already would know
  It's * I mean, and I'll say it out loud / I'd say it alone, and I'd say it in a crowd
  You ask me of *, and I look at my hands / There's things that you live, and there's one understands
  So this is for *, for the thick and the thin / For all that it took, and for letting me in
  When I hear of *, I lift up my head / There's more to be felt there than ever was said
  I've one thing to tell you, and * is its name / I've told it to others, it came out the same
  I'd heard about *, as everyone's heard / I thought it was easy. I take back the word
  You'd laugh about *, you'd laugh, and me too / It's only a song, but it's more or less true
  The rest is just weather. It's * that I mean / The rest is the noise that has come in between
  They'll talk about *, and they'll get it all wrong / I'd put them to rights, but I've only this song
  I'm no good at speeches, it's * I know / I learned it the long way, I learned it quite slow
  I wake, and it's *, and I sleep, and the same / I'd know it in darkness, I'd know it by name
  Say * to me slowly, and look at my face / I've gone for a minute, I'm back in that place
  I've thought about *, I have turned it around / It rings like a coin on a bit of hard ground
  They told me of * when I was a child / I listened with both of my eyes, and I smiled
  I looked back at *, with the years in between / It's smaller and brighter than ever I'd seen
  I've carried off * from all that there's been / It's what I hold on to, it's what I have seen
`,
})
