import { useEffect, useState } from 'react'

type AppLink = { open: (path: string, storeAddress: string) => void }

declare global {
  // oxlint-disable-next-line no-var -- what a script of its own puts there can only be declared so
  var ariosoAppLink: AppLink | undefined
}

// The app's own script; undefined until it came, and for ever if it does not.
export function useAppLink(): AppLink | undefined {
  const [link, setLink] = useState(() => globalThis.ariosoAppLink)
  useEffect(() => {
    if (globalThis.ariosoAppLink !== undefined) return undefined
    const script = document.createElement('script')
    script.src = '/appLink.js'
    script.async = true
    script.addEventListener('load', () => setLink(() => globalThis.ariosoAppLink))
    document.head.append(script)
    return () => script.remove()
  }, [])
  return link
}
