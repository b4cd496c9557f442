/** The words that were typed into the fields of a form that are known, by name; a form that is refused shows them again. */
export function typedIn(form: FormData, isKnown: (name: string) => boolean): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && isKnown(name)) typed[name] = value
  return typed
}

/** The same with all that was said under one name: several boxes were ticked. */
export function allTypedIn(
  form: FormData,
  isKnown: (name: string) => boolean,
): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = typedIn(form, isKnown)
  for (const name of Object.keys(all)) {
    const said = form.getAll(name).filter((one) => typeof one === 'string')
    if (said.length > 1) all[name] = said
  }
  return all
}
