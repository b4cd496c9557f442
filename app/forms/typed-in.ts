/** The words that were typed into the fields of a form that are known, by name; a form that is refused shows them again. */
export function typedIn(form: FormData, isKnown: (name: string) => boolean): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && isKnown(name)) typed[name] = value
  return typed
}
