import type { ToldRows } from './toldRows.ts'

// Around what a song of the city tells: * is the request's own sentence.
export const TOLD_CITY: ToldRows = {
  glad: {
    couplets: `
      *, and the bass starts to climb / There's a light on the river, we're right on time
      *, and the whole block can tell / There's a gold in the air like the stroke of a bell
      *, turn the speakers up high / There's a plane drawing gold on the edge of the sky
      *, and the streets are all bright / We're the last ones awake at the end of the night
      *, put your hands in the light / There are windows on fire at the end of the night
      *, and the crowd knows it, too / There's a roar going up, and it's breaking right through
      *, and the lights never dim / There's a glass full of morning, it's full to the brim
      *, let the skyline take note / There's a siren of joy going off in my throat
      *, and we don't come back down / There's a pulse going out over half of this town
      *, and it plays like a hit / Every lamp on the avenue's suddenly lit
      *, so we're raising the roof / If you needed a sign, then the drums are the proof
      *, and it feels like July / There's a heat on the street, and a spark in the sky
      *, like a name up in lights / It's the best of the days, and the first of the nights
    `,
    hooks: `
      *, turn it up, let it blow / *, from the roof down below / There's light in the gutter, there's light down the row / *, turn it up, let it blow
      *, all night long / *, like the heart of a song / The floor is a river, the river is strong / *, all night long
      *, let it shine, let it shine / *, all the way down the line / There's a million lit windows, and all of them mine / *, let it shine, let it shine
      *, hands up high / *, in the blue of the sky / We're sparks from the cable, we're learning to fly / *, hands up high
      *, never stop, never stop / *, let the hammer drop / We came from the basement, we're here at the top / *, never stop, never stop
      *, never going home / *, under glass, under chrome / There's nowhere on earth that I'd rather roam / *, never going home
      *, like a star, like a star / *, and we've come this far / We're brighter than neon wherever we are / *, like a star, like a star
    `,
    pairs: `
      There's light going off in the windows of town / We're up on the roof, and we're not coming down
      The bass in the floor's going up through the bone / I've danced with a thousand, I've danced on my own
      The taxis go gold on the edge of the park / We shine like a sign that was made for the dark
      Hands over our heads, and the lights going white / There's no one asleep in the city tonight
      The speakers are stacked to the edge of the moon / The night has just started, it's over too soon
      A flash on the river, a flash on the rail / We're lit from inside, and we're leaving a trail
    `,
  },
  own: {
    couplets: `
      *, and I know what it's worth / I was built for this beat, I was built for this earth
      *, and I'm not slowing down / I've got miles in these shoes, I've got more than this town
      *, and I say it out loud / I was one in the dark, I am one in the crowd
      *, and I wear it like chrome / I've got light on my shoulders, I'm taking it home
      *, and it runs through my veins / Like the hum of the wires, like the last of the trains
      *, and I won't change my mind / I've got one kind of engine, and no other kind
      *, and the mirror knows why / There's a neon inside me that's learning to fly
      *, and I'm leaving my sign / On the glass of the city, and all of it's mine
      *, and it's all that I need / I've got blood like a drum, and I'm picking up speed
      *, and there's nothing to hide / I've got stars on my shoulders and thunder inside
      *, and I've only begun / I'm the spark on the cable, I'm face to the sun
      *, and I'm breaking the glass / I've been watching the future, and watching it pass
      *, with the night in my hair / I come up from the dark, and I breathe in the air
    `,
    hooks: `
      *, in the neon and rain / *, and I'm off of the chain / There's a fire in the wires, there's a beat in the vein / *, in the neon and rain
      *, and I'm wide awake / *, every chance I can take / There's a sound in my chest that the morning won't break / *, and I'm wide awake
      *, watch me rise / *, with the night in my eyes / There's nothing below me, I'm made for the skies / *, watch me rise
      *, and I'm running the red / *, with the stars overhead / There's a drum where my heart is, a song in my head / *, and I'm running the red
      *, say it loud / *, over sirens and crowd / There's a voice in my throat, and it's coming up proud / *, say it loud
      *, this is me / *, like a wave from the sea / There's light in my chest, and it's all breaking free / *, this is me
      *, in the heat of the night / *, like a wire in the light / I've nothing to lose, and I'm holding on tight / *, in the heat of the night
      *, it's a fire, it's a fire / *, going higher and higher / There's gold in the static, there's love in the wire / *, it's a fire, it's a fire
    `,
    pairs: `
      I'm neon and nerve, I'm a signal, I'm sound / I've got both of my feet half an inch off the ground
      The skyline's a crown if I hold my head right / I'm walking on nothing but rhythm and light
      I've got my own fire, and I've got my own name / The rest I am building with hands and with flame
      I don't need a sign, and I don't need a seat / I've got my own sky, and I've got my own beat
      The corners I've turned and the stairs that I've run / I wear them like medals, I wear every one
      The roof in the morning, the wind in my face / I look at the city, I'm light-years of space
    `,
  },
  low: {
    couplets: `
      *, and the sky has gone black / There's a street running out, and it's not coming back
      *, and the city won't sleep / There's a light on the ceiling, it's forty floors deep
      *, and it rains on the glass / I count headlights like minutes, and watch them all pass
      *, and I'm stuck on replay / There's the same four a.m. at the end of each day
      *, and the line has gone dead / There's a song without words going round in my head
      *, and I'm out in the cold / There's a hand on my heart, and I can't shake its hold
      *, and it's three on the clock / There's a cab going by with its light down the block
      *, and I'm numb to the bone / I can stand in a crowd and be there on my own
      *, and the colours all bleed / There's a light going red, and a road at full speed
      *, and it echoes in here / I've been turning it down, and it's all I can hear
      *, and the stars are all wires / I've been chasing the sirens, I've followed the fires
      *, and the night is too long / Every car going by has a piece of this song
      *, and it shows on my face / There's a hole in the night, and it's holding a place
      *, and the silence grows / There's a hurt in the bass that nobody shows
    `,
    hooks: `
      *, in the blue of the screen / *, and the space in between / There's a ghost in the mirror that nobody's seen / *, in the blue of the screen
      *, in the rain, in the rain / *, like the hum of a train / There's a numbness that's running in place of the pain / *, in the rain, in the rain
      *, and I'm fading out / *, in the whisper, the shout / There's nothing so loud as the sound of a doubt / *, and I'm fading out
      *, and nobody knows / *, how the cold in me grows / I shine like a sign, and behind it, it snows / *, and nobody knows
      *, in the dark of the room / *, like a bass, like a boom / There's a beat through the wall like a heart in a tomb / *, in the dark of the room
      *, and I'm still awake / *, there's no call I can take / The whole of the city's a thing that could break / *, and I'm still awake
      *, on the edge of the night / *, and I can't put it right / There's one window burning, the rest have gone white / *, on the edge of the night
      *, and it won't let go / *, like a film going slow / There's rain on the lens, and a hum down below / *, and it won't let go
    `,
    pairs: `
      There's blue on the wall from a phone turned down low / I know it's tomorrow, I can't let it go
      I walk to the river, I walk to the sign / I walk in the neon, and none of it's mine
      The elevator hums, and the corridor's white / I've counted the floors of the inside of night
      The rain has the rhythm, the cars have the rhyme / There's nothing to lose any more but the time
      I turn down the music, I turn up the cold / There's one kind of silence, it can't be controlled
      The signs on the freeway run into the blue / There's so much of night I have yet to get through
    `,
  },
  angry: {
    couplets: `
      *, and I'm colder than ice / There's a crack in the glass, and I won't say it twice
      *, and I'm cutting the wire / There's a match in the dark, and it's learning of fire
      *, and I'm walking away / With a flame at my back in the cold of the day
      *, so I'm turning it loud / There's a fuse on the floor at the feet of the crowd
      *, and the limit is passed / Let the meter run out, I am free of the past
      *, and there's glass on the floor / I was quiet for years, I'm not quiet any more
      *, and I've burned every bridge / I can see the whole city from up on this ridge
      *, and the talk is all cheap / I've got teeth for the night, and I don't need the sleep
      *, so I'm saying it straight / There's a fire in my chest, and it's not going to wait
      *, and it's written in red / On the wall, on the screen, on the inside of my head
    `,
    hooks: `
      *, burn it down / *, to the edge of the town / I've had all I can take of the smile and the frown / *, burn it down
      *, and I've had enough / *, and I'm calling the bluff / I'm barbed wire and thunder, I'm made of the stuff / *, and I've had enough
      *, and it breaks, and it breaks / *, and I know what it takes / There's a siren inside me, the whole body shakes / *, and it breaks, and it breaks
      *, hear me now / *, and I will not bow / There's a wall made of quiet, I'll break it somehow / *, hear me now
      *, no more, no more / *, there's a foot in the door / I've swallowed the smoke, and I'm ready to roar / *, no more, no more
    `,
    pairs: `
      I've swallowed the smoke, and I've learned how to spark / They'll see it from space when I light up the dark
      I've had it with smiling, I've had it with lies / I'm calling it out with the night in my eyes
      The glass on the asphalt is glitter tonight / I'm walking across it, I'm feeling all right
      The sirens are singing, the alley is red / I'm keeping no more of the peace in my head
    `,
  },
  tale: {
    couplets: `
      *, with the rain coming down / There's light in the static all over this town
      *, and the streetlights all hum / The city is holding its breath, like a drum
      *, in the pulse of the night / There's something that moves at the edge of the light
      *, and the streets get a chill / There's a hush in the wires, and it's under there still
      *, and the current runs high / There's a spark on the rail, there's a star in the sky
      *, in the red and the blue / There's a signal in all of it trying to get through
      *, and it's written in light / On the glass of the towers, on the skin of the night
      *, and the bass seems to know / There's a heart under concrete, it's beating below
      *, and the night plays along / With a kick and a snare and the bones of a song
      *, and the signal turns green / It's out in the dark, and it wants to be seen
      *, and the streets never sleep / There's a rush at the surface, a current so deep
    `,
    hooks: `
      *, in the heart of the night / *, on the edge of the light / There's electric air, and it's holding on tight / *, in the heart of the night
      *, when the lights go low / *, in the neon glow / There's a river of headlights, and somewhere to go / *, when the lights go low
      *, in the blue and the red / *, with the wires overhead / There's a beat coming up where the darkness had spread / *, in the blue and the red
      *, and the city sings / *, and the sound of it rings / There's a heart on the rooftop that's growing its wings / *, and the city sings
      *, hear the pulse, hear the drum / *, with the night yet to come / There's a light going on where the streets had gone numb / *, hear the pulse, hear the drum
      *, on the breath of the beat / *, in the glass, in the heat / There's a secret that runs through the veins of the street / *, on the breath of the beat
      *, like a flash, like a spark / *, it's alive in the dark / Every light on the skyline is leaving its mark / *, like a flash, like a spark
      *, and the air catches fire / *, going up through the wire / There's a hum in the concrete, it's climbing up higher / *, and the air catches fire
    `,
    pairs: `
      The streets run like rivers, the rivers like glass / I'm watching it shimmer, I'm watching it pass
      The neon is trembling, the rain's coming clean / It's brighter than anything up on a screen
      There's heat in the rhythm, there's ice in the air / The night is a question, it's hanging right there
      The skyline goes silver, the corners go steel / There's some of it dream, and the rest of it real
      The bass in the wall is a heart in a cage / The night is on fire, and it's turning the page
      The traffic is breathing, the signal's on red / I'm caught in the light, with it all left unsaid
    `,
  },
}
