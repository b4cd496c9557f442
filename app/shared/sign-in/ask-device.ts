import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

export type Purpose = 'sign-in' | 'second-factor' | 'prove' | 'add'

/** Asks the person's device for a passkey; its answer is what a form sends. It throws words for people. */
export async function askDevice(purpose: Purpose): Promise<string> {
  const question = await fetchQuestion(purpose)
  try {
    const answer =
      purpose === 'add'
        ? await startRegistration({ optionsJSON: question as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: question as PublicKeyCredentialRequestOptionsJSON })
    return JSON.stringify(answer)
  } catch (error) {
    throw new Error(wordsFor(error, purpose), { cause: error })
  }
}

async function fetchQuestion(purpose: Purpose): Promise<unknown> {
  const answer = await fetch('/auth/passkeys/question', {
    method: 'POST',
    body: new URLSearchParams({ purpose }),
  }).catch(() => undefined)
  // Who has to prove first is sent to another page, which is no question.
  if (!answer || answer.redirected) throw new Error('That did not work. Reload the page and try again.')
  const said = (await answer.json().catch(() => ({}))) as { problem?: string }
  if (!answer.ok) throw new Error(said.problem ?? 'That did not work. Reload the page and try again.')
  return said
}

function wordsFor(error: unknown, purpose: Purpose): string {
  const code = error instanceof WebAuthnError ? error.code : ''
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey for your account already.'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return 'Passkeys don’t work at this address. Open the marketplace at its own address and try again.'
  return purpose === 'add'
    ? 'No passkey was made. Try again when you are ready.'
    : 'No passkey was used. Try again, or choose another way.'
}
