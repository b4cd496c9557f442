import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { shareOut } from './share-out.ts'

const studio = [
  { memberId: 'mirela', basisPoints: 3750 },
  { memberId: 'hana', basisPoints: 2750 },
  { memberId: 'teo', basisPoints: 2000 },
  { memberId: 'piotr', basisPoints: 1500 },
]

test('each part is rounded down and the cents left over are the owner’s', () => {
  expect(shareOut(minor(29_970), studio, 'mirela')).toEqual([
    { memberId: 'mirela', amount: 11_240n },
    { memberId: 'hana', amount: 8_241n },
    { memberId: 'teo', amount: 5_994n },
    { memberId: 'piotr', amount: 4_495n },
  ])
})

test('an owner without a share of their own gets only the cents left over', () => {
  const shares = [
    { memberId: 'hana', basisPoints: 5000 },
    { memberId: 'teo', basisPoints: 5000 },
  ]
  expect(shareOut(minor(101), shares, 'mirela')).toEqual([
    { memberId: 'hana', amount: 50n },
    { memberId: 'teo', amount: 50n },
    { memberId: 'mirela', amount: 1n },
  ])
})
