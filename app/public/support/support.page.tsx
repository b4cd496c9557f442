import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import type { FrameHandle } from '#app/shared/frame/public-shell.tsx'
import { counted } from '#app/shared/figures/figures.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { SearchForm } from '#app/ui/shell/search-form.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { LitSection } from '#app/ui/shell/window-light.tsx'
import { limitSearch } from '../search/search-limits.server.ts'
import type { Route } from './+types/support.page.ts'
import { AnswerTimes } from './answer-times.tsx'
import { ASK_ADDRESS } from './ask-address.ts'
import { AskedList } from './asked-list.tsx'
import { loadSupport } from './load-support.server.ts'
import { MarketplaceState } from './marketplace-state.tsx'
import cssUrl from './support.css?url'

export const handle: FrameHandle = { headSearch: 'after-scroll' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** Counts of readers have no tag of their own: they may be so old. */
const KEEP_MOST_MS = 300_000

export const loader = readingShared(['settings'], async (edge) => {
  const { page, clock, url } = edge
  page.keepMostMs = KEEP_MOST_MS
  if (url.searchParams.has('q')) limitSearch(page.address, clock.now())
  return loadSupport(edge)
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: 'Help',
    description:
      'Answers about buying, selling, money, safe deals, disputes, teams and your account, with the figures in force.',
    path: '/support',
    image: 'support',
    noIndex: loaderData?.words !== '',
  })

const TRIES = ['refund to card', 'change the due date', 'leave a team']

export default function SupportPage({ loaderData }: Route.ComponentProps) {
  const { words, found, asked, isCounted, sections, count, notice, answers, hours } = loaderData
  return (
    <main id="main">
      <LitSection>
        <div className="help-head">
          <div>
            <h1>What can we help with?</h1>
            <p className="lede">{counted(count, 'answer')}, with the figures that are in force now.</p>
            <SearchForm
              large
              action="/support"
              query={words}
              label="Search the answers"
              placeholder="When is my money cleared?"
            />
            <p className="help-tries">
              Try{' '}
              {TRIES.map((one) => (
                <Link key={one} to={`/support?q=${encodeURIComponent(one)}`}>
                  {one}
                </Link>
              ))}
            </p>
          </div>
          <MarketplaceState notice={notice} />
        </div>
      </LitSection>
      <div className="wrap help">
        {found ? <Found words={words} found={found} /> : null}
        <Section
          title="Most asked"
          text={isCounted ? 'In the last 30 days, with the short answer.' : 'With the short answer.'}
          opens
        >
          <AskedList articles={asked} />
        </Section>
        <Section title="By subject">
          <div className="help-subjects">
            {sections.map(({ id, title, articles }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h3 id={`${id}-title`}>
                  {title} <small>{articles.length}</small>
                </h3>
                <ul>
                  {articles.map((one) => (
                    <li key={one.slug}>
                      <Link to={`/support/${one.slug}`}>{one.title}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Section>
        <Section
          title="Ask us"
          text={hours || undefined}
          more={{ to: '/contacts', label: 'By post and telephone' }}
        >
          <AnswerTimes {...answers} />
          <p className="help-ask">
            <ButtonLink look="main" to={ASK_ADDRESS}>
              Ask us
            </ButtonLink>
          </p>
        </Section>
      </div>
    </main>
  )
}

type FoundProps = { words: string; found: NonNullable<Route.ComponentProps['loaderData']['found']> }

function Found({ words, found: { lines, readAs } }: FoundProps) {
  return (
    <Section
      title={lines.length > 0 ? 'What may answer it' : 'No answer yet'}
      text={readAs ? `Read as “${readAs}”.` : `For “${words}”.`}
      opens
    >
      {lines.length > 0 ? (
        <AskedList articles={lines} />
      ) : (
        <p>
          No article has these words. Try fewer of them, <Link to="/docs">look into the rules</Link>, or{' '}
          <Link to={ASK_ADDRESS}>ask us</Link>: a person answers.
        </p>
      )}
    </Section>
  )
}
