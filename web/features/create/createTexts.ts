export const MAKE_A_SONG = 'Make a song'
export const DESCRIPTION_LABEL = 'Song Description'
