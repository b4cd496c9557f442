import {
  FormDataParseError,
  type FileUploadHandler,
  MultipartParseError,
  type ParseFormDataOptions,
  parseFormData,
} from '@remix-run/form-data-parser'
import { Invalid } from '#platform/errors/errors.ts'
import { boundForm } from './form-bounds.ts'

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** As much as one picture with its form: whatever is larger is read file by file, never whole. */
const MOST_IN_MEMORY = 12 * 1024 * 1024

/** The form that was sent; one that can't be read is the sender's mistake, not a fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get('Content-Length')) > MOST_IN_MEMORY)
    throw new Invalid('What was sent is too large. Sign in before you add files.')
  const form = FORM_TYPES.test(request.headers.get('Content-Type') ?? '')
    ? await request.formData().catch(() => undefined)
    : undefined
  if (!form) throw new Invalid('This form could not be read. Reload the page and send it again.')
  return boundForm(form)
}

/** A form that may carry files, which are taken one by one as they come, never all in memory. The parser throws what exceeds its limits. */
export async function readFormWithFiles(
  request: Request,
  limits: ParseFormDataOptions,
  take: FileUploadHandler,
): Promise<FormData> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return readForm(request)
  return boundForm(
    await parseFormData(request, limits, async (file) => {
      // A file input that was left alone sends an empty file without a name, for which the parser has one of its own.
      if (file.size === 0 && (file.name === '' || file.name === 'file-upload')) return undefined
      return take(file)
    }),
  )
}

/** Whether a form was more than its parser takes. */
export const isOverLimits = (error: unknown) =>
  error instanceof FormDataParseError || error instanceof MultipartParseError
