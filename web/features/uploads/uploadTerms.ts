const KEY = 'arioso.audio-upload-terms'

export function hasAcceptedUploadTerms(): boolean {
  return localStorage.getItem(KEY) === 'accepted'
}

export function acceptUploadTerms(): void {
  localStorage.setItem(KEY, 'accepted')
}
