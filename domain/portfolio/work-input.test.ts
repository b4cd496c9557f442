import { describe, expect, test } from 'vitest'
import { workInput } from './work-input.ts'

const id = '11111111-1111-4111-8111-111111111111'
const whole = { title: 'Three posters', gallery: [{ pictureId: id }] }
const read = (given: object) => workInput.safeParse({ ...whole, ...given })
const errors = (given: object) => read(given).error?.issues.map(({ message }) => message)

describe('a work as it is typed', () => {
  test('only a title and a picture are needed', () => {
    expect(read({}).data).toMatchObject({
      title: 'Three posters',
      text: '',
      gallery: [{ pictureId: id, alt: '' }],
      skills: [],
      categoryId: null,
      link: '',
      year: null,
      isHidden: false,
    })
  })

  test('skills are split at commas, each once', () => {
    expect(read({ skills: ' Ink, ink ,  Wood   carving;' }).data?.skills).toEqual(['Ink', 'Wood carving'])
  })

  test.each([
    ['example.org/poster', 'https://example.org/poster'],
    ['http://example.org', 'http://example.org'],
  ])('the link %s leads to %s', (typed, link) => {
    expect(read({ link: typed }).data?.link).toBe(link)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'mailto:a@b.c',
    'http://a:b@c.org',
    'nowhere',
  ])('the link %s leads nowhere and is refused', (link) => {
    expect(errors({ link })).toEqual(['Link: write an address that begins with https:// or http://'])
  })

  test.each([
    [{ title: 'ab' }, 'Title: at least 3 characters'],
    [{ title: 'x'.repeat(81) }, 'Title: at most 80 characters'],
    [{ title: 'a\u0000bcd' }, 'Title: remove the characters that can’t be shown'],
    [{ text: 'x'.repeat(6_001) }, 'Text: at most 6,000 characters'],
    [{ gallery: [] }, 'Pictures: add at least one'],
    [{ gallery: undefined }, 'Pictures: add at least one'],
    [{ gallery: [{ pictureId: id }, { pictureId: id }] }, 'Pictures: one is there twice'],
    [{ gallery: [{ pictureId: '../etc' }] }, 'Pictures: one is not there any more. Add it again'],
    [{ year: '99' }, 'Year: write four digits, 1950 or later, or nothing'],
    [{ year: '1949' }, 'Year: write four digits, 1950 or later, or nothing'],
    [{ categoryId: 'logo' }, 'Category: choose one from the list'],
    [{ skills: 'x'.repeat(41) }, 'Skills: each at most 40 characters. Put commas between them'],
  ])('%#: what breaks a rule is refused in words', (given, message) => {
    expect(errors(given)).toEqual([message])
  })

  test('twenty-one pictures are one too many', () => {
    const gallery = Array.from({ length: 21 }, (_, at) => ({ pictureId: id.replace(/11$/, String(10 + at)) }))
    expect(errors({ gallery })).toEqual(['Pictures: at most 20. Take some out'])
  })
})
