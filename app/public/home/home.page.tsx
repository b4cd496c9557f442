import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { BannerSpot } from '#app/shared/banners/banner-spot.tsx'
import type { FrameHandle } from '#app/shared/frame/public-shell.tsx'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { amount, days, percent } from '#app/shared/figures/figures.ts'
import changesCssUrl from '#app/shared/figures/rule-changes.css?url'
import { readRuleChanges } from '#app/shared/figures/rule-changes.server.ts'
import { RuleChanges } from '#app/shared/figures/rule-changes.tsx'
import { LitSection } from '#app/ui/shell/window-light.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { WorkCard, WorkGrid } from '#app/ui/work/work.tsx'
import recommendationsCssUrl from '#app/shared/recommendations/recommendations.css?url'
import projectsCssUrl from '#app/shared/projects/projects.css?url'
import { ProjectRow } from '#app/shared/projects/project-row.tsx'
import { findMarketplaceFigures } from '#domain/analytics/index.ts'
import { DealSteps } from './deal-steps.tsx'
import { Directory } from './directory.tsx'
import { exampleDeal, computeExamples } from './examples.ts'
import { ForYou } from './for-you.tsx'
import { GoOn } from './go-on.tsx'
import { Hero } from './hero.tsx'
import { homeRules } from './home-rules.ts'
import sectionsCssUrl from './home-sections.css?url'
import cssUrl from './home.css?url'
import { PriceExamples } from './price-examples.tsx'
import { FeaturedWorks } from './featured-works.tsx'
import { promisesOf } from './promised.ts'
import { Promises } from './promises.tsx'
import { readDirectory } from './read-directory.server.ts'
import { readTeams } from './read-teams.server.ts'
import { readOpenProjects } from './read-open-projects.server.ts'
import { readGoOn } from './read-go-on.server.ts'
import { loadForYou } from '#app/shared/recommendations/load-for-you.server.ts'
import { readReader } from '#app/shared/search/read-reader.server.ts'
import { readHomeWorks } from './read-home-works.server.ts'
import { Notes } from './notes.tsx'
import { readNotes } from './read-notes.server.ts'
import { Sides } from './sides.tsx'
import { Teams } from './teams.tsx'
import type { Route } from './+types/home.page.ts'

export const handle: FrameHandle = { headSearch: 'after-scroll' }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: changesCssUrl },
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: projectsCssUrl },
  { rel: 'stylesheet', href: recommendationsCssUrl },
  { rel: 'stylesheet', href: sectionsCssUrl },
]

/** Counts and newcomers have no tag of their own: they may be so old. */
const KEEP_MOST_MS = 60_000
/** A row; the rest stands on a page of its own. */
const FOR_YOU_SHOWN = 3

