import { tagWords, type Term } from '../reader/grammar.ts'
import { remember } from '../sound/remember.ts'

// Few: what is told of one song, its titles and its couplets. The tagger is slow, and its terms are large.
const MOST_TEXTS = 60

// The words of a text a song asks about again and again: every kit a request calls, every candidate of its song.
export const tagOnce: (text: string) => readonly Term[] = remember(tagWords, MOST_TEXTS)
