import type { MemberEdge } from '#app/edge.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { caseFilters, countFlags, listFlags } from '#domain/messages/index.ts'
import { flagWords } from './flag-words.ts'

const EXCERPT = 60

/** What waits to be looked at, or was decided: what was found, and by whom it was written. */
export async function loadFlags({ db, actor, url, clock }: MemberEdge) {
  const filter = caseFilters.find((one) => one === url.searchParams.get('show')) ?? 'open'
  const [flags, counts] = await Promise.all([listFlags(db, actor, filter), countFlags(db, actor)])
  const faces = await findFaces(
    db,
    flags.map(({ memberId }) => memberId),
  )
  return {
    filter,
    counts,
    now: clock.now(),
    done: url.searchParams.get('done'),
    rows: flags.map(({ id, kind, found, memberId, at, decision }) => ({
      id,
      found: found.length > EXCERPT ? `${found.slice(0, EXCERPT).toWellFormed()}…` : found,
      by: faces.get(memberId)?.displayName ?? 'A member who left',
      what: flagWords[kind],
      at,
      decision,
    })),
  }
}

export type FlagsData = Awaited<ReturnType<typeof loadFlags>>
