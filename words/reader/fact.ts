// What a request tells, as a sentence that can be sung: "who turns 60" has become "You turn sixty".
export type Fact = { text: string; kind: 'clause' | 'noun' | 'deed' | 'order'; about: 'person' | 'speaker' | 'other' }
