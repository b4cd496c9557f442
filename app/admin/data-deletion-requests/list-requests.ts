import { findPeople, type Person } from '#domain/accounts/index.ts'
import { personalData } from '#domain/areas.ts'
import {
  listBlocks,
  listOverRequests,
  listWaitingRequests,
  type DeletionRequest,
} from '#domain/privacy/index.ts'
import type { Db } from '#platform/db/database.ts'

const ON_A_PAGE = 25

export type RequestRow = {
  id: string
  memberId: string
  member: { name: string; username: string; email: string }
  askedAt: Date
  dueAt: Date
  /** What must be finished first, in words. */
  blocks: string[]
  ended: { how: 'deleted' | 'cancelled'; at: Date; by: string } | undefined
}

type RequestList = {
  counts: { waiting: number; over: number }
  rows: RequestRow[]
  page: number
  pages: number
}

/** One page of the queue, or of what is over. */
export async function listRequests(
  db: Db,
  { isOver, page: wanted, counts }: { isOver: boolean; page: number; counts: RequestList['counts'] },
): Promise<RequestList> {
  const pages = Math.max(1, Math.ceil((isOver ? counts.over : counts.waiting) / ON_A_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const part = { limit: ON_A_PAGE, offset: (page - 1) * ON_A_PAGE }
  const requests = await (isOver ? listOverRequests(db, part) : listWaitingRequests(db, part))
  const people = await findPeople(db, [...requests.map(({ memberId }) => memberId), ...endersOf(requests)])
  const rows: RequestRow[] = []
  for (const request of requests) rows.push(await requestRow(db, request, people))
  return { counts, rows, page, pages }
}

export async function requestRow(
  db: Db,
  request: DeletionRequest,
  people: Map<string, Person>,
): Promise<RequestRow> {
  const { id, memberId, askedAt, dueAt } = request
  const person = people.get(memberId)
  const ended = endOf(request, people)
  const blocks = ended ? [] : await listBlocks(db, personalData.deletionBlocks, memberId)
  return {
    id,
    memberId,
    member: {
      name: person?.displayName ?? 'Former member',
      username: person?.username ?? '',
      email: person?.state === 'deleted' ? '' : (person?.email ?? ''),
    },
    askedAt,
    dueAt,
    blocks: blocks.map(({ words }) => words),
    ended,
  }
}

const MEMBER = /^member:([0-9a-f-]{36})$/

function endersOf(requests: readonly DeletionRequest[]): string[] {
  return requests.flatMap(({ cancelledBy, doneBy }) => MEMBER.exec(cancelledBy ?? doneBy ?? '')?.[1] ?? [])
}

function endOf(request: DeletionRequest, people: Map<string, Person>): RequestRow['ended'] {
  const by = (label: string | null) => nameOf(label ?? '', request.memberId, people)
  if (request.doneAt) return { how: 'deleted', at: request.doneAt, by: by(request.doneBy) }
  if (request.cancelledAt) return { how: 'cancelled', at: request.cancelledAt, by: by(request.cancelledBy) }
  return undefined
}

function nameOf(label: string, memberId: string, people: Map<string, Person>): string {
  const id = MEMBER.exec(label)?.[1]
  if (!id) return label === 'clock' ? 'the clock' : label
  return id === memberId ? 'the member' : (people.get(id)?.displayName ?? 'an administrator')
}
