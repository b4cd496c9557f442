import type { SubmissionResult } from '@conform-to/react'
import type { TextLimits } from '../field/text-length.ts'

type ServerFormOptions = {
  id: string
  /** What the action answered to a refused form. */
  lastResult: SubmissionResult<string[]> | null | undefined
  /** Lengths to count against while a person types; the server has the last word. */
  limits?: Record<string, TextLimits>
}

/**
 * A form that the server alone checks, for public pages whose script must stay small: neither the schema nor the form
 * library goes to the browser, only what the server said.
 */
export function serverForm({ id, lastResult, limits = {} }: ServerFormOptions) {
  const { '': formErrors, ...fieldErrors } = lastResult?.error ?? {}
  return {
    form: {
      id,
      status: lastResult?.status,
      errors: formErrors ?? undefined,
      allErrors: Object.fromEntries(
        Object.entries(fieldErrors).map(([name, errors]) => [name, errors ?? []]),
      ),
    },
    /** `<Field label="Subject" {...field('subject')}><TextInput /></Field>` */
    field: (name: string) => {
      const typed = lastResult?.initialValue?.[name]
      return {
        id: `${id}-${name}`,
        name,
        form: id,
        required: true,
        error: fieldErrors[name]?.[0],
        // What was emptied stays empty: a refused form does not put back what was there before.
        defaultValue: typeof typed === 'string' ? typed : lastResult ? '' : undefined,
        limits: limits[name],
      }
    },
  }
}
