import { Component, Suspense, type ReactNode } from 'react'
import { WaitingPart } from './WaitingPart.tsx'
import { PartMissing } from './PartMissing.ts'
import { tellMissing } from './tellMissing.ts'

type LazyPartsProps = { children: ReactNode; fallback?: ReactNode; onMissing?: () => void }

// Around what is loaded when it is wanted. A part that cannot be loaded leaves the rest of the page, and the music, as
// they are: whoever pressed for it is told, and what nobody pressed for comes back with the connection.
export class LazyParts extends Component<LazyPartsProps, { problem: unknown }> {
  override state = { problem: undefined as unknown }

  static getDerivedStateFromError(problem: unknown) {
    return { problem }
  }

  override componentDidMount() {
    addEventListener('online', this.#forget)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#forget)
  }

  override componentDidCatch(problem: unknown) {
    const { onMissing } = this.props
    if (!(problem instanceof PartMissing)) return
    problem.askAgain()
    if (onMissing === undefined) return
    tellMissing()
    onMissing()
    this.#forget()
  }

  override render() {
    const { problem } = this.state
    const { children, fallback = null } = this.props
    if (problem === undefined) {
      const waiting = (
        <>
          <WaitingPart />
          {fallback}
        </>
      )
      return <Suspense fallback={waiting}>{children}</Suspense>
    }
    if (!(problem instanceof PartMissing)) throw problem
    return fallback
  }

  readonly #forget = () => this.setState({ problem: undefined })
}
