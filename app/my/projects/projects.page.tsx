import { Link } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import projectsCssUrl from '#app/shared/projects/projects.css?url'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { HowLink } from '#app/shared/help/how-link.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Route } from './+types/projects.page.ts'
import { doneWords } from './done-words.ts'
import { loadProjects } from './load-projects.ts'
import cssUrl from './my-projects.css?url'
import { OwnProjects, OwnProposals } from './own-lists.tsx'
import { ProjectsFilter } from './projects-filter.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: projectsCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(memberOnly(loadProjects))

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Projects and proposals')

export default function MyProjectsPage({ loaderData }: Route.ComponentProps) {
  const { tab, quota, invitations, page, pages } = loaderData
  const done = doneWords(loaderData.done)
  const hasAny = (tab === 'projects' ? loaderData.projectsCount : loaderData.proposalsCount) > 0
  return (
    <>
      <PageHead
        title="Projects and proposals"
        lede={`${quota.left} of ${quota.most} proposals left this month.`}
      >
        <HowLink article="send-a-proposal" />
        {tab === 'projects' && !hasAny ? null : (
          <ButtonLink look={hasAny ? 'main' : 'line'} to="/my/projects/new">
            <Icon name="plus" /> Post a project
          </ButtonLink>
        )}
      </PageHead>
      {done ? <Confirmation>{done}</Confirmation> : null}
      {invitations.length > 0 ? (
        <Note tone="info" icon="mail">
          <p>You are invited to answer:</p>
          <ul>
            {invitations.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/projects/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      <Tabs
        label="What to show"
        tabs={[
          {
            to: '/my/projects?tab=projects',
            label: 'My projects',
            count: loaderData.projectsCount,
            current: tab === 'projects',
          },
          {
            to: '/my/projects?tab=proposals',
            label: 'My proposals',
            count: loaderData.proposalsCount,
            current: tab === 'proposals',
          },
        ]}
      />
      {hasAny ? <ProjectsFilter {...loaderData} /> : null}
      {tab === 'projects' ? <OwnProjects {...loaderData} /> : <OwnProposals {...loaderData} />}
      <Pagination page={page} pages={pages} />
    </>
  )
}
