import type { ComponentProps } from 'react'
import { usePageTitle } from '../../player/documentTitle.ts'
import { LonePage } from '../../ui/display/LonePage.tsx'

export function AuthFrame(props: Omit<ComponentProps<typeof LonePage>, 'head'>) {
  usePageTitle(props.title)
  return <LonePage {...props} />
}
