// A song from the command line, without database, server or browser: `npm run compose -- --help`.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { chordSheet, scoreToMidi, toLrc } from '../engine/index.ts'
import { createEmbeddedMusic, type SongMaking } from '../providers/music/index.ts'
import { createEmbeddedWords } from '../providers/words/index.ts'
import { openMp3 } from '../worker/media/mp3/openMp3.ts'
import { openWavFile } from '../worker/media/sound/wavFile.ts'
import { readComposeArguments, USAGE, type ComposeArguments } from './compose/readComposeArguments.ts'
import { writeStems } from './compose/writeStems.ts'

const LONGEST_SECONDS = 480

async function startSong(asked: ComposeArguments) {
  const { description, seed, instrumental, style, title, lyricsFile, lengthSeconds } = asked
  const lyrics = lyricsFile && readFileSync(lyricsFile, 'utf8')
  const song = await createEmbeddedWords().writeSong({
    seed,
    instrumental,
    ...(description && { description }),
    ...(lyrics && { lyrics }),
    ...(style && { style }),
    ...(title && { title }),
  })
  const music = await createEmbeddedMusic()
  const making = await music.makeSong({
    ...song,
    seed,
    excludedStyle: '',
    instrumental,
    maxSeconds: LONGEST_SECONDS,
    ...(lengthSeconds !== undefined && { lengthSeconds }),
  })
  return { song, music, making }
}

async function writeAudio(making: SongMaking, { out, wav }: ComposeArguments['files']): Promise<void> {
  const file = out === undefined ? undefined : openSync(out, 'w')
  const mp3 = file === undefined ? undefined : openMp3((bytes) => void writeSync(file, bytes))
  const wavFile = wav === undefined ? undefined : openWavFile(wav, making)
  const show = progressShower('song')
  try {
    for await (const { startFrame, left, right } of making.blocks) {
      await mp3?.add(left, right)
      wavFile?.write(left, right)
      show((startFrame + left.length) / making.totalFrames)
    }
    await mp3?.finish()
  } finally {
    mp3?.close()
    if (file !== undefined) closeSync(file)
    wavFile?.close()
  }
}

function progressShower(what: string): (share: number) => void {
  if (!process.stderr.isTTY) return () => undefined
  return (share) => {
    process.stderr.write(`\r${what} ${String(Math.round(share * 100)).padStart(3)}%${share >= 1 ? '\n' : ''}`)
  }
}

async function compose(asked: ComposeArguments): Promise<void> {
  const { files, split } = asked
  const start = performance.now()
  const { song, music, making } = await startSong(asked)
  const { score, sampleRate, words } = making
  const seconds = making.totalFrames / sampleRate
  process.stderr.write(`${song.title} (${song.style}), ${Math.round(seconds)} s\n`)
  await writeAudio(making, files)
  if (score && files.stems) await writeStems(score, files.stems, { split, sampleRate }, progressShower('stems'))
  if (files.lrc) writeFileSync(files.lrc, toLrc(words, { title: song.title, lengthSeconds: seconds }))
  if (score && files.chords) writeFileSync(files.chords, chordSheet(score))
  if (score && files.midi) writeFileSync(files.midi, scoreToMidi(score))
  if (score && files.score) writeFileSync(files.score, JSON.stringify(score))
  await music.close()
  const took = (performance.now() - start) / 1000
  process.stderr.write(`${Object.values(files).join(', ')} in ${took.toFixed(1)} s, ${(seconds / took).toFixed(0)}x\n`)
}

function parse(): ComposeArguments | 'help' | undefined {
  try {
    return readComposeArguments(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    return undefined
  }
}

const asked = parse()
if (asked === undefined) process.exitCode = 2
else if (asked === 'help') process.stdout.write(USAGE)
else {
  try {
    await compose(asked)
  } catch (error) {
    process.stderr.write(`no song: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
