import { describe, expect, it } from 'vitest'
import { matchGroups, readRecent, rememberRecent, type PaletteItem } from './palette-items.ts'

const item = (to: string, label = to, words?: string): PaletteItem => ({ id: to, label, to, words })
const groups = [
  { label: 'Go to', items: [item('/my/balance', 'Balance', 'money payout'), item('/my/deals', 'Deals')] },
  { label: 'Do', items: [item('/my/services/new', 'Offer a service')] },
]

describe('the command palette', () => {
  it('finds by any word of an item, in any order, and drops empty groups', () => {
    expect(matchGroups(groups, 'payout bal').map((group) => group.items.map(({ to }) => to))).toEqual([
      ['/my/balance'],
    ])
    expect(matchGroups(groups, '')).toEqual(groups)
    expect(matchGroups(groups, 'zzz')).toEqual([])
  })

  it('puts what was opened last first, once, and keeps five', () => {
    const opened = ['/a', '/b', '/c', '/d', '/e', '/f', '/b'].reduce<PaletteItem[]>(
      (recent, to) => rememberRecent(recent, item(to)),
      [],
    )
    expect(opened.map(({ to }) => to)).toEqual(['/b', '/f', '/e', '/d', '/c'])
  })

  it('forgets what it can’t read and what leads away', () => {
    expect(readRecent('{broken')).toEqual([])
    expect(readRecent('"text"')).toEqual([])
    const planted = JSON.stringify([
      item('/a'),
      item('//evil.example'),
      item('https://evil.example'),
      { label: 'no address' },
    ])
    expect(readRecent(planted).map(({ to }) => to)).toEqual(['/a'])
  })
})
