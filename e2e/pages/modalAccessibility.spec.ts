import { finishedSong } from '../drivers/songs.ts'
import { becomeStaff } from '../drivers/visitor.ts'
import { listSerious, takeLook, type Look } from '../support/listSerious.ts'
import { expect, test } from '../support/test.ts'

// Each width and each theme once: what stands in a modal hardly changes with both.
const LOOKS: Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
]
const ONLY_ANSWERED = new Set(['terms', 'remix-permission'])

// Some forty modals one after the other take their time on a busy machine.
test.describe.configure({ timeout: 360_000 })

for (const look of LOOKS) {
  test(`every modal is free of serious accessibility violations, ${look.width} pixels wide and ${look.colorScheme}`, async ({
    page,
    backstage,
  }) => {
    await finishedSong(page)
    await becomeStaff(page)
    await backstage.subscribe(page)
    await backstage.keepSongs(page, ['Low Tide', 'High Tide'])
    await takeLook(page, look)
    await page.goto('/staff/modals')
    await page.getByRole('button', { name: 'Play Low Tide', exact: true }).first().click()
    await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
    const samples = page.getByRole('list', { name: 'Modals' }).getByRole('button')
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first()
    const found: string[] = []
    for (const kind of await samples.allInnerTexts()) {
      await samples.getByText(kind, { exact: true }).click()
      await expect(dialog, kind).toBeVisible()
      found.push(...(await listSerious(page, kind, { inside: '[role=dialog], [role=alertdialog]' })))
      if (ONLY_ANSWERED.has(kind)) await page.reload()
      else await page.keyboard.press('Escape')
      await expect(dialog, kind).toBeHidden()
    }
    expect(found).toEqual([])
  })
}
