import { toldWords } from '#app/shared/told-words.ts'
import { Form, Link, useActionData, useSearchParams } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/blacklist.page.ts'
import { type BlacklistIntent, blacklistIntents } from './act-on-blacklist.ts'
import cssUrl from './blacklist.css?url'
import { BlockForm } from './block-form.tsx'
import { type BlacklistData, loadBlacklist } from './load-blacklist.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadBlacklist))

export const action = blacklistIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Blocked people')

const DONE: Readonly<Record<string, string>> = {
  blocked: 'Blocked. They are not told.',
  unblocked: 'Unblocked. Everything between you is as it was before.',
}

export default function BlacklistPage({ loaderData: { rows, who } }: Route.ComponentProps) {
  const refused = useActionData() as RefusedForm | undefined
  const [search] = useSearchParams()
  const done = refused ? undefined : toldWords(DONE, search.get('done'))
  return (
    <>
      <PageHead title="Blocked people" lede="They are not told. You can unblock anyone at any time." />
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      <RefusedElsewhere result={refusalElsewhere(who ? ['block'] : [], refused)} />
      {who ? <BlockForm key={who.id} who={who} refused={refused} /> : null}
      <WhatItDoes />
      {rows.length === 0 ? (
        who ? null : (
          <EmptyState title="You have blocked nobody">
            You can block somebody from their profile, from a conversation or from the room of a deal.
          </EmptyState>
        )
      ) : (
        <ul className="blocked">
          {rows.map((row) => (
            <BlockedRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </>
  )
}

function WhatItDoes() {
  return (
    <section className="block-rules" aria-labelledby="what-it-does">
      <h2 id="what-it-does">What blocking does, for both of you</h2>
      <ul>
        <li>Neither can write, propose, invite or order.</li>
        <li>Neither sees the other’s services, projects and proposals, nor whether the other is here.</li>
        <li>Deals that you have together go on in their rooms, with everything that is said there.</li>
        <li>What an administrator says about a case reaches you all the same.</li>
      </ul>
    </section>
  )
}

function BlockedRow({ row }: { row: BlacklistData['rows'][number] }) {
  return (
    <li>
      <Avatar name={row.name} src={row.avatar} size={40} />
      <div>
        <b>{row.username ? <Link to={`/user/${row.username}`}>{row.name}</Link> : row.name}</b>
        <small>Blocked since {row.since}</small>
        {row.note ? <p>{row.note}</p> : null}
      </div>
      <Form method="post" action="/my/blacklist" preventScrollReset>
        <input type="hidden" name="memberId" value={row.id} />
        <Button
          size="s"
          name="intent"
          value={'unblock' satisfies BlacklistIntent}
          aria-label={`Unblock ${row.name}`}
        >
          Unblock
        </Button>
      </Form>
    </li>
  )
}
