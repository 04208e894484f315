type Asked = Pick<HTMLInputElement, 'type' | 'minLength' | 'validationMessage'> & {
  validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'tooShort'>
}

/** What is wrong with a field that its browser does not send, in our words instead of a bubble of the browser's. */
export function describeInvalid({ type, minLength, validity, validationMessage }: Asked): string {
  if (validity.valueMissing) return 'Fill this in first.'
  if (validity.typeMismatch && type === 'email') return 'That doesn’t look like an email address.'
  if (validity.typeMismatch && type === 'url') return 'That doesn’t look like a web address.'
  if (validity.tooShort) return `Use at least ${minLength} characters.`
  return validationMessage
}
