import { expect, test } from 'vitest'
import { z } from 'zod'
import { asksFor } from './known-fields.ts'
import { readSubmission } from './read-submission.ts'

const offer = z
  .object({
    title: z.string().min(3, 'Title: too short'),
    tags: z.array(z.string()).default([]),
    price: z.union([z.literal(''), z.string().transform(Number)]).optional(),
    rows: z
      .array(z.object({ code: z.string(), level: z.string().catch('') }))
      .transform((rows) => rows.filter(({ code }) => code !== ''))
      .optional(),
    place: z.preprocess((given) => given, z.object({ city: z.string() })).nullable(),
  })
  .refine(() => true)

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test.each(['title', 'tags', 'tags[0]', 'tags[]', 'price', 'rows[2].code', 'rows[0].level', 'place.city'])(
  'a schema asks for %s, however it is wrapped',
  (name) => expect(asksFor(offer, name)).toBe(true),
)

test.each([
  'other',
  'title.part',
  'title[0]',
  'rows.x',
  'rows[0].other',
  'place.zip',
  'constructor',
  'toString',
])('a schema does not ask for %s', (name) => expect(asksFor(offer, name)).toBe(false))

test('a refusal brings back what was typed, and nothing that was not asked for', () => {
  const sent = formOf({ title: 'No', intent: 'save', other: 'x', 'other[199]': 'x', 'title.part': 'x' })
  const { initialValue, fields, error } = readSubmission(sent, offer).reply()
  expect(initialValue).toEqual({ title: 'No', intent: 'save' })
  expect(fields).toEqual(['title', 'intent'])
  expect(error).toMatchObject({ title: ['Title: too short'] })
})

test.each(['password', 'current', 'code', 'newPassword', 'recoveryCode'])(
  'what was typed as %s never comes back, whatever else is wrong',
  (name) => {
    const schema = z.object({ [name]: z.string(), login: z.string() })
    const submission = readSubmission(formOf({ [name]: 'a secret', login: 'me' }), schema)
    expect(submission.reply({ formErrors: ['Wrong'] }).initialValue).toEqual({ login: 'me' })
  },
)

test('the code of a language is no secret', () => {
  const submission = readSubmission(formOf({ 'rows[0].code': 'de' }), offer)
  expect(submission.reply().initialValue).toEqual({ rows: [{ code: 'de' }] })
})

test('a field that was sent twice is still one that is known', () => {
  const form = formOf({ title: 'One' })
  form.append('title', 'Two')
  expect(readSubmission(form, offer).reply().initialValue).toEqual({ title: ['One', 'Two'] })
})
