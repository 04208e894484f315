// What the served page shows until the scripts have come stands beside the application. It goes away in the moment in which
// the form is drawn for the first time, which has read its words by then: no keystroke falls in between.
export const EARLY_WORDS_ID = 'early-words'

const NOTHING = { text: '', placeholder: '', isTyping: false }
let left = NOTHING

export function readEarlyWords(): typeof NOTHING {
  const field = document.querySelector(`#${EARLY_WORDS_ID}`)
  if (!(field instanceof HTMLTextAreaElement)) return left
  return { text: field.value, placeholder: field.placeholder, isTyping: document.activeElement === field }
}

export function removeFirstScreen(): void {
  left = readEarlyWords()
  document.querySelector('#first-screen')?.remove()
}

// Parts of the form that come a moment later still know them; the next visit does not.
export function forgetEarlyWords(): void {
  left = NOTHING
}
