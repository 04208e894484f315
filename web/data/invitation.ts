const KEY = 'arioso.invitation'

// Whose link led here is kept until an account is made, also when that happens on another page or day.
export function keepInvitation(code: string): void {
  localStorage.setItem(KEY, code)
}

export function takeInvitation(): string | undefined {
  const code = localStorage.getItem(KEY) ?? undefined
  localStorage.removeItem(KEY)
  return code
}
