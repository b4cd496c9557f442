import { lazy, Suspense } from 'react'
import { useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import adviceCssUrl from '#app/shared/advice/advice.css?url'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { ProjectRow } from '#app/shared/projects/project-row.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { Route } from './+types/project.page.ts'
import { projectIntents, type RefusedButton } from './act-on-project.server.ts'
import { FileList } from '../../shared/projects/file-list.tsx'
import { isDeclineGone } from './is-decline-gone.ts'
import { loadProject } from './load-project.server.ts'
import { ProjectSide } from './project-side.tsx'
import { ProjectStateTag } from '../../shared/projects/state-tag.tsx'
import type { ProposalAnswer } from '../../shared/projects/proposal-rows.ts'
import cssUrl from '../../shared/projects/projects.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: adviceCssUrl },
]

export const loader = readingShared(['settings', 'categories'], loadProject)

export const action = projectIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? describePage(matches, {
        title: loaderData.project.title || 'A project',
        description: loaderData.project.description.slice(0, 160),
        path: `/projects/${loaderData.id}`,
        image: loaderData.project.visibility === 'public' ? `projects/${loaderData.id}` : 'home',
        noIndex: loaderData.project.visibility !== 'public' || loaderData.project.state !== 'open',
      })
    : []

// Full of fields to type into: visitors never load its script.
const MembersPart = lazy(async () => ({ default: (await import('./members-part.tsx')).MembersPart }))

/** Whoever read this one to answer it may answer these as well. */
function SimilarProjects({ similar, now }: Pick<Route.ComponentProps['loaderData'], 'similar' | 'now'>) {
  if (similar.length === 0) return null
  return (
    <Section id="similar" title="Similar projects" text="Open now, of the same kind.">
      <ul className="project-rows">
        {similar.map((project) => (
          <ProjectRow key={project.id} project={project} now={now} titleLevel="h3" />
        ))}
      </ul>
    </Section>
  )
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { id, project, line } = loaderData
  const answer = useActionData() as ProposalAnswer | RefusedButton | undefined
  const refusedIntent = answer?.form === 'button' ? answer : undefined
  return (
    <main id="main">
      <div className="wrap project-page">
        <Crumbs
          trail={[
            { label: 'Home', to: '/' },
            { label: 'Projects', to: '/projects' },
            ...line.map(({ title, path }) => ({
              label: title,
              to: `/projects?category=${encodeURIComponent(path)}`,
            })),
            { label: project.title },
          ]}
        />
        {refusedIntent && !isDeclineGone(refusedIntent, loaderData.toOwner) ? (
          <Note tone="bad" role="alert">
            {refusedIntent.refused}.
          </Note>
        ) : null}
        <div className="split">
          <div>
            <h1 className="project-title">{project.title}</h1>
            <p className="project-facts">
              <ProjectStateTag {...project} />
              {project.skills.map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </p>
            <Markdown text={project.description} headingLevel={2} />
            <FileList projectId={id} files={loaderData.files} />
          </div>
          <ProjectSide {...loaderData} />
        </div>
        {loaderData.isMember ? (
          <Suspense>
            <MembersPart
              {...loaderData}
              proposal={answer?.form === 'proposal' ? answer : undefined}
              refusedIntent={refusedIntent}
            />
          </Suspense>
        ) : null}
        <SimilarProjects {...loaderData} />
      </div>
    </main>
  )
}
