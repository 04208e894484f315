import type { Clip } from '@arioso/contract'

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
  return BY_TYPE[metadata.type] ?? BY_TASK[metadata.task ?? ''] ?? 'Song'
}
