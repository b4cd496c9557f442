import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { input, output, ZodType } from 'zod'
import type { readConstraints } from './schema-constraints.ts'

type FormValues = Record<string, unknown>
type Check<Schema extends ZodType<FormValues, FormValues>> = NonNullable<
  Parameters<typeof useForm<input<Schema>, output<Schema>>>[0]['onValidate']
>

export type LeanFormOptions<Schema extends ZodType<FormValues, FormValues>> = {
  id: string
  defaultValue?: DefaultValue<input<Schema>>
  /** `readConstraints(schema)` from the loader, where marks of optional fields and counters are wanted. */
  constraints?: ReturnType<typeof readConstraints>
}

/**
 * For forms of public pages, whose script must stay small: the schema is fetched when a person first
 * enters the form (`() => import('…/input.ts').then((m) => m.signInInput)`). Until then the server checks.
 */
export function useLeanForm<Schema extends ZodType<FormValues, FormValues>>(
  loadSchema: () => Promise<Schema>,
  lastResult: SubmissionResult<string[]> | null | undefined,
  { id, defaultValue, constraints }: LeanFormOptions<Schema>,
) {
  const [check, setCheck] = useState<{ run: Check<Schema> } | null>(null)

  const loadCheck = useEffectEvent(async () => {
    const [schema, { parseWithZod }] = await Promise.all([loadSchema(), import('@conform-to/zod/v4')])
    setCheck({ run: ({ formData }) => parseWithZod(formData, { schema }) })
  })
  useEffect(() => {
    const form = document.getElementById(id)
    form?.addEventListener('focusin', loadCheck, { once: true })
    return () => form?.removeEventListener('focusin', loadCheck)
  }, [id])

  return useForm<input<Schema>, output<Schema>>({
    id,
    lastResult,
    defaultValue,
    constraint: constraints,
    // Without a check of its own a form would ask the server at every field that is left.
    shouldValidate: check ? 'onBlur' : 'onSubmit',
    shouldRevalidate: check ? 'onInput' : 'onSubmit',
    onValidate: check?.run,
  })
}
