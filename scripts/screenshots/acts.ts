// What somebody has done by the time a picture is taken.
import type { Page as Tab } from 'playwright-core'

export async function play(tab: Tab): Promise<void> {
  await tab.getByRole('button', { name: /^play/i }).first().click()
  await player(tab).getByRole('button', { name: 'Pause' }).waitFor()
}

function player(tab: Tab) {
  return tab.getByRole('region', { name: 'Player' }).filter({ visible: true })
}

export async function playAndOpen(tab: Tab, kind: string): Promise<void> {
  await play(tab)
  await openModal(tab, kind)
}

export async function openSignIn(tab: Tab): Promise<void> {
  await tab.getByRole('button', { name: 'Sign in' }).filter({ visible: true }).first().click()
  await tab.getByRole('dialog').waitFor()
}

export async function openCustom(tab: Tab): Promise<void> {
  await tab.getByRole('radio', { name: 'Custom', exact: true }).check({ force: true })
}

export async function openPlan(tab: Tab): Promise<void> {
  await openCustom(tab)
  await tab.getByText('Advanced', { exact: true }).click()
  await tab.getByRole('button', { name: /^Song plan/ }).click()
  await tab.getByRole('list', { name: 'Sections' }).scrollIntoViewIfNeeded()
}

export async function showApiKeys(tab: Tab): Promise<void> {
  const keys = tab.getByRole('region', { name: 'API keys' })
  await keys.waitFor()
  await keys.evaluate((section) => section.scrollIntoView({ block: 'center' }))
}

export async function openMenu(tab: Tab): Promise<void> {
  await tab
    .getByRole('main')
    .getByRole('button', { name: /^more (actions|for)/i })
    .filter({ visible: true })
    .first()
    .click()
  await tab.getByRole('menu').or(tab.getByRole('dialog')).first().waitFor()
}

export async function openModal(tab: Tab, kind: string): Promise<void> {
  await tab.getByRole('list', { name: 'Modals' }).getByRole('button').getByText(kind, { exact: true }).click()
  await tab.getByRole('dialog').or(tab.getByRole('alertdialog')).first().waitFor()
}

export async function goOffline(tab: Tab): Promise<void> {
  await play(tab)
  await tab.context().setOffline(true)
  await tab
    .getByText(/^You’re offline/)
    .first()
    .waitFor()
}

export async function offerUpdate(tab: Tab): Promise<void> {
  await tab.addInitScript(() => {
    const waiting = { postMessage: (_: unknown, ports?: MessagePort[]) => ports?.[0]?.postMessage(false) }
    const registration = { waiting, installing: null, addEventListener: () => undefined }
    Object.assign(navigator.serviceWorker, { register: () => Promise.resolve(registration) })
  })
  await tab.reload()
  await tab.getByRole('region', { name: 'Update' }).waitFor()
}
