// The headline stands alone because the served page carries it too: it is on the screen before any script has come.
export const HEADLINE = { first: 'Say it in a sentence.', second: 'Hear it as a song.' }
export const HEADLINE_LOOK = 'display text-[clamp(2.25rem,6vw,3.5rem)] leading-[1.06] font-medium text-balance'
export const HEADLINE_SECOND_LOOK = 'text-accent not-italic'

const headline = `${HEADLINE.first}<br><em class="${HEADLINE_SECOND_LOOK}">${HEADLINE.second}</em>`

export const homeFirstScreen = `<div class="mx-auto max-w-[760px] px-4 pt-24 text-center"><h1 class="${HEADLINE_LOOK}">${headline}</h1></div>`
