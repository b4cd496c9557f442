import { describe, expect, it } from 'vitest'
import { describeRefusal, listRefusedFields } from './refusal.ts'

describe('the summary of a refused form', () => {
  it('counts the answers in words', () => {
    expect(describeRefusal(1)).toBe('One answer needs another look.')
    expect(describeRefusal(3)).toBe('Three answers need another look.')
    expect(describeRefusal(12)).toBe('12 answers need another look.')
  })

  it('leads to each field and leaves out what concerns the whole form', () => {
    expect(
      listRefusedFields('service', { '': ['The hall is closed.'], title: ['Write at least 15 characters.'] }),
    ).toEqual([{ name: 'title', fieldId: 'service-title', message: 'Write at least 15 characters.' }])
  })
})
