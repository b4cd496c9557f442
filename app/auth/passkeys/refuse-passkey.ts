import type { Submission } from '@conform-to/react'
import { data } from 'react-router'

const WRONG =
  'This passkey does not open an account here, or it took too long. Try again, or choose another way.'

/** The form has only what the device said, which nobody can mend: what is wrong is said of all of it. */
export function refusePasskey(submission: Pick<Submission<Record<string, unknown>>, 'reply'>) {
  return data(submission.reply({ formErrors: [WRONG] }), { status: 400 })
}
