import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { ticketTemplate } from '../schema.server.ts'
import { TEMPLATES_MOST } from './desk-rules.ts'
import type { TemplateInput } from './input.ts'
import { authorise } from './permissions.ts'

const GONE = 'This template was taken away meanwhile'

export type Template = { id: string; title: string; text: string }

export async function listTemplates(db: Db, actor: Actor): Promise<Template[]> {
  authorise(actor, 'ticket.see-desk')
  const { id, title, text } = ticketTemplate
  return db
    .select({ id, title, text })
    .from(ticketTemplate)
    .where(isNull(ticketTemplate.retiredAt))
    .orderBy(asc(ticketTemplate.title), asc(ticketTemplate.id))
    .limit(TEMPLATES_MOST)
}

/** Adds a template, or changes one that is there. */
export async function saveTemplate(tx: Transaction, actor: Actor, input: TemplateInput): Promise<string> {
  authorise(actor, 'ticket.write-templates')
  const { id, title, text } = input
  const values = { title, text, changedAt: tx.now, changedBy: actor.kind === 'member' ? actor.id : null }
  if (id === undefined) await expectRoom(tx)
  const [saved] = id
    ? await tx.db
        .update(ticketTemplate)
        .set(values)
        .where(and(eq(ticketTemplate.id, id), isNull(ticketTemplate.retiredAt)))
        .returning({ id: ticketTemplate.id })
    : await tx.db.insert(ticketTemplate).values(values).returning({ id: ticketTemplate.id })
  if (!saved) throw new Conflict(`${GONE}: save it once more to keep its words as a new one`)
  return saved.id
}

/** Takes it away from the desk; what was said with it stays as it was said. */
export async function retireTemplate(tx: Transaction, actor: Actor, { id }: { id: string }): Promise<void> {
  authorise(actor, 'ticket.write-templates')
  const [retired] = await tx.db
    .update(ticketTemplate)
    .set({ retiredAt: tx.now })
    .where(and(eq(ticketTemplate.id, id), isNull(ticketTemplate.retiredAt)))
    .returning({ id: ticketTemplate.id })
  if (!retired) throw new Conflict(GONE)
}

async function expectRoom(tx: Transaction): Promise<void> {
  const [counted] = await tx.db
    .select({ all: count() })
    .from(ticketTemplate)
    .where(isNull(ticketTemplate.retiredAt))
  if ((counted?.all ?? 0) >= TEMPLATES_MOST)
    throw new Conflict(`There are ${TEMPLATES_MOST} templates: take one away first`)
}
