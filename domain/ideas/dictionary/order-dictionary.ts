import { asc, eq, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { DICTIONARY_MOST } from '../idea-rules.ts'
import type { KindRow, StateRow } from '../input.ts'
import { authorise } from '../permissions.ts'
import { ideaKind, ideaState } from '../schema.server.ts'
import { findDictionary, findUsed, type IdeaKind, type IdeaState } from './queries.ts'
import { printOfRow } from './row-rules.ts'

type Context = { origin: Origin }
type List = 'state' | 'kind'
type Which = { list: List; id: string }

const tables = { state: ideaState, kind: ideaKind } as const

type OfForm = { id: string; was?: string | undefined }

/** New words, colours and ends for the rows that differ; all of them or none. What was not touched in the form stays as colleagues left it. */
export async function saveDictionary(
  tx: Transaction,
  actor: MemberActor,
  {
    states = [],
    kinds = [],
  }: { states?: readonly (StateRow & OfForm)[]; kinds?: readonly (KindRow & OfForm)[] },
  context: Context,
): Promise<{ changed: number }> {
  const known = await lockDictionary(tx, actor)
  const before: unknown[] = []
  const after: unknown[] = []
  const labels = new Map<string, string>()
  for (const { id, was, ...row } of states) {
    const found = expectRow(known.states, id)
    const next = found.isFirst ? { ...row, isFinal: false, isRefusal: false } : row
    if (!isMeant(found, next, was)) continue
    labels.set(id, next.label)
    await tx.db.update(ideaState).set(next).where(eq(ideaState.id, id))
    before.push(found)
    after.push(next)
  }
  for (const { id, was, ...row } of kinds) {
    const found = expectRow(known.kinds, id)
    if (!isMeant(found, row, was)) continue
    labels.set(id, row.label)
    await tx.db.update(ideaKind).set(row).where(eq(ideaKind.id, id))
    before.push(found)
    after.push(row)
  }
  for (const rows of [known.states, known.kinds])
    refuseTwins(rows.map(({ id, label }) => ({ label: labels.get(id) ?? label })))
  if (after.length > 0) await note(tx, actor, { before, after }, context)
  return { changed: after.length }
}

export async function addState(
  tx: Transaction,
  actor: MemberActor,
  row: StateRow,
  context: Context,
): Promise<void> {
  const { states } = await lockDictionary(tx, actor)
  refuseFull(states)
  refuseTwins([...states, row])
  await tx.db.insert(ideaState).values({ ...row, position: nextPosition(states) })
  await note(tx, actor, { added: row }, context)
}

export async function addKind(
  tx: Transaction,
  actor: MemberActor,
  row: KindRow,
  context: Context,
): Promise<void> {
  const { kinds } = await lockDictionary(tx, actor)
  refuseFull(kinds)
  refuseTwins([...kinds, row])
  await tx.db.insert(ideaKind).values({ ...row, position: nextPosition(kinds) })
  await note(tx, actor, { added: row }, context)
}

/** One step up or down in the order of the board. */
export async function moveInDictionary(
  tx: Transaction,
  actor: MemberActor,
  { list, id, to }: Which & { to: 'up' | 'down' },
  context: Context,
): Promise<void> {
  await lockDictionary(tx, actor)
  const table = tables[list]
  const rows = await tx.db.select().from(table).orderBy(asc(table.position), asc(table.id))
  const place = rows.findIndex((row) => row.id === id)
  const other = rows[place + (to === 'up' ? -1 : 1)]
  if (place < 0) throw new NotFound('There is no such row')
  if (!other) return
  const ordered = rows.map((row) => row.id)
  ;[ordered[place], ordered[rows.indexOf(other)]] = [other.id, id]
  for (const [position, rowId] of ordered.entries())
    await tx.db.update(table).set({ position }).where(eq(table.id, rowId))
  await note(tx, actor, { moved: rows[place]?.label, to }, context)
}

/** Old ideas keep it, new ones can't choose it. */
export async function retireFromDictionary(
  tx: Transaction,
  actor: MemberActor,
  { list, id }: Which,
  context: Context,
): Promise<void> {
  const { states, kinds } = await lockDictionary(tx, actor)
  const found = list === 'state' ? expectRow(states, id) : expectRow(kinds, id)
  if ('isFirst' in found && found.isFirst) throw new Conflict(`New ideas begin as “${found.label}”: it stays`)
  const others = (list === 'state' ? states : kinds).filter((one) => one.id !== id && !one.retiredAt)
  if (others.length === 0) throw new Conflict('One has to stay')
  await tx.db.update(tables[list]).set({ retiredAt: tx.now }).where(eq(tables[list].id, id))
  await note(tx, actor, { retired: found.label }, context)
}

export async function bringBackToDictionary(
  tx: Transaction,
  actor: MemberActor,
  { list, id }: Which,
  context: Context,
): Promise<void> {
  const { states, kinds } = await lockDictionary(tx, actor)
  const found = expectRow<IdeaState | IdeaKind>(list === 'state' ? states : kinds, id)
  await tx.db.update(tables[list]).set({ retiredAt: null }).where(eq(tables[list].id, id))
  await note(tx, actor, { broughtBack: found.label }, context)
}

/** Only what no idea has or ever had. */
export async function deleteFromDictionary(
  tx: Transaction,
  actor: MemberActor,
  { list, id }: Which,
  context: Context,
): Promise<void> {
  const { states, kinds } = await lockDictionary(tx, actor)
  const found = list === 'state' ? expectRow(states, id) : expectRow(kinds, id)
  if ('isFirst' in found && found.isFirst) throw new Conflict(`New ideas begin as “${found.label}”: it stays`)
  const used = await findUsed(tx.db, {
    states: list === 'state' ? [id] : [],
    kinds: list === 'kind' ? [id] : [],
  })
  if (used.has(id)) throw new Conflict(`Ideas have “${found.label}”: retire it, and they keep it`)
  await tx.db.delete(tables[list]).where(eq(tables[list].id, id))
  await note(tx, actor, { deleted: found.label }, context)
}

/** One changes it at a time. */
async function lockDictionary(tx: Transaction, actor: MemberActor) {
  authorise(actor, 'idea.order-dictionary')
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('guildhall.idea-dictionary'))`)
  return findDictionary(tx.db)
}

function expectRow<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((row) => row.id === id)
  if (!found) throw new Conflict('A row is not there any more. Reload the page.')
  return found
}

/** Whether a row is to be changed as it was typed. What a colleague changed meanwhile is never undone by whoever has not read it. */
function isMeant(found: IdeaState | IdeaKind, next: KindRow, was: string | undefined): boolean {
  if (isSame(found, next) || printOfRow(next) === was) return false
  if (was !== undefined && printOfRow(found) !== was)
    throw new Conflict(
      `Somebody changed “${found.label}” while you wrote. What you typed is still here: look at it beside theirs, then save again`,
    )
  return true
}

const isSame = (found: object, next: object) =>
  Object.entries(next).every(([name, value]) => (found as Record<string, unknown>)[name] === value)

const nextPosition = (rows: readonly { position: number }[]) =>
  Math.max(0, ...rows.map(({ position }) => position)) + 1

function refuseFull(rows: readonly unknown[]): void {
  if (rows.length >= DICTIONARY_MOST) throw new Conflict(`At most ${DICTIONARY_MOST} rows`)
}

function refuseTwins(rows: readonly { label: string }[]): void {
  const seen = new Set<string>()
  for (const { label } of rows) {
    const word = label.toLowerCase()
    if (seen.has(word))
      throw new Invalid('Two rows have the same label', { label: [`Label: “${label}” is there already`] })
    seen.add(word)
  }
}

async function note(
  tx: Transaction,
  actor: MemberActor,
  details: Record<string, unknown>,
  { origin }: Context,
): Promise<void> {
  await recordSecurityEvent(tx, { kind: 'ideas.dictionary-changed', actor, origin, details })
}
