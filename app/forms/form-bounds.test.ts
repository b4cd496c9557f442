import { expect, test } from 'vitest'
import { Invalid } from '#platform/errors/errors.ts'
import { boundForm } from './form-bounds.ts'

const formOf = (...names: string[]) => {
  const form = new FormData()
  for (const name of names) form.append(name, 'x')
  return form
}

test.each([
  'title',
  'milestones[3].title',
  'packages.0.priceMinor',
  'tags[]',
  'answers.b1-2',
  'list[199]',
  '',
])('a field may be called “%s”', (name) => {
  expect([...boundForm(formOf(name)).keys()]).toEqual([name])
})

test.each([
  ['a1[9000000]', 'a list of nine million'],
  ['list[200]', 'a list of more than two hundred'],
  ['list[1e9]x[99999]', 'a list behind a list'],
  [`a${'.a'.repeat(20_000)}`, 'twenty thousand steps'],
  ['a.b.c.d.e.f.g', 'seven steps'],
  ['a[0][0][0][0][0][0]', 'lists in lists'],
  ['n'.repeat(201), 'a long name'],
  ['__proto__', 'the prototype'],
  ['a.__proto__.b', 'the prototype of a field'],
  ['a[__proto__]', 'the prototype in brackets'],
  ['__intent__', 'a word of the library'],
  ['__state__', 'another word of the library'],
])('a form with the field %.40s is refused: %s', (name) => {
  expect(() => boundForm(formOf('title', name))).toThrow(Invalid)
})

test('a form may have a thousand fields and no more', () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `f${at}`)
  expect([...boundForm(formOf(...names))]).toHaveLength(1_000)
  expect(() => boundForm(formOf(...names, 'one-more'))).toThrow('This form has more than 1000 fields.')
})

test('a form may carry twenty files and no more', () => {
  const form = new FormData()
  for (let file = 0; file < 20; file++) form.append('files', new File(['x'], 'x.txt'))
  boundForm(form)
  form.append('files', new File(['x'], 'x.txt'))
  expect(() => boundForm(form)).toThrow('This form carries more than 20 files.')
})