export const loader = readingShared(
  ['settings', 'categories', 'projects', 'teams', 'posts', 'documents'],
  async (edge) => {
    const { settings, db, clock, page, search } = edge
    page.keepMostMs = KEEP_MOST_MS
    // What is left out for one makes room for something else.
    edge.sharing.countsOthers = true
    const now = clock.now()
    const { currency } = settings
    const reader = readReader({ page })
    const hidden = await findHidden({ db, page })
    const [{ tags, ...homeWorks }, directory, figures, changes, goOn, forYou, projects, teams, notes] =
      await Promise.all([
        readHomeWorks(db, { now, currency, reader, hidden }),
        readDirectory(db),
        findMarketplaceFigures(db, now),
        readRuleChanges({ db, settings, now, most: 3 }),
        page.viewer ? readGoOn(db, page.viewer.actor.id, { currency, now, hidden }) : null,
        page.viewer ? loadForYou(edge, page.viewer.actor.id, FOR_YOU_SHOWN) : null,
        readOpenProjects(db, currency, hidden),
        readTeams(db, search, hidden),
        readNotes(db, { now, marketplaceName: settings.marketplaceName }),
      ])
    for (const tag of [...tags, ...notes.tags, ...teams.map(({ id }) => `team:${id}`)]) page.tags.add(tag)
    return {
      ...homeWorks,
      directory,
      figures,
      banners: {
        head: page.banners['home-head']?.view ?? null,
        between: page.banners['home-between']?.view ?? null,
      },
      goOn,
      forYou: forYou?.works ?? [],
      projects,
      teams,
      notes: notes.entries,
      now,
      rules: homeRules(settings),
      deal: exampleDeal(settings),
      examples: homeWorks.featured.length > 0 ? [] : computeExamples(settings),
      promises: promisesOf(settings),
      changes,
    }
  },
)

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Good work, by people who sign it',
    description:
      'Services at a fixed price, projects and safe deals. Your money waits in escrow and the seller is paid when you accept the work.',
    path: '/',
    image: 'home',
  })

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { rules, figures, featured, directory, goOn, deal, examples, promises, changes } = loaderData
  const fee = rules.buyerServiceFeeBasisPoints
  return (
    <main id="main">
      <LitSection>
        <Hero rules={rules} figures={figures} tries={loaderData.tries} />
        {featured.length > 0 ? (
          <FeaturedWorks works={featured} />
        ) : (
          <PriceExamples examples={examples} currency={rules.currency} />
        )}
      </LitSection>
      <div className="wrap home">
        <BannerSpot banner={loaderData.banners.head} />
        {goOn ? <GoOn {...goOn} /> : null}
        <ForYou works={loaderData.forYou} />
        <Directory {...directory} />
        <WorkSections {...loaderData} />
        <BannerSpot banner={loaderData.banners.between} />
        <OpenProjects {...loaderData} />
        <Teams teams={loaderData.teams} />
        <Section
          opens={directory.entries.length === 0}
          title="A safe deal, with the arithmetic"
          text={`A service ordered for ${amount(deal.price, rules.currency)}. The commission is the seller’s; the buyer pays ${fee === 0 ? 'no fee' : `a fee of ${percent(fee)}`}.`}
          more={{ to: '/pricing', label: 'Calculate your own' }}
        >
          <DealSteps rules={rules} deal={deal} />
        </Section>
        <Section
          title="What you can hold us to"
          text="Not slogans: each is a rule with a figure, and each stands in a document."
          more={{ to: '/docs', label: 'All documents' }}
        >
          <Promises promises={promises} />
        </Section>
        <Section
          title="Both sides of the counter"
          text="One deal, one set of rules. Nobody sees a different sum."
        >
          <Sides rules={rules} />
        </Section>
        <Section
          title="What changed"
          text={`Fees and rules change in the open, ${days(rules.ruleNoticeDays)} ahead.`}
          more={{ to: '/docs/terms#changes', label: 'All changes' }}
        >
          <RuleChanges changes={changes} />
        </Section>
        <Notes entries={loaderData.notes} />
      </div>
    </main>
  )
}

/** What people need made, newest first. */
function OpenProjects({ projects, now }: Pick<Route.ComponentProps['loaderData'], 'projects' | 'now'>) {
  if (projects.length === 0) return null
  return (
    <Section
      title="Open projects"
      text="What people need made. Answer with your price, your days and your words."
      more={{ to: '/projects', label: 'All open projects' }}
    >
      <ul className="project-rows">
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} now={now} titleLevel="h3" />
        ))}
      </ul>
    </Section>
  )
}

/** Lists of works, each with why it hangs here. */
function WorkSections({ worth, fresh }: Pick<Route.ComponentProps['loaderData'], 'worth' | 'fresh'>) {
  return (
    <>
      {worth.length > 0 ? (
        <Section
          title="Worth seeing"
          text="Chosen by figures, never by payment. Each says why it is here."
          more={{ to: '/docs/recommendations', label: 'How ranking works' }}
        >
          <Works works={worth} />
        </Section>
      ) : null}
      {fresh.length > 0 ? (
        <Section
          title="New services"
          text="The newest on offer. A newcomer is lifted for a while, so that somebody sees them."
          more={{ to: '/search?sort=newest', label: 'Everything new' }}
        >
          <Works works={fresh} />
        </Section>
      ) : null}
    </>
  )
}

function Works({ works }: { works: Route.ComponentProps['loaderData']['worth'] }) {
  return (
    <WorkGrid columns={3}>
      {works.map((work) => (
        <WorkCard key={work.id} {...work} />
      ))}
    </WorkGrid>
  )
}
