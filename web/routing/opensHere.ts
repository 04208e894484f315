type Press = Record<'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey', boolean> & {
  button: number
  currentTarget: { target: string }
}

// Another tab, another window, a download: the browser knows how.
export function opensHere({ metaKey, altKey, ctrlKey, shiftKey, button, currentTarget: { target } }: Press): boolean {
  const isAside = metaKey || altKey || ctrlKey || shiftKey
  return !isAside && button === 0 && (target === '' || target === '_self')
}
