import { TITLE_MAX } from '@arioso/contract'
import { fittingStyle } from '@arioso/contract/fittingStyle'
import type { GenerateRequest } from '@arioso/contract/calls/generate'
import { isRecorded, type ClipControls, type NewClip } from '@arioso/storage'
import type { Source } from './prepareSource.ts'

type Description = Pick<NewClip, 'title' | 'prompt' | 'tags' | 'makeInstrumental' | 'controls' | 'parentClipId'> &
  Pick<NewClip, 'type' | 'task' | 'personaId'>

// What a clip says about itself: the words of the request, and where it leaves them open those of the song it is made of.
export function describeSong(request: GenerateRequest, controls: ClipControls, source: Source): Description {
  const { parent, edit, singer, styles, tempoBpm, inspiredBy, likedStyles } = source
  const isSection = edit?.kind === 'infill'
  const isOpening = edit?.kind === 'opening'
  // The words of a recording are not known: without new ones its tune is played and what follows it, too.
  const isPlayed = edit !== undefined && parent !== undefined && isRecorded(parent) && request.prompt.trim() === ''
  const lyrics = isSection || isOpening ? '' : request.prompt
  const style = isSection ? '' : request.tags
  const keepsWords = isSection || isOpening || edit?.kind === 'cover'
  const isUnsung = edit !== undefined && parent?.makeInstrumental === true && request.prompt.trim() === ''
  return {
    title: request.title.trim() || (parent ? titleOfRework(parent.title, edit?.kind) : ''),
    prompt: lyrics.trim() === '' && keepsWords ? (parent?.prompt ?? '') : lyrics,
    tags: style.trim() || (styles ?? parent?.tags ?? '') || styleToGoOn(source),
    makeInstrumental: (request.make_instrumental && !isOpening) || isUnsung || isPlayed,
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
  return edit?.kind === 'extend' && parent !== undefined && isRecorded(parent) ? fittingStyle(parent) : ''
}

function titleOfRework(title: string, kind: string | undefined): string {
  const suffix = kind === 'cover' ? ' (Cover)' : ''
  return `${title.slice(0, TITLE_MAX - suffix.length)}${suffix}`
}
