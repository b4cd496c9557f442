import { mayOpen, reading, staffOnly } from '#app/edge.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { avatarUrl, findMember } from '#domain/accounts/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import { ThingsList } from '../../things-list.tsx'
import { MemberHead } from '../member-head.tsx'
import { readMemberId } from '../read-member-id.ts'
import type { Route } from './+types/part.page.ts'
import { partsOfMember } from './load-part.ts'

const FARTHEST_PAGE = 500

export const loader = reading(
  staffOnly('members.read', async (edge) => {
    const { db, actor, params, url, clock } = edge
    const part = partsOfMember.get(params['part'] ?? '')
    if (!part || !mayOpen(actor, part.needs)) throw new NotFound('There is no page at this address')
    const { id, displayName, username, avatarKey, role, state } = await findMember(
      db,
      actor,
      readMemberId(params),
      clock.now(),
    )
    const asked = Number(url.searchParams.get('page') ?? 1)
    const page = Number.isInteger(asked) && asked >= 1 && asked <= FARTHEST_PAGE ? asked : 1
    return {
      member: { id, displayName, username, role, state, avatarUrl: avatarUrl(avatarKey) },
      title: part.title,
      now: clock.now(),
      ...(await part.load(edge, { id, username }, page)),
    }
  }),
)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData ? `${loaderData.title}: ${loaderData.member.displayName}` : 'Member')

export default function PartOfMemberPage({ loaderData }: Route.ComponentProps) {
  const { member, title, things, tabs, page, pages, older, now } = loaderData
  return (
    <>
      <MemberHead member={member} below={title} />
      {tabs.length > 0 ? <Tabs label="Which side" tabs={tabs} /> : null}
      {things.length > 0 ? (
        <ThingsList things={things} now={now} />
      ) : (
        <EmptyState title="Nothing here">There is none of it yet.</EmptyState>
      )}
      {older ? (
        <ButtonLink size="s" to={older} rel="next">
          Older
        </ButtonLink>
      ) : null}
      <Pagination page={page} pages={pages} />
    </>
  )
}
