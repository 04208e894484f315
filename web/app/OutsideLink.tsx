import type { ReactNode } from 'react'
import type { ExternalLink } from './externalLinks.ts'

type OutsideLinkProps = { link: ExternalLink; className?: string; children?: ReactNode }

export function OutsideLink({ link, className, children }: OutsideLinkProps) {
  return (
    <a href={link.href} target="_blank" rel="noreferrer" className={className}>
      {children ?? link.label}
    </a>
  )
}
