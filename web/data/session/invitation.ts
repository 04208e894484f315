const KEY = 'arioso.invitation'

// Whose link led here is kept until an account is made, also when that happens on another page or day.
// Kept at once: whoever presses a link as soon as it can be pressed is on another page before this one is whole.
export function keepInvitation(search: string): void {
  const code = new URLSearchParams(search).get('invite')
  if (code !== null && code !== '') localStorage.setItem(KEY, code)
}

export function takeInvitation(): string | undefined {
  const code = localStorage.getItem(KEY) ?? undefined
  localStorage.removeItem(KEY)
  return code
}
