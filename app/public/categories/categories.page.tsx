import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { LitSection, lowWindows } from '#app/ui/shell/window-light.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import type { Route } from './+types/categories.page.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import cssUrl from './categories.css?url'
import { type Branch, branchOf, countWords } from './branch.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = readingShared(['categories'], async ({ db, page, config }) => {
  const tree = shownTree(await findTree(db))
  for (const { id } of tree) page.tags.add(`listed:${id}`)
  return { branches: tree.map(branchOf), origin: config.origin }
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...describePage(matches, {
    title: 'All categories',
    description: 'Everything that is made and offered here, by the kind of work.',
    path: '/categories',
    image: 'categories',
  }),
  ...(loaderData
    ? [
        {
          'script:ld+json': breadcrumbData(loaderData.origin, [{ title: 'Categories', path: '/categories' }]),
        },
      ]
    : []),
]

export default function CategoriesPage({ loaderData: { branches } }: Route.ComponentProps) {
  const services = branches.reduce((sum, { count }) => sum + count, 0)
  return (
    <main id="main">
      <LitSection windows={lowWindows}>
        <div className="cats-head">
          <Crumbs trail={[{ label: 'Home', to: '/' }, { label: 'Categories' }]} />
          <h1>All categories</h1>
          <p className="lede">
            {services > 0
              ? `${countWords(services)} by the kind of work. Choose a kind to see prices, days and the people behind them.`
              : 'Services by the kind of work, each with its price, its days and the person behind it.'}
          </p>
        </div>
      </LitSection>
      <div className="wrap cats">
        {branches.map((branch, index) => (
          <Section
            key={branch.path}
            id={branch.path}
            opens={index === 0}
            title={
              <Link className="cats-top" to={`/categories/${branch.path}`}>
                <Icon name={branch.icon} size={22} /> {branch.title}
              </Link>
            }
            text={
              <>
                {branch.description}{' '}
                {branch.count > 0 ? <span className="cats-count">{countWords(branch.count)}</span> : null}
              </>
            }
          >
            <Below branches={branch.below} />
          </Section>
        ))}
        {branches.length === 0 ? (
          <EmptyState title="No categories yet" actions={<ButtonLink to="/search">Search</ButtonLink>}>
            The operator of this marketplace has not set up categories yet.
          </EmptyState>
        ) : null}
      </div>
    </main>
  )
}

type BelowProps = { branches: readonly Branch[]; className?: string }

/** The second level stands in columns; what is below it follows in lines. */
function Below({ branches, className = 'cats-below' }: BelowProps) {
  if (branches.length === 0) return null
  return (
    <ul className={className}>
      {branches.map((branch) => (
        <li key={branch.path}>
          <BranchLink branch={branch} />
          <Below branches={branch.below} className="cats-deeper" />
        </li>
      ))}
    </ul>
  )
}

function BranchLink({ branch: { path, title, count } }: { branch: Branch }) {
  return (
    <Link to={`/categories/${path}`}>
      {title}
      {/* Its figure never stands alone on a line. */}
      {count > 0 ? <small>{`\u00a0${formatCount(count)}`}</small> : null}
    </Link>
  )
}
