import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConstraints } from './schema-constraints.ts'

describe('what a form learns from its schema', () => {
  const schema = z.object({
    title: z.string().min(15).max(80),
    note: z.string().trim().max(200).optional(),
    packages: z.array(z.object({ name: z.string().max(40) })),
  })

  it('is how long a text may be, optional or not, however deep', () => {
    const constraints = readConstraints(schema)
    expect(constraints.title).toMatchObject({ required: true, minLength: 15, maxLength: 80 })
    expect(constraints.note).toMatchObject({ required: false, maxLength: 200 })
    expect(constraints['packages[].name']).toMatchObject({ maxLength: 40 })
  })

  it('is read once for each schema', () => {
    expect(readConstraints(schema)).toBe(readConstraints(schema))
  })
})
