import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { SheetButton } from '#app/ui/sheet/sheet.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { LitSection, lowWindows } from '#app/ui/shell/window-light.tsx'
import { SortMenu } from '#app/shared/works/listing/sort-menu.tsx'
import listingCssUrl from '#app/shared/works/listing/listing.css?url'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import type { Route } from './+types/projects.page.ts'
import { loadProjects } from './load-projects.server.ts'
import { ProjectRow } from '../../shared/projects/project-row.tsx'
import cssUrl from '../../shared/projects/projects.css?url'
import { ProjectsFilter } from './projects-filter.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: listingCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = readingShared(['projects', 'categories'], loadProjects)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData && loaderData.page > 1 ? `Open projects, page ${loaderData.page}` : 'Open projects',
    description: 'What people need made: read it, and answer with your price, your days and your words.',
    path: loaderData && loaderData.page > 1 ? `/projects?page=${loaderData.page}` : '/projects',
    image: 'projects',
  })

const SHEET_ID = 'filters'

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { projects, count, isOver, readAs, page, pages, now, sorts } = loaderData
  return (
    <main id="main">
      <LitSection windows={lowWindows}>
        <div className="projects-head">
          <Crumbs trail={[{ label: 'Home', to: '/' }, { label: 'Projects' }]} />
          <div className="row">
            <div className="grow">
              <h1>What people need made</h1>
              <p className="lede">
                Read a project and answer with your price, your days and your words. Whoever is chosen works
                in a safe deal.
              </p>
            </div>
            <ButtonLink look="main" to="/my/projects/new">
              <Icon name="plus" /> Post a project
            </ButtonLink>
          </div>
        </div>
      </LitSection>
      <div className="wrap projects-list">
        <div className="sheetbar">
          <SheetButton sheetId={SHEET_ID} size="s">
            <Icon name="sliders-horizontal" /> Filters
          </SheetButton>
          <SortMenu sorts={sorts} onPhone />
        </div>
        <div className="listing">
          <ProjectsFilter id={SHEET_ID} data={loaderData} />
          <div className="listed">
            <div className="bar listed-bar">
              <b role="status">
                {isOver ? 'Over ' : ''}
                {formatCount(count)} {count === 1 ? 'project' : 'projects'}
              </b>
              <span className="grow" />
              <SortMenu sorts={sorts} />
            </div>
            {readAs ? (
              <p className="soft" role="status">
                Nothing open has “{loaderData.asked.words}”. These have “{readAs}”.
              </p>
            ) : null}
            {projects.length > 0 ? (
              <ul className="project-rows">
                {projects.map((project) => (
                  <ProjectRow key={project.id} project={project} now={now} />
                ))}
              </ul>
            ) : (
              <EmptyState
                title="No project fits"
                actions={
                  <>
                    <ButtonLink to="/projects">Show all</ButtonLink>
                    <ButtonLink look="main" to="/my/projects/new">
                      Post a project
                    </ButtonLink>
                  </>
                }
              >
                Nothing open has all of this. Ask for less, or post what you need yourself.
              </EmptyState>
            )}
            <Pagination page={page} pages={pages} />
          </div>
        </div>
      </div>
    </main>
  )
}
