// Only for bytes that never change under their address: hashed files, covers, finished audio.
export const FOREVER = 'max-age=31536000, immutable'
