import { Form, Link, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { ShareBar } from '#app/shared/teams/share-bar.tsx'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/invite.page.ts'
import { type InviteIntent, inviteIntents } from './act-on-invite.ts'
import inviteCssUrl from './invite.css?url'
import { type InviteData, loadInvite } from './load-invite.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: teamsCssUrl },
  { rel: 'stylesheet', href: inviteCssUrl },
]

/** Whoever has the address has the place: it is kept nowhere and told to nobody. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(loadInvite)

export const action = inviteIntents

export const meta: Route.MetaFunction = ({ matches }) => [
  ...describePage(matches, {
    title: 'An invitation to a team',
    description: 'A place in a team is kept for you.',
    path: '/teams',
    image: 'home',
    noIndex: true,
  }),
  // Our own forms need to say where they come from; no other site learns of it.
  { name: 'referrer', content: 'same-origin' },
]

export default function InvitePage({ loaderData: invite }: Route.ComponentProps) {
  const refused = useActionData() as RefusedForm | undefined
  return (
    <main id="main" className="wrap">
      <RefusedElsewhere result={refusalElsewhere([], refused)} />
      {invite.refusal ? <Refusal {...invite} refusal={invite.refusal} /> : <Open invite={invite} />}
    </main>
  )
}

function Refusal({
  refusal,
  isIn,
  team,
  standing,
}: InviteData & { refusal: { title: string; text: string } }) {
  return (
    <EmptyState
      page
      title={refusal.title}
      actions={
        <>
          {isIn ? (
            <ButtonLink look="main" to={`/team?of=${team.slug}`}>
              Go to the team
            </ButtonLink>
          ) : null}
          {team.isShown && standing !== 'wrong-person' ? (
            <ButtonLink to={`/t/${team.slug}`}>See {team.name}</ButtonLink>
          ) : null}
          <ButtonLink to="/teams">See other teams</ButtonLink>
        </>
      }
    >
      {refusal.text}
    </EmptyState>
  )
}

const WHAT_IT_IS = {
  member: 'You work on deals and talk in their rooms. People, services and shares are not yours to change.',
  manager: 'You edit the page, offer services, act in deals and invite members. Shares stay with the owner.',
}

function Open({ invite }: { invite: InviteData }) {
  const { team, by, role, share, arithmetic, people, shares, until } = invite
  return (
    <div className="invite-sheet">
      <div>
        <p className="soft">{by.name} invites you</p>
        <h1>A place in {team.name}</h1>
        <dl className="invite-facts">
          <dt>As</dt>
          <dd>
            <b>{role === 'manager' ? 'Manager' : 'Member'}</b>
            <br />
            {WHAT_IT_IS[role]}
          </dd>
          <dt>Your share</dt>
          <dd>
            <b>{share}</b> of what each release brings after the commission, for deals accepted from the day{' '}
            {by.isOwner ? 'you join' : 'the owner agrees; until then it is 0 %'}.
          </dd>
          <dt>Paid</dt>
          <dd>to your own balance, the moment a buyer accepts</dd>
        </dl>
        <h2>Of {arithmetic.released} released</h2>
        <Sum
          rows={[
            { name: 'Commission', amount: `−${arithmetic.commission}` },
            { name: 'Shared by the team', amount: arithmetic.shared },
          ]}
          total={{ name: 'You would get', amount: arithmetic.yours }}
        />
        <p className="soft">Open until {until}.</p>
        <Answer {...invite} />
        <p className="soft">You can leave at any time and keep what you earned.</p>
      </div>
      <div>
        <h2>Who is there, and a frame for you</h2>
        {team.headline ? <p>{team.headline}</p> : null}
        <p>
          <Link to={`/t/${team.slug}`}>See their page</Link>
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="hanging invite-frames" aria-label="People of the team" tabIndex={0}>
          {people.map(({ id, name, avatar, roleName }) => (
            <figure key={id}>
              <Avatar name={name} src={avatar} size={132} />
              <figcaption>
                <b>{name}</b>
                <small className="soft">{roleName}</small>
              </figcaption>
            </figure>
          ))}
          <figure>
            <span className="invite-empty" />
            <figcaption>
              <b>You</b>
              <small className="soft">{role === 'manager' ? 'Manager' : 'Member'}</small>
            </figcaption>
          </figure>
        </section>
        <h3>
          {by.isOwner ? 'Shares when you join, in percent' : 'Shares once the owner has agreed, in percent'}
        </h3>
        <ShareBar
          parts={shares}
          label={by.isOwner ? 'Shares when you join' : 'Shares once the owner has agreed'}
        />
      </div>
    </div>
  )
}

function Answer({ signIn, isUnverified, team }: InviteData) {
  if (signIn)
    return (
      <>
        <div className="form-acts">
          <ButtonLink look="main" to={signIn.login}>
            Sign in to answer
          </ButtonLink>
          <ButtonLink to={signIn.register}>Join and answer</ButtonLink>
        </div>
        <p className="soft">You come back to this page. Nothing is lost.</p>
      </>
    )
  return (
    <>
      {isUnverified ? (
        <Note tone="warn">
          <b>Verify your e-mail address first</b>, then accept.{' '}
          <Link to="/my/account">Go to your account</Link>
        </Note>
      ) : null}
      <Form method="post" className="form-acts">
        <Button look="main" name="intent" value={'accept' satisfies InviteIntent}>
          Accept and join {team.name}
        </Button>
        <Button name="intent" value={'decline' satisfies InviteIntent}>
          Decline
        </Button>
      </Form>
    </>
  )
}
