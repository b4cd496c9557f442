import type { FieldErrors } from './page-of-forms.ts'

/**
 * What was wrong, in the order of the fields on the page: a browser sends them so. What stands for several fields comes with the
 * first of them, and what no field stands for at the end.
 */
export function inFormOrder(errors: FieldErrors, form: FormData): FieldErrors {
  const names = [...form.keys()]
  const placeOf = (field: string) => {
    const at = names.findIndex(
      (name) => name === field || (/^[.[]/.test(name.slice(field.length)) && name.startsWith(field)),
    )
    return at === -1 ? names.length : at
  }
  return Object.fromEntries(
    Object.entries(errors).toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  )
}
