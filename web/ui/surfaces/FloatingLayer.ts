import { createContext, useContext, type RefObject } from 'react'

type Layer = RefObject<HTMLElement | null> | undefined

// Where menus, dialogs and tooltips are drawn; left out, at the end of the page. A part of the page with a theme of its
// own gives itself here, or what floats over it would wear the other theme.
export const FloatingLayer = createContext<Layer>(undefined)

export function useFloatingLayer(): Layer {
  return useContext(FloatingLayer)
}
