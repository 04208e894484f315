import type { Member } from './visitor.ts'

type UploadTarget = { url: string; fields: Record<string, string> }

// As the browser does it: the fields it was told, then the file.
export function sendUpload(
  who: Member,
  { url, fields }: UploadTarget,
  file: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([file.bytes]), file.name)
  return who.fetch(url, { method: 'POST', body: form })
}
