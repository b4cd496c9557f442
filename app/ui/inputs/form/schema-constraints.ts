import { getZodConstraint } from '@conform-to/zod/v4'
import {
  ZodArray,
  ZodDefault,
  ZodNullable,
  ZodObject,
  ZodOptional,
  ZodPipe,
  ZodString,
  ZodUnion,
  type ZodType,
} from 'zod'

type Constraints = ReturnType<typeof getZodConstraint>
type Lengths = { minLength?: number; maxLength?: number }

const known = new WeakMap<ZodType, Constraints>()

/** What the schema says about each field: whether it must be filled, and how long its text may be. */
export function readConstraints(schema: ZodType): Constraints {
  const cached = known.get(schema)
  if (cached) return cached
  const constraints: Constraints = { ...getZodConstraint(schema) }
  // Conform looks for lengths where this version of zod no longer keeps them.
  for (const [name, lengths] of listLengths(schema)) constraints[name] = { ...constraints[name], ...lengths }
  known.set(schema, constraints)
  return constraints
}

function listLengths(schema: unknown, name = ''): [string, Lengths][] {
  if (schema instanceof ZodString) {
    return [[name, { minLength: schema.minLength ?? undefined, maxLength: schema.maxLength ?? undefined }]]
  }
  if (schema instanceof ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      listLengths(inner, name ? `${name}.${key}` : key),
    )
  }
  if (schema instanceof ZodArray) return listLengths(schema.element, `${name}[]`)
  if (schema instanceof ZodUnion) return schema.options.flatMap((option) => listLengths(option, name))
  if (schema instanceof ZodPipe) return listLengths(schema.in, name)
  if (schema instanceof ZodOptional || schema instanceof ZodNullable || schema instanceof ZodDefault) {
    return listLengths(schema.unwrap(), name)
  }
  return []
}
