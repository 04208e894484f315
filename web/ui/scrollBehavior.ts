// Gliding is motion like any other: whoever asked for less of it is taken there at once.
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
