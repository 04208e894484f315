export type RewriteRequest = {
  seed: number
  selected: string
  before: string
  after: string
  instruction: string
  title: string
  style: string
  mode: 'rewrite' | 'continue' | 'rhyme'
}
