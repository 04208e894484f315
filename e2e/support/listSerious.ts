import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from './settle.ts'

// What stands on a page depends on its width; its theme changes colours alone.
export type Look = { width: number; colorScheme: 'dark' | 'light'; onlyColours?: boolean }

export async function takeLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

// What axe calls serious or critical in the page as it stands, each with the place it was found at.
export async function listSerious(
  page: Page,
  place: string,
  { inside = 'html', onlyColours = false }: { inside?: string; onlyColours?: boolean | undefined } = {},
): Promise<string[]> {
  await settle(page)
  // Half a megabyte is read by a page once; there are no frames to tell it to.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page }).setLegacyMode(true)
  const runOnly = onlyColours ? { runOnly: ['color-contrast'] } : {}
  const { violations } = await axe
    .include(inside)
    .options({ resultTypes: ['violations'], ...runOnly })
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return serious.map(({ id, nodes }) => `${place}: ${id} ${nodes[0]?.html}`)
}
