import { z } from 'zod'
import { readAsked } from '#app/admin/users/load-members.ts'
import type { MemberEdge } from '#app/edge.ts'
import { findFaces, suggestMembers } from '#domain/accounts/index.ts'
import { caseFilters, countFlags, countOutcomes, FLAGS_A_PAGE, listFlags } from '#domain/messages/index.ts'
import { readWords } from '#platform/text/read-words.ts'
import { addressOfList } from './address-of-case.ts'
import { flagWords } from './flag-words.ts'

const EXCERPT = 60
const WORDS_MOST = 100

/** What waits to be looked at, or was decided: what was found, and by whom it was written. */
export async function loadFlags(edge: MemberEdge) {
  const { db, actor, url, clock } = edge
  const filter = caseFilters.find((one) => one === url.searchParams.get('show')) ?? 'open'
  const words = readWords(url.searchParams.get('q'), WORDS_MOST)
  const sought = words ? { words, memberIds: await findWriters(edge) } : undefined
  const after = z.uuid().safeParse(url.searchParams.get('after')).data
  const [flags, counts, outcomes] = await Promise.all([
    listFlags(db, actor, { filter, sought, after }),
    countFlags(db, actor),
    countOutcomes(db, actor, clock.now()),
  ])
  const faces = await findFaces(
    db,
    flags.map(({ memberId }) => memberId),
  )
  return {
    filter,
    words,
    after,
    first: after === undefined ? null : addressOfList({ filter, words }),
    more: flags.length === FLAGS_A_PAGE ? addressOfList({ filter, words, after: flags.at(-1)?.id }) : null,
    counts,
    outcomes,
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

/** Members whom the words of the search name. */
async function findWriters(edge: MemberEdge): Promise<string[]> {
  const found = await suggestMembers(edge.db, edge.actor, await readAsked(edge))
  return found.map(({ id }) => id)
}

export type FlagsData = Awaited<ReturnType<typeof loadFlags>>
