import { describe, expect, it } from 'vitest'
import { announceLength, describeLength, describeLimits, isTooLong } from './text-length.ts'

describe('the words under a text field', () => {
  it('name both limits, one of them, or nothing', () => {
    expect(describeLimits({ min: 120, max: 6000 })).toBe('120 to 6,000 characters')
    expect(describeLimits({ max: 1 })).toBe('Up to 1 character')
    expect(describeLimits({ min: 15 })).toBe('At least 15 characters')
    expect(describeLimits({ min: 1, max: 80 })).toBe('Up to 80 characters')
    expect(describeLimits({})).toBe('')
  })

  it('count against the limit', () => {
    expect(describeLength(131, { max: 6000 })).toBe('131 of 6,000')
    expect(describeLength(4, { min: 15 })).toBe('11 more')
    expect(describeLength(20, { min: 15 })).toBe('20')
  })

  it('call a text too long only past its limit', () => {
    expect(isTooLong(80, { max: 80 })).toBe(false)
    expect(isTooLong(81, { max: 80 })).toBe(true)
    expect(isTooLong(8000, {})).toBe(false)
  })
})

describe('what is read aloud while typing', () => {
  it('stays silent far from the limit', () => {
    expect(announceLength(10, { max: 80 })).toBe('')
    expect(announceLength(10, {})).toBe('')
  })

  it('changes in steps, not at every key', () => {
    expect(announceLength(31, { max: 80 })).toBe(announceLength(40, { max: 80 }))
    expect(announceLength(60, { max: 80 })).toBe('20 characters left or fewer')
  })

  it('says when nothing is left and how much is too many', () => {
    expect(announceLength(80, { max: 80 })).toBe('No characters left')
    expect(announceLength(81, { max: 80 })).toBe('1 character too many')
  })

  it('does not speak of fifty left when only forty were ever allowed', () => {
    expect(announceLength(0, { max: 40 })).toBe('')
  })
})
