import type { FlagReason } from '@arioso/contract'
import type { Choice } from '../../ui/controls/ChoiceCards.tsx'

// What can be wrong with anything people show each other.
export const flagReasons: Choice<FlagReason>[] = [
  { value: 'hate', title: 'Hate or harassment', text: 'It attacks a person or a group for who they are.' },
  { value: 'violence', title: 'Violence', text: 'It threatens or encourages harm.' },
  { value: 'sexual', title: 'Sexual content', text: 'It isn’t suitable for a general audience.' },
  { value: 'spam', title: 'Spam or deception', text: 'Ads, scams or impersonation.' },
  { value: 'other', title: 'Something else', text: 'Tell us what.' },
]
