export type Size = { name: string; width: number; height: number }

// Phones, tablets, laptops and desktops, a phone on its side, and a laptop with everything twice as large.
export const SIZES: readonly Size[] = [
  { name: '390', width: 390, height: 844 },
  { name: '768', width: 768, height: 1024 },
  { name: '1024', width: 1024, height: 768 },
  { name: '1440', width: 1440, height: 900 },
  { name: 'landscape', width: 844, height: 390 },
  { name: 'zoomed', width: 720, height: 450 },
]

// Where what a visit costs is measured: a page is loaded at these, the others are resized.
export const LOADED_AT: ReadonlySet<string> = new Set(['390', '1440'])
