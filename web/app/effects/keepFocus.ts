const ROW = 'article, li, tr'
const PRESSABLE = 'a[href], button:not([disabled]), input:not([disabled])'

// Where the focus was last: the row, its place in its list, and which of its controls.
type Held = { row: Element; kind: string; list: Element; place: number; control: number }

// Dialogs and menus hand the focus back themselves, a moment after they are gone, and leave it where somebody else took it.
const HANDED_BACK_WITHIN_MS = 300

/**
 * A row that goes, to the trash or out of a list, takes the focus with it: the row that moves up gets it. Whatever else goes
 * leaves it to the page.
 */
export function keepFocus(): void {
  let held: Held | undefined
  let last: EventTarget | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const isLost = (): boolean =>
    document.activeElement === document.body && last instanceof HTMLElement && !last.isConnected

  function follow(target: EventTarget | null): void {
    last = target
    if (target instanceof HTMLElement && target.closest('main') !== null) held = hold(target)
  }
  // The press that brought this may have moved it already.
  follow(document.activeElement)
  document.addEventListener('focusin', ({ target }) => follow(target))
  // A press beside everything takes the focus away on purpose.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('a, button, input, label, [role^=menuitem]') !== null) return
    held = undefined
    last = null
  })

  new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(() => isLost() && focusOn(document.querySelector('main')), HANDED_BACK_WITHIN_MS)
    if (held !== undefined && !held.row.isConnected) focusOn(findHeir(held))
  }).observe(document.body, { childList: true, subtree: true })
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

function hold(target: HTMLElement): Held | undefined {
  const row = target.closest(ROW)
  const list = row?.parentElement?.closest('ul, ol, table, section, main')
  if (row == null || list == null) return undefined
  const kind = row.localName
  const place = [...list.querySelectorAll(kind)].indexOf(row)
  return { row, kind, list, place, control: [...row.querySelectorAll(PRESSABLE)].indexOf(target) }
}

function findHeir({ list, kind, place, control }: Held): HTMLElement | null {
  const rows = [...list.querySelectorAll(kind)].filter((row) => row.querySelector(PRESSABLE) !== null)
  const row = rows[place] ?? rows.at(-1)
  // Nothing is left of the list: the page goes on from its beginning.
  if (row === undefined) return document.querySelector('main')
  const controls = [...row.querySelectorAll<HTMLElement>(PRESSABLE)]
  return controls[control] ?? controls[0] ?? null
}
