import { mayOpen, type MemberEdge } from '#app/edge.ts'
import { actorNames, adminLimits, findFaces, listMemberBans } from '#domain/accounts/index.ts'
import { APPEALS_A_PAGE, listAppeals } from '#domain/appeals/index.ts'
import { listOriginBans } from '#domain/security/index.ts'
import { readWords } from '#platform/text/read-words.ts'
import { WORDS_MOST } from './address.ts'
import { bansDoneWords } from './done-words.ts'

/** The bans that the address asks for, a page of each list. */
export async function loadBans(edge: MemberEdge) {
  const { db, actor, clock, url } = edge
  const now = clock.now()
  const words = readWords(url.searchParams.get('q'), WORDS_MOST)
  const pageIn = (param: string) =>
    Math.max(1, Number(/^\d{1,6}$/.exec(url.searchParams.get(param) ?? '') ?? 1))
  const [appeals, held, ended, origins] = await Promise.all([
    loadAppeals(edge),
    listMemberBans(db, actor, { ended: false, words, page: pageIn('page') }),
    listMemberBans(db, actor, { ended: true, words, page: pageIn('lifted') }),
    mayOpen(actor, 'security.read')
      ? listOriginBans(db, actor, { now, words, page: pageIn('origins') })
      : { bans: [], page: 1, pages: 1 },
  ])
  const nameOf = await actorNames(
    db,
    origins.bans.map((ban) => ban.bannedBy),
  )
  return {
    now,
    words,
    appeals,
    held,
    ended,
    seesOrigins: mayOpen(actor, 'security.read'),
    origins: {
      ...origins,
      bans: origins.bans.map((ban) => ({ ...ban, bannedByName: nameOf(ban.bannedBy) })),
    },
    limits: adminLimits,
    done: bansDoneWords(url.searchParams.get('done')),
  }
}

/** The most urgent that wait: all of them stand at the desk of appeals. */
async function loadAppeals({ db, actor }: MemberEdge) {
  const appeals = await listAppeals(db, actor, { isDecided: false, kind: 'ban' })
  const faces = await findFaces(
    db,
    appeals.flatMap(({ memberId }) => memberId ?? []),
  )
  return {
    isMore: appeals.length === APPEALS_A_PAGE,
    appeals: appeals.map(({ number, memberId, words, sentAt, dueAt }) => ({
      number,
      name: faces.get(memberId ?? '')?.displayName ?? 'A member who left',
      words,
      sentAt,
      dueAt,
    })),
  }
}
