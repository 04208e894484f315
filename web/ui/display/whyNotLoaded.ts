/** What may have kept something from coming. */
export function whyNotLoaded(): string {
  return navigator.onLine ? 'Arioso may still be starting.' : 'It’ll be here when you’re back online.'
}
