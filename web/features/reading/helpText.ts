import type { Reading } from './reading.ts'

export const helpText: Reading = {
  about: 'How a sentence becomes a song, and what to do when something does not go as you thought.',
  parts: [
    {
      heading: 'Make your first song',
      paragraphs: [
        'Open Create, describe the song in a sentence and press Create. Two takes appear at once and can be played while they are still being made. Keep the one you like and put the other in the trash; it stays there for thirty days.',
        'Custom takes your own words, a line of styles and a title. Tags such as [Verse] and [Chorus] say which words go where; under Advanced you can set the plan of the song, its tempo and its key.',
      ],
    },
    {
      heading: 'Change a song',
      paragraphs: [
        'The menu of a song holds everything that can be done with it. Nothing is overwritten: each change is a new song.',
      ],
      points: [
        'Extend goes on from a second you choose; Get Full Song joins the parts.',
        'Cover keeps the melody and the words and changes the style.',
        'Edit replaces a line, cuts and fades.',
        'Variations change one thing: happier, slower, another voice.',
        'Stems give you the voice and the instruments on their own.',
      ],
    },
    {
      heading: 'Credits',
      paragraphs: [
        'A request costs 10 credits and makes two takes. On Free, 50 credits are there again every day; plans bring more. Songs that fail, or come out too short or silent, cost nothing: their credits come back by themselves.',
      ],
    },
    {
      heading: 'Who hears my songs',
      paragraphs: [
        'A new song is private. Share gives you a link for whom you choose; Publish lets everybody find it. Audio you upload with a voice in it can be shared by link only.',
      ],
    },
    {
      heading: 'When something goes wrong',
      paragraphs: [
        'A song that could not be made says so in its row; press Try again. No sound? Look at the volume in the playbar and at the tab’s own mute. For everything else, write to us: Feedback in the More menu reaches the people who run this place.',
      ],
    },
    {
      heading: 'Keys',
      paragraphs: [
        'Space plays and pauses, N and P go to the next and the previous song, L likes, Q opens the queue, and ? shows all of them.',
      ],
    },
  ],
}
