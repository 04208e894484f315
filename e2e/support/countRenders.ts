import type { Page } from '@playwright/test'

type Fiber = {
  tag: number
  flags: number
  stateNode: unknown
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  alternate: Fiber | null
}
type Renders = { inside: number; outside: number }

// React tells developer tools about every commit, and marks in its tree what was drawn again. Before the page is opened.
export async function countRenders(
  page: Page,
  inside: string,
): Promise<{ restart(): Promise<void>; read(): Promise<Renders> }> {
  await page.addInitScript((selector) => {
    const DRAWN = 1
    const FUNCTION_COMPONENTS = [0, 11, 15]
    const renders = { inside: 0, outside: 0 }
    const nearestElement = (fiber: Fiber): Element | undefined => {
      for (let parent = fiber.return; parent !== null; parent = parent.return) {
        if (parent.stateNode instanceof Element) return parent.stateNode
      }
      return undefined
    }
    const visit = (fiber: Fiber): void => {
      const before = fiber.alternate
      if (FUNCTION_COMPONENTS.includes(fiber.tag) && before !== null && (fiber.flags & DRAWN) !== 0) {
        if (nearestElement(fiber)?.closest(selector) == null) renders.outside += 1
        else renders.inside += 1
      }
      // Children that React did not look at are the same ones as before.
      if (before !== null && fiber.child === before.child) return
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child)
    }
    const tools = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools, ariosoRenders: renders })
  }, inside)
  return {
    restart: () =>
      page.evaluate(() => {
        Object.assign((window as unknown as { ariosoRenders: Renders }).ariosoRenders, { inside: 0, outside: 0 })
      }),
    read: () => page.evaluate(() => ({ ...(window as unknown as { ariosoRenders: Renders }).ariosoRenders })),
  }
}
