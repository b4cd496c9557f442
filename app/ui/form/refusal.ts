const smallNumbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export function describeRefusal(count: number): string {
  const figure = smallNumbers[count] ?? String(count)
  return count === 1 ? `${figure} answer needs another look.` : `${figure} answers need another look.`
}

export type RefusedField = { name: string; fieldId: string; message: string }

/** The fields to look at again, in the order the form reports them; conform keeps what concerns the whole form under ''. */
export function listRefusedFields(formId: string, allErrors: Record<string, string[]>): RefusedField[] {
  return Object.entries(allErrors).flatMap(([name, [message]]) =>
    name && message ? [{ name, fieldId: `${formId}-${name}`, message }] : [],
  )
}
