import { cropScore, joinScores, lyricsOf, parseScore, type Score } from '@arioso/providers/music'
import { MP3_DELAY_SECONDS, mp3Bytes } from '../media/encodeMp3.ts'
import { readWav } from '../media/readWav.ts'
import { blocksOf } from './blocksOf.ts'
import { chainSamples, cropSamples, fadeSamples, frameAt, removeSamples, reverseSamples } from './editSamples.ts'
import type { OpenedSong } from './openedSong.ts'
import type { AlignedTime, AudioEdit, EditRequest, SourceSong } from './renderMessages.ts'
import type { Stereo } from './stretch.ts'

const SAMPLE_RATE = 48_000

/** A song cut, faded, turned round or joined to others: samples are moved, never computed anew. */
export async function openEdit({ edit, sources }: EditRequest): Promise<OpenedSong> {
  const [first] = sources
  if (first === undefined) throw new Error('an edit needs a song')
  const samples = await editAudio(edit, sources)
  const totalFrames = samples.left.length
  const durationSeconds = totalFrames / SAMPLE_RATE
  const score = editScore(edit, sources)
  return {
    sampleRate: SAMPLE_RATE,
    totalFrames,
    isExact: true,
    facts: {
      durationSeconds,
      audioBytes: mp3Bytes(totalFrames),
      tempoBpm: first.tempoBpm,
      keyName: edit.kind === 'reverse' ? null : first.keyName,
      words: editWords(edit, sources, durationSeconds),
      scoreJson: score && JSON.stringify(score),
      lyrics: edit.kind === 'concat' && score ? lyricsOf(score) : null,
      cover: null,
    },
    blocks: blocksOf(samples),
  }
}

async function editAudio(edit: AudioEdit, sources: readonly SourceSong[]): Promise<Stereo> {
  const [song = EMPTY, ...others] = await Promise.all(sources.map(({ wavPath }) => readWav(wavPath)))
  switch (edit.kind) {
    case 'copy':
      return song
    case 'crop': {
      const change = edit.isRemove ? removeSamples : cropSamples
      return change(song, frameAt(edit.startSeconds), frameAt(edit.endSeconds))
    }
    case 'fade':
      return fadeSamples(song, frameAt(edit.inSeconds), frameAt(edit.outSeconds))
    case 'reverse':
      return reverseSamples(song)
    case 'concat':
      return others.reduce(
        ({ joined, offset }, next, i) => {
          const at = offset + frameAt(edit.chain[i]?.untilSeconds ?? 0)
          return { joined: chainSamples(joined, next, at), offset: at }
        },
        { joined: song, offset: 0 },
      ).joined
  }
}

const EMPTY: Stereo = { left: new Float32Array(), right: new Float32Array() }

function editScore(edit: AudioEdit, sources: readonly SourceSong[]): Score | null {
  const scores = sources.map(({ scoreJson }) => (scoreJson === null ? null : parseScore(JSON.parse(scoreJson))))
  const [first = null, ...others] = scores
  if (first === null || edit.kind === 'reverse' || edit.kind === 'copy') return null
  if (edit.kind === 'fade') return first
  if (edit.kind === 'crop') return edit.isRemove ? null : cropScore(first, edit.startSeconds, edit.endSeconds)
  let joined: Score = first
  let offset = 0
  for (const [i, next] of others.entries()) {
    if (next === null) return null
    offset += edit.chain[i]?.untilSeconds ?? 0
    joined = joinScores(joined, next, offset)
  }
  return joined
}

function editWords(edit: AudioEdit, sources: readonly SourceSong[], durationSeconds: number): AlignedTime[] {
  const words = sources[0]?.words ?? []
  if (edit.kind === 'reverse') return []
  if (edit.kind === 'concat') return chainWords(edit.chain, sources)
  if (edit.kind !== 'crop') return words
  const { startSeconds, endSeconds, isRemove } = edit
  const isCut = (word: AlignedTime) => atOf(word) >= startSeconds && atOf(word) < endSeconds
  if (isRemove) {
    const earlier = startSeconds - endSeconds
    return words.filter((word) => !isCut(word)).map((word) => (atOf(word) < startSeconds ? word : later(word, earlier)))
  }
  return words
    .filter(isCut)
    .map((word) => later(word, -startSeconds))
    .map((word) => ({ ...word, endSeconds: Math.min(word.endSeconds, durationSeconds) }))
}

function chainWords(chain: readonly { untilSeconds: number }[], sources: readonly SourceSong[]): AlignedTime[] {
  const all: AlignedTime[] = []
  let offset = 0
  for (const [i, { words }] of sources.entries()) {
    const until = chain[i]?.untilSeconds ?? Infinity
    const [lines, sections] = [nextOf(all, 'line'), nextOf(all, 'section')]
    for (const word of words.filter((sung) => atOf(sung) < until)) {
      all.push({ ...later(word, offset), line: word.line + lines, section: word.section + sections })
    }
    offset += until
  }
  return all
}

function nextOf(words: readonly AlignedTime[], what: 'line' | 'section'): number {
  return words.reduce((highest, word) => Math.max(highest, word[what] + 1), 0)
}

function later(word: AlignedTime, seconds: number): AlignedTime {
  return { ...word, startSeconds: word.startSeconds + seconds, endSeconds: word.endSeconds + seconds }
}

// Word times are those of the MP3, which starts a little late.
function atOf(word: AlignedTime): number {
  return word.startSeconds - MP3_DELAY_SECONDS
}
