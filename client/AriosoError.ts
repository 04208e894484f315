/** What the API refused: its code and text, and the id under which the server's log knows it. */
export class AriosoError extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined

  constructor(status: number, reply: { code?: string; message?: string; request_id?: string }) {
    super(reply.message ?? `Arioso answered ${status}`)
    this.name = 'AriosoError'
    this.status = status
    this.code = reply.code ?? 'UNKNOWN'
    this.requestId = reply.request_id
  }
}
