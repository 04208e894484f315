type Hum = { seconds: number; vibrato?: number; gain?: number }

const RATE = 16_000
const NOTES = [220, 247, 262, 294, 262, 247, 220]

// A small tune as a WAV file. With vibrato it is taken for a voice, without for an instrument.
export function humWav({ seconds, vibrato = 0, gain = 0.3 }: Hum): Buffer {
  const samples = seconds * RATE
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  let turns = 0
  for (let i = 0; i < samples; i++) {
    const note = NOTES[Math.floor(i / RATE) % NOTES.length] ?? 220
    turns += (note * 2 ** ((vibrato * Math.sin((2 * Math.PI * 5.5 * i) / RATE)) / 12)) / RATE
    const swell = Math.min(1, (i % RATE) / 800, (RATE - (i % RATE)) / 1600)
    const wave = Math.sin(2 * Math.PI * turns) + 0.5 * Math.sin(4 * Math.PI * turns)
    file.writeInt16LE(Math.round(20_000 * gain * swell * wave), 44 + i * 2)
  }
  return file
}
