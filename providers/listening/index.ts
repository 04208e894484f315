// Listening: a recording goes in block by block (stereo, samples between -1 and 1), the same recording comes out as loud as
// our songs, with what was heard in it: tempo, beats, metre, key, chords, melody, form, singing.
// Implementations are swapped behind ListeningProvider; the embedded one needs no network.

export type { Recording, ListeningProvider } from './listeningProvider.ts'
export { createEmbeddedListening } from './embeddedListening.ts'
