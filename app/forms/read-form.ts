import { Invalid } from '#platform/errors/errors.ts'
import { boundForm } from './form-bounds.ts'

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** As much as one picture with its form: whatever is larger is read file by file, never whole. */
const MOST_IN_MEMORY = 12 * 1024 * 1024

export const unreadable = () => new Invalid('This form could not be read. Reload the page and send it again.')

/** The form that was sent; one that can't be read is the sender's mistake, not a fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get('Content-Length')) > MOST_IN_MEMORY)
    throw new Invalid('What was sent is too large. Sign in before you add files.')
  const form = FORM_TYPES.test(request.headers.get('Content-Type') ?? '')
    ? await request.formData().catch(() => undefined)
    : undefined
  if (!form) throw unreadable()
  return boundForm(form)
}
