import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { ExpectedError, Invalid } from '#platform/errors/errors.ts'

const MOST_AT_ONCE = 50

/** What stands in the queue, and when the words of it that were on the list had been submitted. */
export type Picked = { id: string; seenAt: Date }
export type QueueThing = 'service' | 'project'

const pickedInput = z
  .string()
  .regex(/^[0-9a-f-]{36} \d{1,15}$/)
  .transform((picked): Picked => {
    const [id = '', at = ''] = picked.split(' ')
    return { id, seenAt: new Date(Number(at)) }
  })

export const pickValue = ({ id, submittedAt }: { id: string; submittedAt: Date | null }): string =>
  `${id} ${submittedAt?.getTime() ?? 0}`

/** What was ticked; a thing that is not of the queue falls away. */
export function readPicked(given: readonly unknown[]): Picked[] {
  return given.flatMap((one) => pickedInput.safeParse(one).data ?? []).slice(0, MOST_AT_ONCE)
}

export function pickedIn(form: FormData, thing: QueueThing): Picked[] {
  const picked = readPicked(form.getAll(thing))
  if (picked.length === 0) throw new Invalid(`Select at least one ${thing}`)
  return picked
}

/** The address of the list without what belongs to one action on it. */
export function listParams(url: URL): URLSearchParams {
  const params = new URLSearchParams(url.search)
  for (const name of ['done', 'decided', 'index', 'with', 'service', 'project']) params.delete(name)
  return params
}

/** Nothing is done yet: the page asks why. */
export function askWhy({ form, url }: { form: FormData; url: URL }, thing: QueueThing) {
  pickedIn(form, thing)
  const params = listParams(url)
  params.set('with', 'send-back')
  for (const one of form.getAll(thing)) params.append(thing, String(one))
  return redirect(`/admin/market/services?${params}#send-back`)
}

type Deciding = MemberEdge & { form: FormData }

/** Each by itself: one that was taken back meanwhile, or is one's own, does not hold up the rest. */
export async function decideMany(
  { form, transaction, url }: Deciding,
  thing: QueueThing,
  word: 'approved' | 'sent-back',
  decide: (tx: Transaction, picked: Picked) => Promise<void>,
) {
  let done = 0
  let refused = 0
  for (const one of pickedIn(form, thing)) {
    try {
      await transaction((tx) => decide(tx, one))
      done++
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      refused++
    }
  }
  const params = listParams(url)
  params.set('done', `${thing}-${word}-${done}-${refused}`)
  return redirect(`/admin/market/services?${params}`)
}

/** Only words of ours, whatever the address says. */
export function doneWords(said: string | null): string | undefined {
  const [, thing, word, done, refused] =
    /^(service|project)-(approved|sent-back)-(\d{1,2})-(\d{1,2})$/.exec(said ?? '') ?? []
  if (!thing || !word || done === undefined || refused === undefined) return undefined
  const counted = (count: string) => `${count} ${count === '1' ? thing : `${thing}s`}`
  const others = refused === '0' ? '' : ` ${counted(refused)} could not be: yours, or not waiting any more.`
  return `${counted(done)} ${word.replace('-', ' ')}.${others}`
}
