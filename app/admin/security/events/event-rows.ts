import { nameMembers, type MemberName } from '#domain/accounts/index.ts'
import { roleWords } from '#domain/accounts/role-words.ts'
import { eventWords, isFailure, type SecurityEvent } from '#domain/security/index.ts'
import type { Db } from '#platform/db/database.ts'
import { describeDetails, type DescribedDetails } from './describe-details.ts'

export type Person = { label: string; memberId: string | undefined }

/** A line of the log as the page shows it. */
export type EventRow = {
  id: number
  at: Date
  kind: string
  words: string
  isFailure: boolean
  by: Person
  /** In which role of the staff it was done. */
  role: string | undefined
  about: Person | undefined
  address: string | null
  device: string | null
}

export type OpenedEvent = EventRow & { details: DescribedDetails }

const NOBODIES: Readonly<Record<string, string>> = {
  visitor: 'A visitor',
  operator: 'The operator',
  clock: 'The clock',
}

/** Puts names to the ids of the events, by one query for all of them. */
export async function eventRows(db: Db, events: readonly SecurityEvent[]): Promise<EventRow[]> {
  const names = await nameMembers(db, events.flatMap(memberIdsOf))
  return events.map((event) => rowOf(event, names))
}

export async function openedEvent(db: Db, event: SecurityEvent): Promise<OpenedEvent> {
  const names = await nameMembers(db, memberIdsOf(event))
  return { ...rowOf(event, names), details: describeDetails(event.details) }
}

function memberIdsOf({ actor, memberId }: SecurityEvent): string[] {
  return [idOfActor(actor), memberId].filter((id) => typeof id === 'string')
}

function idOfActor(actor: string): string | undefined {
  return actor.startsWith('member:') ? actor.slice('member:'.length) : undefined
}

function rowOf(event: SecurityEvent, names: Map<string, MemberName>): EventRow {
  const { id, at, kind, actor, role, memberId, address, device } = event
  const byId = idOfActor(actor)
  return {
    id,
    at,
    kind,
    words: eventWords(kind),
    isFailure: isFailure(kind),
    by: byId ? personOf(byId, names) : { label: NOBODIES[actor] ?? actor, memberId: undefined },
    role: role === null || role === 'member' ? undefined : roleWords[role].name,
    about: memberId && memberId !== byId ? personOf(memberId, names) : undefined,
    address,
    device,
  }
}

/** An id that is nobody's any more is shown as it is, without a link. */
function personOf(id: string, names: Map<string, MemberName>): Person {
  const name = names.get(id)
  return name ? { label: name.username, memberId: id } : { label: id.slice(0, 8), memberId: undefined }
}
