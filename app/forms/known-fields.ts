import {
  ZodAny,
  ZodArray,
  ZodCatch,
  ZodDefault,
  ZodIntersection,
  ZodLazy,
  ZodNonOptional,
  ZodNullable,
  ZodObject,
  ZodOptional,
  ZodPipe,
  ZodPrefault,
  ZodReadonly,
  ZodRecord,
  ZodTransform,
  ZodUnion,
  ZodUnknown,
} from 'zod'

/** `milestones[3].title` as the steps that lead to it. */
const stepsOf = (name: string) => name.split(/[.[\]]+/).filter((step) => step !== '')

/** Whether a schema asks for a field of this name. */
export function asksFor(schema: unknown, name: string): boolean {
  return leadsOn(schema, stepsOf(name))
}

function leadsOn(schema: unknown, steps: readonly string[]): boolean {
  const [step, ...further] = steps
  if (step === undefined) return true
  if (schema instanceof ZodObject)
    return Object.hasOwn(schema.shape, step) && leadsOn(schema.shape[step], further)
  if (schema instanceof ZodArray) return /^\d+$/.test(step) && leadsOn(schema.element, further)
  if (schema instanceof ZodRecord) return leadsOn(schema.valueType, further)
  if (schema instanceof ZodAny || schema instanceof ZodUnknown) return true
  return insideOf(schema).some((inner) => leadsOn(inner, steps))
}

/** What a schema is made around; a word or a number is made around nothing. */
function insideOf(schema: unknown): unknown[] {
  if (schema instanceof ZodUnion) return [...schema.options]
  if (schema instanceof ZodIntersection) return [schema.def.left, schema.def.right]
  // What is worked on first is described by what comes out of it.
  if (schema instanceof ZodPipe) return [schema.in instanceof ZodTransform ? schema.out : schema.in]
  if (schema instanceof ZodLazy) return [schema.unwrap()]
  const isWrapped = [ZodOptional, ZodNullable, ZodDefault, ZodPrefault, ZodNonOptional, ZodReadonly, ZodCatch]
  return isWrapped.some((kind) => schema instanceof kind) ? [(schema as ZodOptional).unwrap()] : []
}
