import type { Bank } from './bank.ts'

export const city: Bank = {
  verses: [
    'The morning train is running late / A thousand people stand and wait',
    'The steam is rising from the street / The pavement drums beneath my feet',
    'A saxophone on Seventh plays / For all the nights and all the days',
    'The rooftops catch the early light / The pigeons scatter, taking flight',
    '+We bought two coffees and a dream / And rode the subway like a stream',
    "There's someone dancing at the stop / With groceries stacked to the top",
    "The billboards blink in red and blue / They're selling love, but not to you",
    'Eight million stories, side by side / And everyone along for the ride',
    "-I know the crowd, but not a name / The faces pass, they're all the same",
    "-The elevator counts to nine / Nobody's eyes are meeting mine",
    'The taxis paint the avenue / A yellow river passing through',
    'The windows glow like little stars / Above the music from the bars',
    '+The corner store, the kid next door / They wave at me and ask for more',
    'The skyline wears a coat of gold / The buildings young, the river old',
    'I learned the rhythm of the block / The siren and the subway clock',
    '-The rent is high, the nights are long / The neighbors know my saddest song',
  ],
  choruses: [
    '+Oh, this city will not sleep / All its secrets ours to keep',
    'Lift me over the avenue / Everything shining, everything new',
    'We are the lights, we are the sound / We are the heartbeat underground',
    "+Turn it up and paint it bright / We're the kings of Friday night",
    '-Lost in the noise, lost in the crowd / I call your name but not too loud',
    'Up on the roof we touch the sky / And watch the whole wide world go by',
  ],
  bridges: [
    "And underneath the grit and grey / There's something soft that wants to stay",
    'Listen close, the concrete sings / Even here are growing things',
    '-If I should vanish like a flame / The city would not know my name',
    "+Every window, every floor / Someone's opening a door",
  ],
  titles: ['Rooftop Weather', 'Eight Million Stories', 'Avenue', 'Subway Hearts', 'Skyline in Gold', 'City That Hums'],
}
