import { Link, useActionData } from 'react-router'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { CopyLink } from './copy-link.tsx'
import type { WorkspaceHeadData } from './load-head.ts'

const DONE = new Map([
  ['started', 'The team is there. Invite somebody: it can sell once two are in it.'],
  ['joined', 'Welcome. You are in the team.'],
  ['saved', 'Saved.'],
  ['invited', 'The invitation is sent.'],
  ['taken-back', 'The invitation is taken back. Its link opens nothing any more.'],
  ['removed', 'They are not in the team any more, and were told. Their share is the owner’s.'],
  ['proposed', 'The new shares are proposed. They hold when everyone whose share falls has agreed.'],
  ['in-force', 'The new shares are in force.'],
  ['agreed', 'You agreed to the new shares.'],
  ['refused', 'You refused. The shares stay as they are.'],
  ['withdrawn', 'The proposal is withdrawn. The shares stay as they are.'],
  ['offered', 'The team is offered. It changes hands when they accept.'],
  ['taken-over', 'The team is yours now.'],
])

type Part = '' | '/people' | '/services' | '/deals' | '/earnings' | '/settings'
type HeadProps = { workspace: WorkspaceHeadData; at: Part; forms?: readonly string[] }

/** Name, switch, parts, and what became of the last press: the same on every part of the workspace. */
export function WorkspaceHead({ workspace, at, forms = [] }: HeadProps) {
  const { team, teams, counts, may, done } = workspace
  const answer = useActionData() as RefusedForm | { link: string } | undefined
  const refused = answer && 'formId' in answer ? answer : undefined
  const link = answer && 'link' in answer ? answer.link : undefined
  const to = (part: Part) => `/team${part}?of=${team.slug}`
  const tab = (part: Part, label: string, count?: number) => ({
    to: to(part),
    label,
    ...(count === undefined ? {} : { count }),
    current: at === part,
  })
  return (
    <>
      <div className="page-h">
        <h1 className="team-name">
          <Avatar name={team.name} src={team.portrait} size={48} /> {team.name}
        </h1>
        <div className="row">
          {teams.length > 1 ? <Switch workspace={workspace} at={at} /> : null}
          <Link to={`/t/${team.slug}`}>Public page</Link>
          {may.invite ? (
            <ButtonLink look="main" to={`${to('/people')}#invite`}>
              Invite someone
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <Tabs
        label="Team"
        tabs={[
          tab('', 'Overview'),
          tab('/people', 'People', counts.people),
          tab('/services', 'Services', counts.services),
          tab('/deals', 'Deals', counts.openDeals),
          tab('/earnings', 'Earnings'),
          tab('/settings', 'Settings'),
        ]}
      />
      {link ? (
        <Note role="status" icon="link">
          <b>The invitation’s link.</b> Pass it on now: it is shown once, and lets in whoever opens it first.
          <CopyLink link={link} />
        </Note>
      ) : null}
      {!answer && DONE.has(done) ? (
        <Note role="status" icon="circle-check">
          {DONE.get(done)}
        </Note>
      ) : null}
      <RefusedElsewhere result={refusalElsewhere(forms, refused)} />
      {team.suspended ? (
        <Note tone="bad">
          <b>The team is suspended{team.suspended.until ? ` until ${team.suspended.until}` : ''}.</b>{' '}
          {team.suspended.reason} Open deals go on. If you think that this is wrong,{' '}
          <Link to={team.suspended.appeal ?? '/contacts'}>
            {team.suspended.appeal ? 'appeal against it' : 'write to us'}
          </Link>
          .
        </Note>
      ) : null}
      {team.isForming && !team.suspended ? (
        <Note tone="info">
          <b>The team is being formed.</b> It can sell once somebody else has joined.
        </Note>
      ) : null}
    </>
  )
}

/** A plain form: which team is open is in the address. */
function Switch({ workspace: { team, teams }, at }: Pick<HeadProps, 'workspace' | 'at'>) {
  return (
    <form action={`/team${at}`} className="team-acts">
      <Select
        key={team.slug}
        small
        name="of"
        aria-label="Team"
        defaultValue={team.slug}
        options={teams.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Button size="s">Switch</Button>
    </form>
  )
}
