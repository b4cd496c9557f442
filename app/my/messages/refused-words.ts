import type { Refusal } from '#app/forms/page-of-forms.ts'
import type { ReceivedFiles } from '#app/forms/receive-attachments.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'

/** Words that come back. Files that came with them do not, which their writer has to be told. */
export type RefusedWords = RefusedForm & { hadFiles: boolean }

export const tellRefused = (
  { formId, result }: Refusal,
  { received: { files, problems = {} } }: { received: ReceivedFiles },
): RefusedWords => ({
  formId,
  result,
  hadFiles: files.length > 0 || Object.keys(problems).length > 0,
})
