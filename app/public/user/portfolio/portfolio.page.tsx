import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Chip } from '#app/ui/inputs/chip/chip.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { WorkGrid } from '#app/ui/work/work.tsx'
import { readPage } from '#app/shared/read-page.ts'
import { toPortfolioCard, tagsOfWorks } from '#app/shared/works/to-portfolio-card.ts'
import { PortfolioCard } from '#app/shared/works/portfolio-card.tsx'
import { listWorks, listWorkSkills, WORKS_A_PAGE } from '#domain/portfolio/index.ts'
import type { Route } from './+types/portfolio.page.ts'
import { findOwner } from '../find-owner.ts'
import cssUrl from './work.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

const SKILLS_SHOWN = 12

export const loader = readingShared(['settings'], async (edge) => {
  const { db, url, page } = edge
  const { profile, isHidden, isOwn } = await findOwner(edge)
  edge.sharing.owners.add(profile.id)
  const skills = await listWorkSkills(db, profile.id, SKILLS_SHOWN)
  // A skill that no work shows is left out rather than found to be empty.
  const skill = skills.find((one) => one.skill === url.searchParams.get('skill'))?.skill
  const asked = Math.max(1, Number(/^\d{1,3}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1))
  const {
    works,
    count,
    page: shown,
    pages,
  } = await readPage(asked, WORKS_A_PAGE, (number) => listWorks(db, profile.id, { skill, page: number }))
  for (const tag of tagsOfWorks(profile.id, works)) page.tags.add(tag)
  return {
    name: profile.displayName,
    username: profile.username,
    isOwn,
    isHidden,
    skill,
    skills: skills.length > 1 ? skills : [],
    page: shown,
    pages,
    count,
    works: works.map((work) => toPortfolioCard(work, profile.username)),
  }
})

export const meta: Route.MetaFunction = ({ matches, loaderData: portfolio }) =>
  portfolio
    ? describePage(matches, {
        title: `Works by ${portfolio.name}`,
        description: `${portfolio.count} ${portfolio.count === 1 ? 'work' : 'works'} by ${portfolio.name}.`,
        path: `/user/${portfolio.username}/portfolio`,
        image: portfolio.isHidden ? 'home' : `people/${portfolio.username}`,
        noIndex: portfolio.isHidden || portfolio.count === 0,
      })
    : []

export default function PortfolioPage({ loaderData: portfolio }: Route.ComponentProps) {
  const { name, username, skill, skills, works, page, pages, isOwn } = portfolio
  const here = `/user/${username}/portfolio`
  return (
    <main id="main" className="wrap wall">
      <Crumbs trail={[{ to: `/user/${username}`, label: name }, { label: 'Portfolio' }]} />
      <PageHead title={`Works by ${name}`} size="large">
        {isOwn ? <ButtonLink to="/my/portfolio">Arrange the portfolio</ButtonLink> : null}
      </PageHead>
      {skills.length > 0 ? (
        <nav className="wall-skills" aria-label="Works by skill">
          {skill ? (
            <Chip to={here}>{skill}</Chip>
          ) : (
            skills.map((one) => (
              <Link key={one.skill} to={`${here}?skill=${encodeURIComponent(one.skill)}`}>
                {one.skill} <small>{one.count}</small>
              </Link>
            ))
          )}
        </nav>
      ) : null}
      {works.length > 0 ? (
        <WorkGrid>
          {works.map((card, place) => (
            <PortfolioCard key={card.id} card={card} eager={place < 3} titleLevel="h2" />
          ))}
        </WorkGrid>
      ) : (
        <EmptyState
          title="No works here"
          actions={
            isOwn ? (
              <ButtonLink to="/my/portfolio/new" look="main">
                Add a work
              </ButtonLink>
            ) : (
              <ButtonLink to={page > 1 ? here : `/user/${username}`}>
                {page > 1 ? 'The first works' : `About ${name}`}
              </ButtonLink>
            )
          }
        >
          {page > 1 ? 'There are not so many works.' : `${name} shows no works at the moment.`}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} />
    </main>
  )
}
