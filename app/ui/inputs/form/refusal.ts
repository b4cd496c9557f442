const smallNumbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export function describeRefusal(count: number): string {
  const figure = smallNumbers[count] ?? String(count)
  return count === 1 ? `${figure} answer needs another look.` : `${figure} answers need another look.`
}

type RefusedField = { name: string; fieldId: string; message: string }

/** The fields to look at again, in the order the form reports them; conform keeps what concerns the whole form under ''. */
export function listRefusedFields(formId: string, allErrors: Record<string, string[]>): RefusedField[] {
  return Object.entries(allErrors).flatMap(([name, [message]]) =>
    name && message ? [{ name, fieldId: `${formId}-${name}`, message }] : [],
  )
}

/** Why a form was refused that is gone: in its own words, or, where only its fields were wrong, that it is gone. */
export function explainGone(error: Record<string, string[] | null> | null | undefined): string[] {
  const { '': ofForm, ...ofFields } = error ?? {}
  const first = ofForm?.length ? ofForm : ['This can’t be done here any more']
  const messages = [...first, ...Object.values(ofFields).flatMap((some) => some ?? [])]
  return [...new Set(messages)].map((message) => (/[.!?]$/.test(message) ? message : `${message}.`))
}

export type Written = { name: string; label: string; text: string }

/** What was typed into the named fields, without those that were left empty. */
export function listWritten(
  typed: Record<string, unknown> | null | undefined,
  labels: Readonly<Record<string, string>>,
): Written[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const text = typed?.[name]
    return typeof text === 'string' && text.trim() !== '' ? [{ name, label, text }] : []
  })
}
