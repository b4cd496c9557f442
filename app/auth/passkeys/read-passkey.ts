import type { z } from 'zod'
import type { Read } from '#app/forms/page-of-forms.ts'
import { passkeyInput } from '#domain/accounts/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

const WRONG = {
  '': ['This passkey does not open an account here, or it took too long. Try again, or choose another way.'],
}

/** The form has only what the device said, which nobody can mend: what is wrong is said of all of it. */
export function readPasskey(form: FormData): Read<z.output<typeof passkeyInput>> {
  const read = passkeyInput.safeParse({ answer: form.get('answer') })
  return read.success ? { value: read.data } : { errors: WRONG }
}

export const wrongPasskey = () => new Invalid('This passkey opens nothing', WRONG)
