import { useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { createIntent } from './createIntent.ts'
import { isActive } from './isActive.ts'
import { opensHere } from './opensHere.ts'
import { addressOf } from './location.ts'
import type { AnyDestination, Destination, Target } from './register.ts'
import { useLocation, useRouter, useShown } from './useRouter.ts'

type AnyLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  activeOptions?: { exact: boolean }
  replace?: boolean
  resetScroll?: boolean
}

type LinkProps<To extends Target> = AnyLinkProps & Destination<To>

// A real link that opens inside the page. Its page's code is asked for as soon as somebody seems to want it.
export const Link = AnyLink as <const To extends Target>(props: LinkProps<To>) => ReactNode

function AnyLink(props: AnyLinkProps & AnyDestination) {
  const { to, params, search, hash, activeOptions, replace = false, resetScroll = true, children, ...anchor } = props
  const router = useRouter()
  const [intent] = useState(createIntent)
  const href = useShown(({ location }) => addressOf({ to, params, search, hash }, location))
  const isHere = useLocation((location) => isActive(location, href, activeOptions?.exact === true))

  const preload = () => router.preload(href)
  const preloadSoon = () => intent.wait(preload)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensHere(event)) return
    event.preventDefault()
    intent.drop()
    void router.enter(href, { replace, resetScroll })
  }

  return (
    <a
      {...anchor}
      {...(isHere ? { 'data-status': 'active', 'aria-current': 'page' } : {})}
      href={href}
      onClick={both(anchor.onClick, open)}
      onFocus={both(anchor.onFocus, preloadSoon)}
      onBlur={both(anchor.onBlur, intent.drop)}
      onMouseEnter={both(anchor.onMouseEnter, preloadSoon)}
      onMouseLeave={both(anchor.onMouseLeave, intent.drop)}
      onTouchStart={both(anchor.onTouchStart, preload)}
    >
      {children}
    </a>
  )
}

// What a link was given comes first, and may prevent the rest.
function both<Event extends SyntheticEvent>(
  first: ((event: Event) => void) | undefined,
  second: (event: Event) => void,
) {
  return (event: Event): void => {
    if (!event.defaultPrevented) first?.(event)
    if (!event.defaultPrevented) second(event)
  }
}
