const KEY = 'arioso.invitation'

// Whose link led here is kept until an account is made, also when that happens on another page or day.
// Kept at once: a link may be pressed before this page has fully loaded.
export function keepInvitation(search: string): void {
  const code = new URLSearchParams(search).get('invite')
  if (code !== null && code !== '') localStorage.setItem(KEY, code)
}

export function takeInvitation(): string | undefined {
  const code = localStorage.getItem(KEY) ?? undefined
  localStorage.removeItem(KEY)
  return code
}
