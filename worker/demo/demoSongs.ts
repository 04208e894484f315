export type DemoSong = {
  artist: { handle: string; displayName: string }
  title: string
  description: string
  style: string
  instrumental: boolean
  // Its words were read with this seed; another one writes others.
  seed: number
}

// One song a genre, by artists who do not exist. The order is the order in which Home fills.
export const demoSongs: readonly DemoSong[] = [
  {
    artist: { handle: 'june_harbour', displayName: 'June Harbour' },
    title: 'Kitchen at Midnight',
    description: 'a bright pop song about dancing in the kitchen at midnight',
    style: 'pop, bright, catchy, piano, female vocals, 112 bpm',
    instrumental: false,
    seed: 37,
  },
  {
    artist: { handle: 'neon_estuary', displayName: 'Neon Estuary' },
    title: 'Coast Road Radio',
    description: 'driving along the coast at night with the radio on',
    style: 'synthwave, dreamy, nostalgic, saw lead, male vocals, 96 bpm',
    instrumental: false,
    seed: 1,
  },
  {
    artist: { handle: 'hollow_pines', displayName: 'The Hollow Pines' },
    title: 'The Boat He Built',
    description: 'a folk song about an old boat my grandfather built',
    style: 'folk, warm, acoustic guitar, strings, male vocals, 92 bpm',
    instrumental: false,
    seed: 89,
  },
  {
    artist: { handle: 'quiet_tape', displayName: 'Quiet Tape' },
    title: 'Rain and Cold Coffee',
    description: 'rain on the window while the coffee gets cold',
    style: 'lo-fi, chill, electric piano, dusty drums, 76 bpm',
    instrumental: true,
    seed: 1003,
  },
  {
    artist: { handle: 'cass_and_the_copper', displayName: 'Cass & the Copper' },
    title: 'Nothing but a Guitar',
    description: 'leaving a small town with nothing but a guitar',
    style: 'rock, driving, distorted guitar, male vocals, 132 bpm',
    instrumental: false,
    seed: 3,
  },
  {
    artist: { handle: 'lisboa_oito', displayName: 'Lisboa Oito' },
    title: 'Afternoon by the Sea',
    description: 'a slow afternoon by the sea, waiting for a friend',
    style: 'bossa nova, soft, acoustic guitar, flute, female vocals, 118 bpm',
    instrumental: false,
    seed: 31,
  },
  {
    artist: { handle: 'mara_vale_trio', displayName: 'Mara Vale Trio' },
    title: 'Last Train Home',
    description: 'the last train home after a late concert',
    style: 'jazz, smoky, upright bass, piano, saxophone, brushes, 120 bpm',
    instrumental: true,
    seed: 1006,
  },
  {
    artist: { handle: 'parade_ground', displayName: 'Parade Ground' },
    title: 'When the Lights Come Up',
    description: 'the dance floor when the lights come up',
    style: 'house, uplifting, piano, synth bass, female vocals, 124 bpm',
    instrumental: false,
    seed: 1,
  },
  {
    artist: { handle: 'block_nine', displayName: 'Block Nine' },
    title: 'Rhymes on the Bus',
    description: 'working two jobs and still writing rhymes on the bus',
    style: 'hip hop, confident, sub bass, electric piano, male vocals, 88 bpm',
    instrumental: false,
    seed: 8,
  },
  {
    artist: { handle: 'sol_trinity', displayName: 'Sol Trinity' },
    title: 'No Plans at All',
    description: 'sunday morning sunshine and no plans at all',
    style: 'reggae, sunny, organ, offbeat guitar, male vocals, 78 bpm',
    instrumental: false,
    seed: 12,
  },
  {
    artist: { handle: 'the_side_door', displayName: 'The Side Door' },
    title: 'The Back Room',
    description: 'everybody come inside, the party is in the back room',
    style: 'funk, groovy, clean guitar, brass, female vocals, 108 bpm',
    instrumental: false,
    seed: 12,
  },
  {
    artist: { handle: 'ostkreuz_line', displayName: 'Ostkreuz Line' },
    title: 'Signal',
    description: 'concrete, steam and a signal that never changes',
    style: 'techno, dark, hypnotic, 909 drums, 130 bpm',
    instrumental: true,
    seed: 1011,
  },
  {
    artist: { handle: 'ingrid_solheim', displayName: 'Ingrid Solheim' },
    title: 'Before Anyone Is Awake',
    description: 'snow falling on a lake before anyone is awake',
    style: 'ambient, calm, warm pad, bells, harp, 64 bpm',
    instrumental: true,
    seed: 1012,
  },
  {
    artist: { handle: 'atlas_ensemble', displayName: 'Atlas Ensemble' },
    title: 'A Hundred Days at Sea',
    description: 'the first sight of land after a hundred days at sea',
    style: 'orchestral, epic, strings, brass, 84 bpm',
    instrumental: true,
    seed: 1013,
  },
]
