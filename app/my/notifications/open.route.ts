import { redirect } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { openNotification } from '#domain/notifications/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { ownOnly } from './own-only.ts'

/** A notification is a link through here: it is read on the way to its place, with script and without. */
export const loader = reading(
  memberOnly(async (edge) => {
    ownOnly(edge)
    const { params, transaction, actor } = edge
    const said = /^[1-9]\d{0,8}$/.exec(params['number'] ?? '')?.[0]
    if (said === undefined) throw new NotFound('There is no page at this address')
    const { link } = await transaction((tx) => openNotification(tx, actor, { number: Number(said) }))
    throw redirect(link, { headers: { 'Cache-Control': 'no-store' } })
  }),
)
