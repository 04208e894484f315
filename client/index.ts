// The client: Arioso's API for programs. An address and an API key go in; typed calls, songs and checked webhooks come out.
// Of the contract only types are used, so nothing else has to be installed.
export { AriosoError } from './AriosoError.ts'
export { createClient, type Client } from './createClient.ts'
export { makeSong, type Song, type SongWish } from './makeSong.ts'
export { readWebhook } from './readWebhook.ts'
