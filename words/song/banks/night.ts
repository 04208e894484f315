import type { Bank } from './bank.ts'

export const night: Bank = {
  verses: [
    'The {neon|dashboard} hums a low refrain / It paints the puddles in the rain',
    'A quarter past the edge of time / The church bells lose their silver chime',
    "The moon is hanging by a thread / There's thunder dancing in my head",
    'The windows shine like scattered gold / The air is sharp, the hour is old',
    'A taxi sighs, a siren sings / The dark is full of little things',
    '+We stole the stars and held them tight / Two thieves against the velvet night',
    'The radio turns soft and blue / The static almost sounds like you',
    'My shadow stretches down the lane / And then the streetlight pulls it plain',
    '-I count the cracks along the wall / I count the hours as they fall',
    "-The bed's too wide, the clock's too loud / I miss you like a missing crowd",
    "There's something in the midnight air / A kind of magic, everywhere",
    'The city shut its thousand eyes / And left us with the open skies',
    "+We don't need sleep, we don't need land / Just midnight in an open hand",
    "The night is young, the air is warm / We're walking out before the storm",
    "-Nobody calls, the phone stays black / There's no one here to call me back",
    'The silver moon is on the rise / It hangs two lanterns in your eyes',
  ],
  choruses: [
    "+We're burning bright, we're burning slow / Two embers in the afterglow",
    "Tonight, tonight, we'll own the dark / Two shooting stars, a single spark",
    "Don't let the morning find us yet / There's one more dream we haven't met",
    '-And when the lights go out on me / The dark is all that I can see',
    'Under the moon, the flying hours / Tonight the universe is ours',
    "Let it glow and let it burn / There's a road of no return",
  ],
  bridges: [
    "And if the morning comes too soon / We'll trade the sunlight for the moon",
    '+Hold your breath and count to three / Let the dark set both of us free',
    "-There's a light I can't turn on / Half the night is dead and gone",
    'Somewhere far a night bird sings / Of quiet and forgotten things',
  ],
  titles: ['Afterglow', 'Velvet Hours', 'Half Past Midnight', 'Neon Lullaby', 'Before the Morning', 'Silver Hour'],
}
