import { describe, expect, it } from 'vitest'
import { describeRefusal, explainGone, listRefusedFields, listWritten } from './refusal.ts'

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

describe('a refused form that is gone', () => {
  it('is explained in its own words, as sentences', () => {
    expect(explainGone({ '': ['The dispute is over already'] })).toEqual(['The dispute is over already.'])
  })

  it('is said to be gone where only its fields were wrong', () => {
    expect(explainGone({ reason: ['Reason: fill this in'], text: null })).toEqual([
      'This can’t be done here any more.',
      'Reason: fill this in.',
    ])
    expect(explainGone(undefined)).toEqual(['This can’t be done here any more.'])
  })

  it('gives back what was written in the fields that are named, and nothing of what was chosen', () => {
    expect(
      listWritten({ reasons: 'As agreed.', note: ' ', fault: 'both' }, { reasons: 'Reasons', note: 'Note' }),
    ).toEqual([{ name: 'reasons', label: 'Reasons', text: 'As agreed.' }])
  })
})
