const LONGEST_REASON = 500

/** A letter did not go out. `permanent` is the server's word that this letter to this person never will. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly permanent: boolean

  constructor(message: string, options: { permanent: boolean; cause: unknown }) {
    super(message.slice(0, LONGEST_REASON), { cause: options.cause })
    this.permanent = options.permanent
  }

  static from(error: unknown): MailFailure {
    const { message, responseCode, command } = error as {
      message?: string
      responseCode?: number
      command?: string
    }
    // Refusing the person or the letter is final. Refusing us (greeting, sign-in, sender) is for the operator to repair.
    const permanent = (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
    return new MailFailure(message ?? String(error), { permanent, cause: error })
  }
}
