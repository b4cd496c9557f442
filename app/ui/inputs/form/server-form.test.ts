import { expect, test } from 'vitest'
import { serverForm } from './server-form.ts'

test('a refused form gives each field its error and what was typed', () => {
  const { form, field } = serverForm({
    id: 'contact',
    lastResult: {
      status: 'error',
      initialValue: { name: 'Il', body: 'Short' },
      error: { body: ['Message: at least 10 characters'] },
    },
    limits: { body: { min: 10, max: 5_000 } },
  })
  expect(form.allErrors).toEqual({ body: ['Message: at least 10 characters'] })
  expect(field('body')).toMatchObject({
    id: 'contact-body',
    error: 'Message: at least 10 characters',
    defaultValue: 'Short',
    limits: { max: 5_000 },
  })
  expect(field('name')).toMatchObject({ error: undefined, defaultValue: 'Il' })
})

test('what concerns the whole form stands apart from its fields', () => {
  const { form } = serverForm({
    id: 'contact',
    lastResult: { status: 'error', error: { '': ['Too often for now'] } },
  })
  expect(form.errors).toEqual(['Too often for now'])
  expect(form.allErrors).toEqual({})
})

test('a field that was emptied stays empty in a refused form, and is the page’s to fill in one that was not sent', () => {
  const refused = serverForm({ id: 'contact', lastResult: { status: 'error', initialValue: {}, error: {} } })
  expect(refused.field('name').defaultValue).toBe('')
  expect(serverForm({ id: 'contact', lastResult: undefined }).field('name').defaultValue).toBeUndefined()
})
