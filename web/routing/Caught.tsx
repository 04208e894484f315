import { Component, type ComponentType, type ReactNode } from 'react'

type CaughtProps = { by: ComponentType<{ error: unknown }>; until: unknown; children: ReactNode }
type CaughtState = { problem: { error: unknown } | undefined; until: unknown }

// What cannot be drawn is told in its place, until something else is shown.
export class Caught extends Component<CaughtProps, CaughtState> {
  override state: CaughtState = { problem: undefined, until: this.props.until }

  static getDerivedStateFromError(error: unknown): Partial<CaughtState> {
    return { problem: { error } }
  }

  static getDerivedStateFromProps({ until }: CaughtProps, state: CaughtState): CaughtState | null {
    return until === state.until ? null : { problem: undefined, until }
  }

  override render() {
    const { by: Told, children } = this.props
    const { problem } = this.state
    return problem === undefined ? children : <Told error={problem.error} />
  }
}
