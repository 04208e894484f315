import type { Clip } from '@arioso/contract'
import { isWish, variationSuffix } from '@arioso/contract/songs/variations'

const BY_TYPE: Partial<Record<Clip['metadata']['type'], string>> = {
  concat: 'Full song',
  concat_infilling: 'Replaced',
  edit_crop: 'Cropped',
  edit_fade: 'Faded',
  edit_speed: 'Speed',
  stem: 'Stem',
  upload: 'Upload',
}

const BY_TASK: Record<string, string> = {
  cover: 'Cover',
  extend: 'Extension',
  extend_before: 'New opening',
  upsample: 'Remaster',
  reverse: 'Reversed',
}

// What was done to make a version, in a word.
export function versionName({ metadata }: Pick<Clip, 'metadata'>): string {
  const [from] = metadata.history ?? []
  if (metadata.task === 'variation') return `Variation${wishOf(from)}`
  return BY_TYPE[metadata.type] ?? BY_TASK[metadata.task ?? ''] ?? 'Song'
}

function wishOf(from: unknown): string {
  const wish = typeof from === 'object' && from !== null && 'variation' in from ? from.variation : undefined
  return isWish(wish) ? variationSuffix(wish) : ''
}
