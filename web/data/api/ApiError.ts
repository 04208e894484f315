import type { ErrorCode } from '@arioso/contract/errors'

export type ApiErrorCode = ErrorCode | 'NETWORK'

type ErrorBody = { code?: string; message?: string; fields?: Record<string, string>; request_id?: string }

export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: Record<string, string>
  readonly requestId: string | undefined

  constructor(status: number, body: ErrorBody) {
    super(body.message ?? 'Something went wrong on our side.')
    this.name = 'ApiError'
    this.status = status
    this.code = (body.code ?? 'INTERNAL') as ApiErrorCode
    this.fields = body.fields ?? {}
    this.requestId = body.request_id
  }
}

export function networkError(): ApiError {
  return new ApiError(0, { code: 'NETWORK', message: 'We can’t reach Arioso. Check your connection and try again.' })
}
