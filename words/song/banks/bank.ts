// A couplet is written "line / line"; "+" or "-" in front marks one for bright or dark songs only.
// {a|b} is a choice of words, <name> a slot filled from the topic.
export type Bank = {
  verses: readonly string[]
  choruses: readonly string[]
  bridges: readonly string[]
  titles: readonly string[]
}
