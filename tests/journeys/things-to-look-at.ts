import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { draftService } from '#domain/catalogue/index.ts'
import { someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { papersOf } from '#domain/papers/testing.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { fromOutside } from '../server/from-outside.ts'
import { makeThingsOf, type Names } from '../routes/things-of-member.ts'
import type { Looker } from './catalogue.ts'
import { hangBanners, makeEndedBanner } from './looked-at/banners.ts'
import { makeCasesFor } from './looked-at/cases.ts'
import { makeReportLink, makeReportsOf } from './looked-at/reports.ts'
import { makeDealsOf } from './looked-at/deals.ts'
import { keepSearch, makeLinks } from './looked-at/links.ts'
import { fillWalls, keepFavourites, makeFull, makeReviewed, showAround } from './looked-at/market.ts'
import { makeTalkOf } from './looked-at/messages.ts'
import { makeMoneyOf, makePaidPayout } from './looked-at/money.ts'
import { makeBanned, makeLeaving, makeNewcomer, signInElsewhere } from './looked-at/people.ts'
import { makePro } from './looked-at/pro.ts'
import { makeProjectsOf } from './looked-at/projects.ts'
import { makeRules } from './looked-at/rules.ts'
import { makeSoldTeam, makeTeamWith } from './looked-at/teams.ts'
import { PASSWORD } from './people.ts'

/** What somebody of a kind looks at, by the names of its addresses, and the session of who is a member. */
export type Staged = { names: Names; token?: string }

const stages: Record<Looker, (tx: Transaction) => Promise<Staged>> = {
  visitor: async (tx) => {
    const links = await makeLinks(tx, await hashPassword(PASSWORD))
    const names: Names = {
      ...(await makeThings(tx)).names,
      ...(await makeReviewed(tx)),
      ...(await makeFull(tx)),
      ...(await makeTeamWith(tx, actorOf(await makeMember(tx)))),
      ...links,
      reportLink: await makeReportLink(tx),
    }
    await hangBanners(tx, actorOf(await makeMember(tx, { role: 'admin' })), names['category'] ?? '')
    return { names }
  },
  newcomer: async (tx) => ({ names: {}, token: await makeNewcomer(tx, await hashPassword(PASSWORD)) }),
  leaving: async (tx) => ({ names: {}, token: await makeLeaving(tx) }),
  banned: async (tx) => ({ names: {}, token: await makeBanned(tx) }),
  member: stageMember,
  administrator: async (tx) => {
    const admin = await makeMember(tx, { role: 'admin' })
    await makePro(tx, actorOf(admin), 'active')
    const names = {
      ...(await makeThings(tx)).names,
      ...(await makeCasesFor(tx, actorOf(admin))),
      ...(await makeEndedBanner(tx, actorOf(admin))),
      ...(await makeTeamWith(tx, actorOf(await makeMember(tx)))),
      ...(await makeSoldTeam(tx, actorOf(await makeMember(tx)))),
    }
    return { names, token: (await makeSession(tx, admin.id)).token }
  },
}

export async function makeThingsToLookAt(databaseUrl: string, who: Looker): Promise<Staged> {
  await fromOutside(databaseUrl, makeRules)
  if (who === 'visitor') await fillWalls(databaseUrl)
  return fromOutside(databaseUrl, stages[who])
}

/** Somebody with one of everything. */
async function makeThings(tx: Transaction) {
  const owner = await makeMember(tx, { displayName: 'Ida Lund' })
  await makePaidPayout(tx, owner)
  return { owner, names: await makeThingsOf(tx, owner) }
}

async function stageMember(tx: Transaction): Promise<Staged> {
  const { owner, names } = await makeThings(tx)
  const actor = actorOf(owner)
  const { id: categoryId } = await makeCategory(tx)
  // Not complete, so that the editor says what is missing.
  const draft = await draftService(tx, actor, { ...someContent({ categoryId }), packages: [] })
  await showAround(tx, names['serviceId'] ?? '')
  await keepSearch(tx, owner)
  await signInElsewhere(tx, owner)
  await makePro(tx, actor, 'ended')
  return {
    names: {
      ...names,
      draft: draft.slug,
      ...(await makeDealsOf(tx, actor)),
      ...(await makeMoneyOf(tx, actor)),
      ...(await makeTalkOf(tx, actor)),
      ...(await makeProjectsOf(tx, actor)),
      ...(await keepFavourites(tx, actor)),
      ...(await makeReportsOf(tx, actor)),
      ...(await makeTeamWith(tx, actor)),
      ...(await makeSoldTeam(tx, actor)),
      ...(await findPapersOf(tx, owner.id)),
    },
    token: (await makeSession(tx, owner.id)).token,
  }
}

/** One with terms, and one with tax. */
async function findPapersOf(tx: Transaction, memberId: string): Promise<Names> {
  await tx.settle()
  const papers = await papersOf(tx, memberId)
  const idOf = (wanted: string) => papers.find(({ kind }) => kind === wanted)?.id ?? ''
  return { agreementPaper: idOf('agreement'), commissionPaper: idOf('commission') }
}
