import { TITLE_MAX } from '@arioso/contract'
import { fittingStyle } from '@arioso/contract/songs/fittingStyle'
import { isUploaded, type ClipControls, type NewClip } from '@arioso/storage'
import type { Source } from './songSource.ts'
import type { AskedSong } from './readAskedSong.ts'

type Description = Pick<NewClip, 'title' | 'lyrics' | 'style' | 'makeInstrumental' | 'controls' | 'parentClipId'> &
  Pick<NewClip, 'type' | 'task' | 'personaId'>

// What a clip says about itself: its own words, and where it leaves them open those of the song it is made of.
export function describeSong(song: AskedSong, controls: ClipControls, source: Source): Description {
  const { parent, edit, singer, styles, tempoBpm, inspiredBy, likedStyles } = source
  const isSection = edit?.kind === 'infill'
  const isOpening = edit?.kind === 'opening'
  // The words of a recording are not known: without new ones its tune is played and what follows it, too.
  const isPlayed = edit !== undefined && parent !== undefined && isUploaded(parent) && song.lyrics.trim() === ''
  const lyrics = isSection || isOpening ? '' : song.lyrics
  const style = isSection ? '' : song.style
  const keepsWords = isSection || isOpening || edit?.kind === 'cover'
  const isUnsung = edit !== undefined && parent?.makeInstrumental === true && song.lyrics.trim() === ''
  return {
    title: song.title.trim() || (parent ? titleOfRework(parent.title, edit?.kind) : ''),
    lyrics: lyrics.trim() === '' && keepsWords ? (parent?.lyrics ?? '') : lyrics,
    style: style.trim() || (styles ?? parent?.style ?? '') || styleToGoOn(source),
    makeInstrumental: (song.isInstrumental && !isOpening) || isUnsung || isPlayed,
    controls: {
      ...controls,
      ...(tempoBpm !== undefined && controls.tempoBpm === undefined && { tempoBpm }),
      ...(inspiredBy && { inspiredBy }),
      ...(likedStyles && { likedStyles: [...likedStyles, ...(controls.likedStyles ?? [])] }),
      ...(singer !== undefined && { singer }),
      ...(edit && { edit }),
    },
    parentClipId: parent?.id ?? null,
    type: source.type ?? 'gen',
    task: source.task,
    personaId: source.personaId ?? null,
  }
}

// A recording says nothing of its style; what follows it needs one.
function styleToGoOn({ parent, edit }: Source): string {
  return edit?.kind === 'extend' && parent !== undefined && isUploaded(parent) ? fittingStyle(parent) : ''
}

function titleOfRework(title: string, kind: string | undefined): string {
  const suffix = kind === 'cover' ? ' (Cover)' : ''
  return `${title.slice(0, TITLE_MAX - suffix.length)}${suffix}`
}
