import { useActionData } from 'react-router'
import { mayOpen, reading, staffOnly } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { avatarUrl } from '#domain/accounts/index.ts'
import { actorNames, adminLimits, findMember } from '#domain/accounts/index.ts'
import { may } from '#domain/pro/permissions.ts'
import { eventWords, listEventsOfMember } from '#domain/security/index.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import type { Route } from './+types/user.page.ts'
import { userIntents } from './act-on-user.ts'
import { doneWords } from './done-words.ts'
import { MemberBans } from './member-bans.tsx'
import { MemberEvents } from './member-events.tsx'
import { MemberFacts } from './member-facts.tsx'
import { loadMemberPayments } from './load-member-payments.ts'
import { loadMemberPro } from './load-member-pro.ts'
import { loadMemberBalance } from './balance/load-member-balance.ts'
import { MemberBalance } from './balance/member-balance.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberPayments } from './member-payments.tsx'
import { MemberPro } from './member-pro.tsx'
import { MemberSessions } from './member-sessions.tsx'
import { placeOf } from './place-of.ts'
import { readMemberId } from './read-member-id.ts'
import { loadWhole } from './whole/load-whole.ts'
import { useMemberKeys } from './use-member-keys.ts'
import { WholeParts } from './whole/parts.tsx'

const MOST_EVENTS = 25

export const loader = reading(
  staffOnly('members.read', async (edge) => {
    const { db, actor, params, clock, url, settings } = edge
    const now = clock.now()
    const found = await findMember(db, actor, readMemberId(params), now)
    const mayAct = mayOpen(actor, 'members.read-bans')
    const seesLog = mayOpen(actor, 'members.read-sessions')
    const seesMoney = mayOpen(actor, 'payments.read')
    const events = seesLog ? await listEventsOfMember(db, found.id, MOST_EVENTS) : []
    const nameOf = await actorNames(
      db,
      events.map((event) => event.actor),
    )
    return {
      now,
      member: { ...found, avatarUrl: avatarUrl(found.avatarKey), place: placeOf(found) },
      events: events.map(({ id, at, kind, actor: by, address, device }) => ({
        id,
        at,
        words: eventWords(kind),
        by: nameOf(by),
        address,
        device,
      })),
      limits: adminLimits,
      seesLog,
      mayAct,
      parts: await loadWhole(edge, {
        id: found.id,
        username: found.username,
        email: found.account?.email,
      }),
      balance: seesMoney ? await loadMemberBalance(edge, found) : undefined,
      paid: seesMoney ? await loadMemberPayments(db, actor, found.id) : undefined,
      pro: seesMoney ? await loadMemberPro(db, found.id, now, settings) : undefined,
      mayGrant: may(actor, 'pro.grant', { ownerId: found.id }) && found.state === 'active',
      done: doneWords(url.searchParams.get('done')),
    }
  }),
)

export const action = userIntents

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.member.displayName ?? 'Member')

export default function UserPage(props: Route.ComponentProps) {
  // What was typed about one member is not said of the next.
  return <User key={props.loaderData.member.id} {...props} />
}

function User({ loaderData }: Route.ComponentProps) {
  const { member, events, now, limits, done, paid, pro, mayGrant, mayAct, seesLog, balance } = loaderData
  const refused = useActionData<RefusedForm>()
  useMemberKeys(member.id)
  return (
    <>
      <MemberHead member={member}>
        {member.state === 'deleted' || !mayAct ? null : (
          <ButtonLink look="main" to={`/admin/users/${member.id}/edit`}>
            Edit or act
          </ButtonLink>
        )}
      </MemberHead>
      {done ? <Note role="status">{done}</Note> : null}
      <RefusedElsewhere
        result={refusalElsewhere(
          [
            ...(member.sessions?.length ? ['end-session'] : []),
            ...(mayGrant ? ['grant-pro'] : []),
            ...(balance?.mayPropose ? ['propose-correction'] : []),
            ...(balance?.waiting.map(({ id }) => `decline-${id}`) ?? []),
          ],
          refused,
        )}
        wrote={{ reason: 'Reason' }}
      />
      <Section title="Account" opens>
        <MemberFacts member={member} now={now} />
      </Section>
      <Section title="Profile" more={profileLink(member)}>
        <Meta
          rows={[
            { name: 'Headline', value: member.headline || '–' },
            { name: 'Place', value: member.place || '–' },
            { name: 'Skills', value: member.skills.join(', ') || '–' },
          ]}
        />
        {member.about ? (
          <div className="admin-about">
            <Markdown text={member.about} headingLevel={3} />
          </div>
        ) : null}
      </Section>
      {balance ? (
        <Section
          title="Balance"
          id="balance"
          text="What they have. Money is given or taken by two: one proposes it, a colleague confirms."
        >
          <MemberBalance {...balance} limits={limits} refused={refused} now={now} />
        </Section>
      ) : null}
      <WholeParts parts={loaderData.parts} now={now} />
      {member.sessions ? (
        <Section title="Sessions" id="sessions" text="Devices that are signed in now.">
          <MemberSessions
            sessions={member.sessions}
            now={now}
            limits={limits}
            lastResult={refusalFor('end-session', refused)}
          />
        </Section>
      ) : null}
      {paid ? (
        <Section
          title="Payments"
          id="payments"
          text="What was paid in. Unspent money can go back to where it came from."
          more={{ to: `/admin/payments?q=${encodeURIComponent(member.username)}`, label: 'All of them' }}
        >
          <MemberPayments payments={paid} now={now} />
        </Section>
      ) : null}
      {pro ? (
        <Section title="PRO" id="pro" text="Plan and periods. Days that you grant cost the member nothing.">
          <MemberPro
            {...pro}
            now={now}
            mayGrant={mayGrant}
            limits={limits}
            lastResult={refusalFor('grant-pro', refused)}
          />
        </Section>
      ) : null}
      <Section title="Bans">
        <MemberBans bans={member.bans} now={now} />
      </Section>
      {seesLog ? (
        <Section
          title="Security events"
          more={{ to: `/admin/security/events?member=${member.id}`, label: 'All of them' }}
        >
          <MemberEvents events={events} now={now} />
        </Section>
      ) : null}
    </>
  )
}

function profileLink({ state, username }: { state: string; username: string }) {
  return state === 'active' ? { to: `/user/${username}`, label: 'As others see it' } : undefined
}
