import { useActionData } from 'react-router'
import { staffOnly, reading } from '#app/edge.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { avatarUrl, countries } from '#domain/accounts/index.ts'
import { adminLimits, findMember } from '#domain/accounts/index.ts'
import { may } from '#domain/accounts/permissions.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import type { Route } from './+types/edit.page.ts'
import { type MemberIntent, memberIntents } from './act-on-member.ts'
import { AccountSections } from './account-sections.tsx'
import { BanFields, RoleFields } from './action-fields.tsx'
import { MemberHead } from './member-head.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { readMemberId } from './read-member-id.ts'
import { ReasonForm } from './reason-form.tsx'
import { useBanFocus } from './use-member-keys.ts'
import { ResetSection } from './reset-section.tsx'

export const loader = reading(
  staffOnly('members.read-bans', async ({ db, actor, params, clock, settings }) => {
    const found = await findMember(db, actor, readMemberId(params), clock.now())
    if (found.state === 'deleted') throw new NotFound('This account was deleted: nothing is left to edit')
    const subject = { ownerId: found.id }
    const mayToOneOfStaff = found.role === 'member' || may(actor, 'members.ban-staff', subject)
    return {
      member: { ...found, avatarUrl: avatarUrl(found.avatarKey) },
      isOneself: found.id === actor.id,
      isOneOfStaff: found.role !== 'member',
      isBanned: found.bans.some((ban) => ban.liftedAt === null),
      can: {
        edit: may(actor, 'members.edit'),
        changeNames: may(actor, 'members.change-names', subject),
        signOut: may(actor, 'members.sign-out'),
        verify: found.account !== undefined && !found.account.emailVerifiedAt && may(actor, 'members.edit'),
        changeRole: may(actor, 'members.change-role', subject),
        ban: may(actor, 'members.ban', subject) && mayToOneOfStaff,
        lift: may(actor, 'members.lift-ban', subject) && mayToOneOfStaff,
        viewAs: may(actor, 'members.view-as', subject),
        resetSecondFactor:
          found.account?.hasSecondFactor === true && may(actor, 'members.reset-second-factor', subject),
      },
      countries,
      limits: adminLimits,
      now: clock.now(),
      resetHours: settings.secondFactorResetHours,
    }
  }),
)

export const action = memberIntents

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(`Edit ${loaderData?.member.displayName ?? 'a member'}`)

const REASON = { reason: 'Reason', evidence: 'Evidence' }

export default function EditMemberPage(props: Route.ComponentProps) {
  // What was typed about one member is not said of the next.
  return <EditMember key={props.loaderData.member.id} {...props} />
}

function EditMember({ loaderData }: Route.ComponentProps) {
  const { member, can, limits, isBanned } = loaderData
  const refused = useActionData<RefusedForm>()
  useBanFocus()
  const shows: Record<string, boolean> = {
    profile: can.edit,
    'change-email': can.changeNames && member.account !== undefined,
    rename: can.changeNames,
    'remove-portrait': can.edit && member.avatarUrl !== null,
    'send-reset': can.edit,
    'sign-out': can.signOut,
    verify: can.verify,
    role: can.changeRole,
    ban: can.ban && !isBanned,
    lift: can.lift && isBanned,
    'view-as': can.viewAs,
    'reset-second-factor': can.resetSecondFactor && !member.account?.reset,
    'cancel-reset': can.edit && member.account?.reset !== undefined,
  }
  const shown = Object.keys(shows).filter((intent) => shows[intent])
  const form = (intent: MemberIntent) => ({ intent, limits, lastResult: refusalFor(intent, refused) })
  return (
    <>
      <MemberHead member={member} below="Edit" />
      <RefusedElsewhere result={refusalElsewhere(shown, refused)} wrote={REASON} />
      {shows['profile'] ? (
        <Section title="Profile" text="Correct what the public page says." opens>
          <ReasonForm {...form('profile')} label="Save the profile">
            {(field) => <ProfileFields field={field} member={member} countries={loaderData.countries} />}
          </ReasonForm>
        </Section>
      ) : null}
      {shows['verify'] ? (
        <Section title="E-mail" text={`${member.account?.email} is not verified.`}>
          <ReasonForm {...form('verify')} label="Verify the address" isTold={false} />
        </Section>
      ) : null}
      {can.edit ? (
        <AccountSections shows={shows} member={member} form={form} isOneself={loaderData.isOneself} />
      ) : null}
      {loaderData.isOneself ? (
        <Section title="Role">
          <Note tone="info">This is you: another administrator changes your role or bans you.</Note>
        </Section>
      ) : loaderData.isOneOfStaff && !can.changeRole ? (
        <Section title="Role">
          <Note tone="info">One of the staff: administrators alone ban them and change their role.</Note>
        </Section>
      ) : null}
      {shows['role'] ? (
        <Section title="Role" text="A change signs them out everywhere.">
          <ReasonForm {...form('role')} label="Change the role">
            {(field) => <RoleFields field={field} role={member.role} />}
          </ReasonForm>
        </Section>
      ) : null}
      {shows['sign-out'] ? (
        <Section title="Sessions" text={sessionsText(member.sessions?.length ?? 0)}>
          <ReasonForm {...form('sign-out')} label="Sign out everywhere" />
        </Section>
      ) : null}
      {shows['reset-second-factor'] || shows['cancel-reset'] ? (
        <ResetSection
          reset={member.account?.reset}
          hours={loaderData.resetHours}
          now={loaderData.now}
          form={form}
        />
      ) : null}
      {shows['ban'] ? (
        <Section title="Ban" text="Out at once, told why, and may appeal.">
          <ReasonForm {...form('ban')} label={`Ban ${member.displayName}`} danger>
            {(field) => <BanFields field={field} />}
          </ReasonForm>
        </Section>
      ) : null}
      {shows['lift'] ? (
        <Section title="Lift the ban" text="They can use the marketplace again at once.">
          <ReasonForm {...form('lift')} label="Lift the ban" />
        </Section>
      ) : null}
      {shows['view-as'] ? (
        <Section title="View as" text="See what they see. You can look, but not do anything.">
          <ReasonForm
            {...form('view-as')}
            label={`Look as ${member.displayName}`}
            isTold={false}
            reloadDocument
          />
        </Section>
      ) : null}
    </>
  )
}

function sessionsText(count: number): string {
  if (count === 0) return 'Not signed in anywhere.'
  return count === 1 ? 'Signed in on one device.' : `Signed in on ${count} devices.`
}
