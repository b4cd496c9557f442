import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import type { BlacklistIntent } from '../blacklist/act-on-blacklist.ts'
import type { ThreadData } from './load-thread.server.ts'

/** Stands where one would write: what a block holds off, and the way back. */
export function Barred({ other }: Pick<ThreadData, 'other'>) {
  return (
    <div className="barred">
      <p>
        <b>
          You blocked {other.name} on {other.blockedSince}
        </b>
        Neither of you can write, propose, invite or order. Deals that you have together go on in their rooms.{' '}
        <KnownLink to="/my/blacklist">Blocked people</KnownLink>
      </p>
      <Form method="post" action="/my/blacklist">
        <input type="hidden" name="memberId" value={other.id} />
        <Button size="s" name="intent" value={'unblock' satisfies BlacklistIntent}>
          Unblock
        </Button>
      </Form>
    </div>
  )
}
