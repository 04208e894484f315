// Where shared links lead.
export const SHARED_PAGES = /^\/(song|hook)\//
