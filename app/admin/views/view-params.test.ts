import { expect, test } from 'vitest'
import { viewParams } from './view-params.ts'

test('a view is the filters and the order of a list, not its page or what is open in it', () => {
  expect(viewParams('?state=banned&sort=name&page=3&done=ban-2&q=')).toBe('?state=banned&sort=name')
  expect(viewParams('?with=ban&member=a&member=b&state=active')).toBe('?state=active')
  expect(viewParams('?member=nadia&kind=sign-in')).toBe('?member=nadia&kind=sign-in')
  expect(viewParams('')).toBe('')
})
