// Where shared links lead.
export const SHARED_PAGES = /^\/(song|hook)\//

// A film goes to the edges of the screen; nothing stands above it.
export const FILM_PAGES = /^\/hooks\/?$/
