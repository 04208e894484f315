export type CountPerAddress = {
  // False when this one is too many; it then does not count.
  add(address: string): boolean
  remove(address: string): void
}

export function createCountPerAddress(most: number): CountPerAddress {
  const open = new Map<string, number>()
  return {
    add: (address) => {
      const count = (open.get(address) ?? 0) + 1
      if (count > most) return false
      open.set(address, count)
      return true
    },
    remove: (address) => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    },
  }
}
