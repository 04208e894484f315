export type Point = [x: number, y: number]

export type Gradient = {
  kind: 'linear' | 'radial'
  // Linear: where it starts and ends. Radial: the centre and a point on the rim.
  from: Point
  to: Point
  stops: { at: number; color: string; opacity?: number }[]
}

export type Paint = string | Gradient

export type Role = 'melody' | 'energy' | 'band' | 'texture'

type Look = {
  role?: Role
  fill?: Paint
  stroke?: { color: string; width: number; cap?: 'round' | 'butt' }
  opacity?: number
  blend?: 'multiply' | 'screen'
}

export type Shape = Look &
  (
    | { kind: 'path'; d: string }
    | { kind: 'polygon'; points: Point[] }
    | { kind: 'circle'; x: number; y: number; radius: number }
    | { kind: 'rect'; x: number; y: number; width: number; height: number; corner?: number }
    | { kind: 'line'; from: Point; to: Point }
  )

export type Drawing = {
  size: 1000
  background: Paint
  shapes: Shape[]
  palette: string[]
}
