import { compareParts } from '#app/shared/changes/compare-parts.ts'
import { days } from '#app/shared/figures/figures.ts'
import type { Db } from '#platform/db/database.ts'
import { type DealContent, listEarlierVersions } from '#domain/deals/index.ts'
import { revisionsWords } from '#domain/deals/milestones/revision-words.ts'
import { addressOf, type RoomContext } from './room-context.ts'

/**
 * What is different between the proposal of now and an earlier one: the last that this side proposed itself, otherwise the first,
 * or the one that the address names. Nothing where there is no earlier one, or it was answered already.
 */
export async function compareDealVersions(db: Db, context: RoomContext, asked: string | null) {
  const { room, party, money } = context
  const { deal, version } = room
  if (deal.state !== 'proposed' || deal.version === 1 || !version) return null
  const earlier = await listEarlierVersions(db, deal)
  const own = earlier.findLast(({ by }) => by === party)
  const was = earlier.find(({ number }) => String(number) === asked) ?? own ?? earlier[0]
  if (!was) return null
  const [before, now] = [wordsOf(was.content, money), wordsOf(version.content, money)]
  return {
    was: was.by === party ? `Version ${was.number}, yours` : `Version ${was.number}`,
    is: `Version ${deal.version}`,
    changes: compareParts(now.map(([name, is], at) => [name, before[at]?.[1] ?? '', is] as const)),
    others: earlier
      .filter(({ number }) => number !== was.number)
      .map(({ number }) => ({ number, to: `${addressOf(context, { compare: String(number) })}#changes` })),
  }
}

const bearers = { seller: 'The seller', buyer: 'The buyer', half: 'Both, half and half' } as const

const wordsOf = (content: DealContent, money: RoomContext['money']) =>
  [
    ['Title', content.title],
    [
      'Milestones',
      content.milestones
        .map((one, at) => `${at + 1}. ${one.title}: ${money(one.priceMinor)}, ${days(one.days)}`)
        .join('\n'),
    ],
    ['Who bears the commission', bearers[content.feeBearer]],
    ['Accepted automatically after', days(content.autoAcceptDays)],
    ['Revisions a milestone', revisionsWords(content.revisionsMost)],
    ['Terms', content.terms],
  ] as const
