const KEY = 'arioso.remixIntroduced'

// Shown once, before the first remix on this device.
export function isRemixingIntroduced(): boolean {
  return localStorage.getItem(KEY) !== null
}

export function introduceRemixing(): void {
  localStorage.setItem(KEY, new Date().toISOString())
}
