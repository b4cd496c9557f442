/** When the words that the form is about had been submitted: a decision about other ones is refused. */
export function readSeen(form: FormData): Date | undefined {
  const text = form.get('seen')
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? new Date(Number(text)) : undefined
}
