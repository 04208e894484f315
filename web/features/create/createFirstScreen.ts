import { EARLY_WORDS_ID } from './firstScreen.ts'
import { fieldEdge, fieldLook } from '../../ui/controls/fieldLook.ts'
import { DESCRIPTION_LABEL, MAKE_A_SONG } from './createTexts.ts'

const field = `${fieldLook} ${fieldEdge(undefined)} block min-h-30 rounded-card! px-4 py-3 pb-12 leading-relaxed`

// The served page already takes words: what is typed before the scripts have come is moved into the form. On phones it has
// the shape of the sheet, elsewhere that of the column. The server composes the placeholder, the form keeps it.
export const createFirstScreen = `
<div class="fixed inset-0 bg-scrim md:hidden"></div>
<section aria-label="${MAKE_A_SONG}" class="fixed inset-x-0 bottom-0 h-[60dvh] rounded-t-[20px] bg-ground px-4 pt-6 md:static md:h-auto md:bg-transparent md:px-8 md:pt-16 md:pl-26 lg:pl-66 lg:pr-0 lg:w-171">
  <p class="display flex h-11 items-center text-lg font-medium md:text-xl">${MAKE_A_SONG}</p>
  <div class="mt-2 mb-6 h-11 rounded-full border border-hairline bg-surface"></div>
  <label for="${EARLY_WORDS_ID}" class="mb-2 block text-base font-semibold text-text">${DESCRIPTION_LABEL}</label>
  <textarea id="${EARLY_WORDS_ID}" maxlength="500" placeholder="<!--placeholder-->" class="${field}"></textarea>
</section>`
