const KEY = 'arioso.hooks-in-the-making'

// The hooks this tab waits for, kept across a reload.
export function listHooksInTheMaking(): string[] {
  return (sessionStorage.getItem(KEY) ?? '').split(',').filter((id) => id !== '')
}

export function rememberHookInTheMaking(id: string): void {
  sessionStorage.setItem(KEY, [...new Set([...listHooksInTheMaking(), id])].join(','))
}

export function forgetHookInTheMaking(id: string): void {
  const left = listHooksInTheMaking().filter((each) => each !== id)
  if (left.length === 0) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, left.join(','))
}
