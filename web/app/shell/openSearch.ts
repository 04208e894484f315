import { router } from '../routes/router.ts'

function focusSearch(): boolean {
  const box = [...document.querySelectorAll<HTMLElement>('input[type=search]')].find((input) => input.checkVisibility())
  box?.focus()
  return box !== undefined
}

export function openSearch(): void {
  if (!focusSearch()) void router.navigate({ to: '/search' }).then(focusSearch)
}
