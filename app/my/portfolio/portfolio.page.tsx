import { Form, Link } from 'react-router'
import { z } from 'zod'
import { memberOnly, reading, type MemberEdge } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { toWorkPicture } from '#app/shared/works/to-service-card.ts'
import { findOwnWork, findRemovedWork, listLoansOf, listOwnWorks } from '#domain/portfolio/index.ts'
import { listOwnTeams } from '#domain/teams/index.ts'
import { WORKS_MOST } from '#domain/portfolio/work-rules.ts'
import { readWords } from '#platform/text/read-words.ts'
import type { Route } from './+types/portfolio.page.ts'
import { worksIntents, type WorksIntent } from './act-on-works.ts'
import cssUrl from './portfolio.css?url'
import { WorkRows } from './work-rows.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

const WORDS_MOST = 80

export const loader = reading(
  memberOnly(async (edge) => {
    const { db, actor, url, viewer } = edge
    const asked = url.searchParams.get('show')
    const show = asked === 'shown' || asked === 'hidden' ? asked : undefined
    const words = readWords(url.searchParams.get('q'), WORDS_MOST)
    const { works, counts } = await listOwnWorks(db, actor.id, { show, words: words || undefined })
    const [teams, loans] = await Promise.all([listOwnTeams(db, actor.id), listLoansOf(db, actor.id)])
    return {
      counts,
      show,
      words,
      told: await tell(edge),
      publicPath: actor.state === 'active' ? `/user/${viewer.username}/portfolio` : null,
      works: works.map(({ cover, coverAlt, ...work }) => ({
        ...work,
        picture: toWorkPicture(cover, coverAlt, '160px'),
        teams: teams.map(({ team: { id, name } }) => ({
          id,
          name,
          isLent: loans.get(work.id)?.has(id) ?? false,
        })),
      })),
    }
  }),
)

/** What was just done, in words, and what can be done about it. */
async function tell({ db, actor, url, viewer }: MemberEdge) {
  const done = url.searchParams.get('done')
  const id = z.uuid().safeParse(url.searchParams.get('work')).data
  if (!done || !id) return undefined
  if (done === 'removed') {
    const removed = await findRemovedWork(db, actor.id, id)
    return removed ? { words: `${removed.title} is deleted.`, undoId: id } : undefined
  }
  const work = await findOwnWork(db, actor.id, id)
  if (!work) return undefined
  const address = `/user/${viewer.username}/portfolio/${work.slug}`
  const isSeen = actor.state === 'active' && !work.isHidden
  const words: Record<string, string> = {
    added: work.isHidden ? `${work.title} is kept, hidden.` : `${work.title} is in your portfolio.`,
    saved: `${work.title} is saved.`,
    moved: `${work.title} is moved.`,
    hidden: `${work.title} is hidden: only you see it.`,
    shown: `${work.title} is shown again.`,
    restored: `${work.title} is back.`,
    lent: `${work.title} hangs on the page of the team too.`,
    'taken-back': `${work.title} is off the page of the team.`,
  }
  const said = Object.hasOwn(words, done) ? words[done] : undefined
  return said ? { words: said, address: isSeen ? address : undefined } : undefined
}

export const action = worksIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Portfolio')

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { counts, works, show, words, told, publicPath } = loaderData
  return (
    <>
      <PageHead title="Portfolio" lede="What you have made, in the order in which others see it.">
        {publicPath && counts.shown > 0 ? (
          <ButtonLink to={publicPath}>See my public portfolio</ButtonLink>
        ) : null}
        {counts.all < WORKS_MOST && counts.all > 0 ? (
          <ButtonLink to="/my/portfolio/new" look="main">
            <Icon name="plus" /> Add a work
          </ButtonLink>
        ) : null}
      </PageHead>
      {told ? <Told {...told} /> : null}
      {counts.all === 0 ? (
        <EmptyState
          title="No works yet"
          actions={
            <ButtonLink to="/my/portfolio/new" look="main">
              Add the first work
            </ButtonLink>
          }
        >
          Three good works tell more than a page of promises. Start with the one you would show a friend.
        </EmptyState>
      ) : (
        <>
          <Tabs
            label="Works"
            tabs={[
              { to: '/my/portfolio', label: 'All', count: counts.all, current: !show },
              {
                to: '/my/portfolio?show=shown',
                label: 'Shown',
                count: counts.shown,
                current: show === 'shown',
              },
              {
                to: '/my/portfolio?show=hidden',
                label: 'Hidden',
                count: counts.hidden,
                current: show === 'hidden',
              },
            ]}
          />
          <Search show={show} words={words} isWanted={counts.all > 5 || words !== ''} />
          {works.length > 0 ? (
            <WorkRows works={works} mayMove={!show && !words} />
          ) : (
            <p className="portfolio-none soft">
              No work is like that. <Link to="/my/portfolio">Show all of them</Link>.
            </p>
          )}
        </>
      )}
    </>
  )
}

type SearchProps = { show: string | undefined; words: string; isWanted: boolean }

function Search({ show, words, isWanted }: SearchProps) {
  if (!isWanted) return null
  return (
    <Form className="portfolio-search" role="search">
      {show ? <input type="hidden" name="show" value={show} /> : null}
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={words}
        placeholder="Find a work by its title"
        aria-label="Find a work by its title"
        maxLength={WORDS_MOST}
      />
      <Button size="s">Find</Button>
    </Form>
  )
}

type ToldProps = { words: string; undoId?: string | undefined; address?: string | undefined }

function Told({ words, undoId, address }: ToldProps) {
  const isBusy = useSent()?.get('intent') === 'restore'
  return (
    <Confirmation>
      <div className="note-row">
        <span>
          {words} {address ? <Link to={address}>See it</Link> : null}
        </span>
        {undoId ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="workId" value={undoId} />
            <Button size="s" name="intent" value={'restore' satisfies WorksIntent} busy={isBusy}>
              <Icon name="undo-2" size={16} /> Undo
            </Button>
          </Form>
        ) : null}
      </div>
    </Confirmation>
  )
}
