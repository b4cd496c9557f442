import type { Consequence } from '#domain/area.ts'
import { consequencesOf, lettersOf } from '#domain/areas.ts'
import type { SigningDesk } from '#domain/letter.ts'
import { writeLetters } from '#domain/mail/index.ts'
import { carryOut } from '#domain/react.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { React } from '#platform/db/transaction.ts'
import type { Enqueued } from '#platform/jobs/job.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import { keepMail } from '#platform/mail/keep-mail.ts'

/**
 * Invented people read no letters and none of them is banned, their pictures are drawn when they are hung, from no original, and a step that
 * trades counts at its end what jobs count otherwise.
 */
const UNNEEDED = new Set([
  'notices.tell-of-fees',
  'notifications.gather-letter',
  'push.send',
  'pictures.make',
  'privacy.remove-files',
  'catalogue.follow-seller',
  'projects.follow-owner',
  'catalogue.count-favourites',
  'orders.count-service-deals',
  'messages.follow-deal',
  'reviews.follow-deal',
  'projects.follow-deal',
])
const SEND_MAIL = 'mail.send'
const NEWS_DAYS = 7
/** So many tags of pages fit into one word on the bus. */
const TAGS_AT_ONCE = 100

type Gathering = {
  react: React
  /** A step with all that follows from it, in one transaction; tried again, it begins with nothing gathered. */
  whole(make: (tx: Transaction) => Promise<void>): (tx: Transaction) => Promise<void>
}

/** What follows from a step, carried out once at its end: months in one transaction say the same thing over and over. */
export function gatherReactions(jobs: Pick<JobQueue, 'enqueue'>, now: Date, desk: SigningDesk): Gathering {
  let gathered: Consequence[] = []
  return {
    async react(tx, event) {
      gathered.push(...consequencesOf(event))
      // What happened lately is found among notifications; telling of all the months would take long.
      const isLate = addDays(tx.now, NEWS_DAYS) > now
      const letters = lettersOf(event).filter(({ later }) => !later || isLate)
      // What was said is unread in its conversation; nobody's letter-box or telephone waits for it.
      if (event.kind === 'message.written') return
      await writeLetters(tx, letters, event, desk)
    },
    whole: (make) => async (tx) => {
      gathered = []
      await make(tx)
      await tx.settle()
      const enqueued = gathered.flatMap((one) => ('enqueue' in one ? [one.enqueue] : []))
      await keepMail(
        tx,
        enqueued.filter(isLetter).map(({ data }) => (data as { mailId: string }).mailId),
      )
      const wanted = enqueued.filter((one) => !isLetter(one) && !UNNEEDED.has(one.job))
      const others = gathered.filter(
        (one) => !('enqueue' in one || 'touch' in one || 'dropPages' in one || isOfLivePeople(one)),
      )
      for (const one of onlyOnce([
        ...wanted.map((entry) => ({ enqueue: withoutPast(entry, now) })),
        ...joinTouches(gathered),
        ...joinTags(gathered),
        ...others,
      ]))
        await carryOut(tx, jobs, one, () => desk)
    },
  }
}

const isLetter = ({ job }: Enqueued) => job === SEND_MAIL

/** Nobody has a page open before the marketplace opens; what was read is said once, at the end. */
const isOfLivePeople = (one: Consequence) => 'tell' in one || 'settle' in one

/** What was to be done at a moment that is over is to be done at once. */
function withoutPast({ startAt, ...entry }: Enqueued, now: Date): Enqueued {
  return startAt && startAt > now ? { ...entry, startAt } : entry
}

function joinTouches(gathered: readonly Consequence[]): Consequence[] {
  const touches = gathered.flatMap((one) => ('touch' in one ? [one.touch] : []))
  return [...Map.groupBy(touches, ({ kind }) => kind)].map(([kind, some]) => ({
    touch: { kind, ids: some.flatMap(({ ids }) => ids) },
  }))
}

function joinTags(gathered: readonly Consequence[]): Consequence[] {
  const tags = [...new Set(gathered.flatMap((one) => ('dropPages' in one ? one.dropPages : [])))]
  return Array.from({ length: Math.ceil(tags.length / TAGS_AT_ONCE) }, (_, piece) => ({
    dropPages: tags.slice(piece * TAGS_AT_ONCE, (piece + 1) * TAGS_AT_ONCE),
  }))
}

function onlyOnce(consequences: readonly Consequence[]): Consequence[] {
  return [...new Map(consequences.map((one) => [JSON.stringify(one), one])).values()]
}
