import { expect, test } from 'vitest'
import { Invalid } from '#platform/errors/errors.ts'
import { answersTo } from './requirement-answers.ts'

const asked = [
  { id: 'use', question: 'What is it for?', isRequired: true },
  { id: 'size', question: 'Which size?', isRequired: false, choices: ['Small', 'Large'] },
  { id: 'logo', question: 'Your logo', isRequired: true, filesId: '0b9f2f0e-6a3e-4c0b-9d8b-0d5d3a1c2e4f' },
]
const logo = { logo: [{ name: 'logo.svg' }, { name: 'logo.png' }] }

const refusalOf = (...given: [Record<string, string>, Record<string, { name: string }[]>]) => {
  try {
    answersTo(asked, ...given)
  } catch (error) {
    if (error instanceof Invalid) return error
  }
  throw new Error('Nothing was refused')
}

test('a question for files is answered with files, which are named in words as well', () => {
  expect(answersTo(asked, { use: ' A sign ' }, logo)).toEqual({ use: 'A sign', logo: 'logo.svg, logo.png' })
})

test('what is missing is told by question: words here, a file there', () => {
  expect(refusalOf({ logo: 'words are no file' }, {}).fields).toEqual({
    'answers.use': ['What is it for?: write an answer'],
    'answers.logo': ['Your logo: choose a file'],
  })
})

test('an answer that is none of the choices, and files that nobody asked for, are refused', () => {
  expect(refusalOf({ use: 'A sign', size: 'Huge' }, logo).fields).toHaveProperty(['answers.size'])
  expect(refusalOf({ use: 'A sign' }, { ...logo, use: [{ name: 'x.txt' }] }).message).toContain('no question')
})
