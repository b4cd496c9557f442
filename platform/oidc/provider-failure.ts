/**
 * Why a provider's word could not be had: it did not answer, the person turned back there, or what came back is not what
 * we asked for (another browser's answer, an old one, one used before, one that is not the provider's).
 */
type FailureReason = 'down' | 'cancelled' | 'refused'

export class ProviderFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string) {
    super(message)
    this.name = 'ProviderFailure'
    this.reason = reason
  }
}
