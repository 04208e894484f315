// For content that replaces the button that opened it: the focus moves inside, and all of it scrolls into view.
export function takeFocus(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'nearest' })
}
