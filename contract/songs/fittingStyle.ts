type Heard = { tempoBpm: number | null; keyName: string | null }

// What a band would take up at such a tempo. In beats a minute; the first range it lies below counts.
const STYLES = [
  { below: 76, major: 'warm acoustic ballad, piano', minor: 'sad piano ballad, strings' },
  { below: 96, major: 'mellow folk, acoustic guitar', minor: 'lo-fi hip hop, electric piano' },
  { below: 116, major: 'soft pop, electric piano, guitar', minor: 'indie pop, electric guitar' },
  { below: 134, major: 'pop rock, electric guitar', minor: 'synth pop, synthesizer' },
  { below: Infinity, major: 'upbeat rock, electric guitar', minor: 'driving rock, electric guitar' },
]
const USUAL_BPM = 110

/** A style for what goes on after a recording, by what was heard in it. */
export function fittingStyle({ tempoBpm, keyName }: Heard): string {
  const mode = keyName?.includes('minor') === true ? 'minor' : 'major'
  const fitting = STYLES.find(({ below }) => (tempoBpm ?? USUAL_BPM) < below)
  return fitting?.[mode] ?? ''
}
