import { randomUUID } from 'node:crypto'
import type { Edge } from '#app/edge.ts'
import { findOwnThing, listOwnThings, type OwnThing } from '#domain/support/index.ts'
import { linkedInput } from '#domain/support/input.ts'
import { linkedKinds, ticketKinds, ticketLimits } from '#domain/support/ticket-rules.ts'
import { kindWords, linkedWords } from '#domain/support/ticket-words.ts'
import { readSentMark } from './sent-mark.ts'

const LINK = /^[\w-]{43}$/

/** What the form of a ticket needs: what it may be about, and of whoever is signed in their own things. */
export async function loadAsk({ db, page, url, config, clock, settings }: Edge) {
  const viewer = page.viewer
  const about = viewer ? await findChosen(db, viewer.actor.id, url.searchParams.get('about')) : undefined
  const things = viewer ? await listOwnThings(db, viewer.actor.id) : []
  const all = about && !things.some(({ id }) => id === about.id) ? [about, ...things] : things
  const sent = readSentMark(url.searchParams.get('sent'), config.secret, clock.now())
  const link = url.searchParams.get('link') ?? ''
  return {
    formKey: randomUUID(),
    limits: { subject: ticketLimits.subject, body: ticketLimits.body },
    kinds: ticketKinds.map((kind) => ({ value: kind, label: kindWords[kind] })),
    member: viewer ? { email: viewer.email } : null,
    chosen: about ? `${about.kind}:${about.id}` : null,
    groups: linkedKinds.flatMap((kind) => {
      const own = all.filter((thing) => thing.kind === kind)
      return own.length > 0 ? [{ kind, label: linkedWords[kind].many, things: own.map(choice) }] : []
    }),
    files: { maxFiles: settings.attachmentsMost, maxBytes: settings.attachmentMegabytes * 1_000_000 },
    sent: sent === undefined ? null : { number: sent, link: config.demo && LINK.test(link) ? link : null },
  }
}

export type AskData = Awaited<ReturnType<typeof loadAsk>>

const choice = ({ kind, id, title }: OwnThing) => ({ value: `${kind}:${id}`, title })

async function findChosen(db: Edge['db'], memberId: string, asked: string | null) {
  const which = linkedInput.safeParse(asked ?? '').data
  return which && findOwnThing(db, memberId, which)
}
