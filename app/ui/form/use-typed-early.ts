import { useEffect } from 'react'

/** What was typed before the script came is in the form and nowhere else: whoever follows what is typed takes it from there. */
export function useTypedEarly(formId: string, name: string | undefined, take: (typed: string) => void): void {
  useEffect(() => {
    const form = document.getElementById(formId)
    const control = form instanceof HTMLFormElement && name ? form.elements.namedItem(name) : null
    if (control instanceof HTMLInputElement && control.value !== control.defaultValue) take(control.value)
  }, [formId, name, take])
}
