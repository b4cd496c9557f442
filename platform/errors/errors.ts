/**
 * Errors that a person can do something about. Each has a status for the edge and words for the screen;
 * anything else that is thrown is a fault of ours and becomes the generic error screen.
 */
export abstract class ExpectedError extends Error {
  abstract readonly status: number
  abstract readonly code: string
}

/** The thing does not exist, or the one who asks may not know that it does. */
export class NotFound extends ExpectedError {
  readonly status = 404
  readonly code = 'not-found'
}

export class Forbidden extends ExpectedError {
  readonly status = 403
  readonly code = 'forbidden'
}

/** Someone was first: the state changed between reading and writing. */
export class Conflict extends ExpectedError {
  readonly status = 409
  readonly code = 'conflict'
}

/** What was sent breaks a rule; `fields` says which answers and why. */
export class Invalid extends ExpectedError {
  readonly status = 400
  readonly code = 'invalid'
  readonly fields: Readonly<Record<string, string[]>>

  constructor(message: string, fields: Record<string, string[]> = {}) {
    super(message)
    this.fields = fields
  }
}

/** More was sent than the form takes. */
export class TooLarge extends ExpectedError {
  readonly status = 413
  readonly code = 'too-large'
}

export class TooManyRequests extends ExpectedError {
  readonly status = 429
  readonly code = 'too-many-requests'
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
