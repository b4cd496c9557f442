export { checkProps, fieldProps } from './field-props.ts'
export { FormErrors } from './form-errors.tsx'
export { useHydrated } from './use-hydrated.ts'
export { useZodForm, type ZodFormOptions } from './use-zod-form.ts'
