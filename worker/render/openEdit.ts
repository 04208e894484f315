import { cropScore, joinScores, lyricsOf, parseScore, type Score } from '@arioso/providers/scores'
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import { MP3_DELAY_SECONDS, mp3Bytes } from '../media/mp3/mp3Bytes.ts'
import { openSound, type Sound } from '../media/sound/sound.ts'
import { blocksOf } from './blocksOf.ts'
import { chainSounds, cropSound, fadeSound, frameAt, removeFromSound, reverseSound } from './editSound.ts'
import type { OpenedSong } from './openedSong.ts'
import type { AlignedTime, AudioEdit, EditTask, SourceSong } from './renderMessages.ts'

type RemasterEdit = Extract<AudioEdit, { kind: 'remaster' }>

/** A song cut, faded, turned round or joined to others: samples are moved. Only a recording's remaster computes them anew. */
export async function openEdit({ edit, sources }: EditTask): Promise<OpenedSong> {
  const [first] = sources
  if (first === undefined) throw new Error('an edit needs a song')
  const sound = editAudio(edit, sources)
  const { totalFrames } = sound
  const durationSeconds = totalFrames / SAMPLE_RATE
  const score = editScore(edit, sources)
  return {
    sampleRate: SAMPLE_RATE,
    totalFrames,
    isExact: edit.kind !== 'remaster',
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
    blocks: edit.kind === 'remaster' ? await master(sound, edit.variation) : blocksOf(sound),
  }
}

// Loaded when first wanted: nothing else that is done to a song's sound needs the engine.
async function master(sound: Sound, variation: RemasterEdit['variation']): Promise<OpenedSong['blocks']> {
  const { masterSound } = await import('./masterSound.ts')
  return masterSound(sound, variation)
}

function editAudio(edit: AudioEdit, sources: readonly SourceSong[]): Sound {
  const [song = SILENCE, ...others] = sources.map(({ path }) => openSound(path))
  switch (edit.kind) {
    case 'copy':
    // Heard as a whole before its first sample leaves.
    case 'remaster':
      return song
    case 'crop': {
      const change = edit.isRemove ? removeFromSound : cropSound
      return change(song, frameAt(edit.startSeconds), frameAt(edit.endSeconds))
    }
    case 'fade':
      return fadeSound(song, frameAt(edit.inSeconds), frameAt(edit.outSeconds))
    case 'reverse':
      return reverseSound(song)
    case 'concat':
      return others.reduce(
        ({ joined, offset }, next, i) => {
          const at = offset + frameAt(edit.chain[i]?.untilSeconds ?? 0)
          return { joined: chainSounds(joined, next, at), offset: at }
        },
        { joined: song, offset: 0 },
      ).joined
  }
}

const SILENCE: Sound = {
  totalFrames: 0,
  read: (_from, frames) => ({ left: new Float32Array(frames), right: new Float32Array(frames) }),
}

function editScore(edit: AudioEdit, sources: readonly SourceSong[]): Score | null {
  const scores = sources.map(({ scoreJson }) => (scoreJson === null ? null : parseScore(JSON.parse(scoreJson))))
  const [first = null, ...others] = scores
  if (first === null || edit.kind === 'reverse' || edit.kind === 'copy') return null
  if (edit.kind === 'fade' || edit.kind === 'remaster') return first
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
