import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { input, output, ZodType } from 'zod'
import { readConstraints } from './schema-constraints.ts'

type FormValues = Record<string, unknown>

export type ZodFormOptions<Schema extends ZodType<FormValues, FormValues>> = {
  /** Needed when a page has two forms, and for a stable address of each field (`#<id>-<name>`). */
  id?: string
  defaultValue?: DefaultValue<input<Schema>>
}

/**
 * One schema for the form and for the action. Checks a field when it is left and again while it is
 * corrected; without JavaScript the action's answer comes in as `lastResult` and puts back all that was typed.
 */
export function useZodForm<Schema extends ZodType<FormValues, FormValues>>(
  schema: Schema,
  lastResult: SubmissionResult<string[]> | null | undefined,
  { id, defaultValue }: ZodFormOptions<Schema> = {},
) {
  return useForm<input<Schema>, output<Schema>>({
    id,
    lastResult,
    defaultValue,
    constraint: readConstraints(schema),
    // Not on blur: an error that appears between press and release would move the button from under the pointer.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
}
