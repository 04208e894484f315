// What a line may call a feeling. The banks name more ("company", "routine"): those belong to a thing, but nobody feels them on a Sunday.
const PLAIN = new Set(
  `joy hope pride love fear grief longing wonder calm peace comfort anger shame luck trouble sorrow worry doubt courage patience trust warmth mischief
  thrill relief loneliness homesickness jealousy gratitude freedom tenderness awe delight dread regret guilt kindness cheer laughter excitement nerves`.split(
    /\s+/,
  ),
)

export const isFeeling = (word: string): boolean => PLAIN.has(word.toLowerCase())

const SAD = new Set(
  'fear grief longing anger shame sorrow worry doubt loneliness homesickness jealousy dread regret guilt trouble'.split(
    ' ',
  ),
)
export const isSad = (word: string): boolean => SAD.has(word.toLowerCase())
