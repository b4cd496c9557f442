import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { approveService } from '#domain/catalogue/index.ts'
import { ExpectedError, Invalid } from '#platform/errors/errors.ts'

const MOST_AT_ONCE = 50
/** A service, and when the words of it that were on the list had been submitted. */
const pickedInput = z
  .string()
  .regex(/^[0-9a-f-]{36} \d{1,15}$/)
  .transform((picked) => {
    const [serviceId = '', at = ''] = picked.split(' ')
    return { serviceId, seenAt: new Date(Number(at)) }
  })

/** The address of the list without what belongs to one action on it. */
export function listParams(url: URL): URLSearchParams {
  const params = new URLSearchParams(url.search)
  for (const name of ['done', 'decided', 'index']) params.delete(name)
  return params
}

/** Each by itself: one that was taken back meanwhile, or is one's own, does not hold up the rest. */
export async function approveMany({
  form,
  ...edge
}: MemberEdge & { form: FormData; context: Parameters<typeof approveService>[3] }) {
  const { transaction, actor, context, url } = edge
  const picked = form.getAll('service').flatMap((one) => pickedInput.safeParse(one).data ?? [])
  if (picked.length === 0) throw new Invalid('Select at least one service')
  let approved = 0
  let refused = 0
  for (const one of picked.slice(0, MOST_AT_ONCE)) {
    try {
      await transaction((tx) => approveService(tx, actor, { ...one, note: '' }, context))
      approved++
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
      refused++
    }
  }
  const params = listParams(url)
  params.set('done', `${approved}-${refused}`)
  return redirect(`/admin/market/services?${params}`)
}

/** Only words of ours, whatever the address says. */
export function doneWords(done: string | null): string | undefined {
  const [, approved, refused] = /^(\d{1,2})-(\d{1,2})$/.exec(done ?? '') ?? []
  if (approved === undefined || refused === undefined) return undefined
  const services = (count: string) => `${count} ${count === '1' ? 'service' : 'services'}`
  const others = refused === '0' ? '' : ` ${services(refused)} could not be: yours, or not waiting any more.`
  return `${services(approved)} approved.${others}`
}
