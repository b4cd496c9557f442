import { Form, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import projectsCssUrl from '#app/shared/projects/projects.css?url'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import type { Route } from './+types/favorites.page.ts'
import {
  favouritesIntents,
  finishWanted,
  type ListAnswer,
  type FavouritesIntent,
} from './act-on-favourites.ts'
import cssUrl from './favorites.css?url'
import { FavouritePeople, FavouriteProjects, FavouriteServices, FavouriteTeams } from './favourite-lists.tsx'
import { ListBar, shownForms } from './list-bar.tsx'
import { loadFavourites, type FavouritesData } from './load-favourites.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: projectsCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(
  memberOnly(async (edge) => {
    if (edge.url.searchParams.has('come')) throw await finishWanted(edge)
    return loadFavourites(edge)
  }),
)

export const action = favouritesIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Favourites')

const DONE: Readonly<Record<string, string>> = {
  moved: 'It is in the other list now.',
  renamed: 'The list has its new name.',
  'list-added': 'The list is there. Move something into it, or press a heart and sort later.',
  'list-removed': 'The list is gone. What was in it is in the first one.',
}

export default function FavoritesPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData() as ListAnswer | undefined
  const { kind, counts, favourites, page, pages, isFull, most } = loaderData
  return (
    <>
      <PageHead title="Favourites" lede="What you keep an eye on, in lists of your own." />
      {isFull ? (
        <Note tone="warn" role="status">
          You keep {formatCount(most)} favourites, which is the most. Remove some before you add another.
        </Note>
      ) : null}
      {answer && !(counts[kind] > 0 && shownForms(loaderData).includes(answer.intent)) ? (
        <RefusedElsewhere result={{ error: { '': answer.errors } }} />
      ) : null}
      <Told {...loaderData} />
      <Tabs
        label="Kinds of favourites"
        tabs={[
          {
            to: '/my/favorites',
            label: 'Services',
            count: counts.service,
            current: kind === 'service',
          },
          {
            to: '/my/favorites?kind=member',
            label: 'People',
            count: counts.member,
            current: kind === 'member',
          },
          {
            to: '/my/favorites?kind=team',
            label: 'Teams',
            count: counts.team,
            current: kind === 'team',
          },
          {
            to: '/my/favorites?kind=project',
            label: 'Projects',
            count: counts.project,
            current: kind === 'project',
          },
        ]}
      />
      {counts[kind] === 0 ? (
        <Nothing kind={kind} />
      ) : (
        <>
          <ListBar {...loaderData} answer={answer} />
          {favourites.length === 0 ? <p className="favorites-none soft">{noneInWords(loaderData)}</p> : null}
          <FavouritesOfKind {...loaderData} />
          {loaderData.awayCount > 0 && page === pages ? (
            <p className="favorites-away soft">{awayInWords(kind, loaderData.awayCount)}</p>
          ) : null}
          <Pagination page={page} pages={pages} />
        </>
      )}
    </>
  )
}

function Told({ undo, done }: FavouritesData) {
  if (!undo) return done && Object.hasOwn(DONE, done) ? <Confirmation>{DONE[done]}</Confirmation> : null
  return (
    <Confirmation>
      <Form method="post" className="note-row" preventScrollReset>
        <span>It is out of your favourites.</span>
        <input type="hidden" name="kind" value={undo.kind} />
        <input type="hidden" name="id" value={undo.id} />
        <input type="hidden" name="listId" value={undo.listId} />
        <input
          type="hidden"
          name="back"
          value={undo.kind === 'service' ? '/my/favorites' : `/my/favorites?kind=${undo.kind}`}
        />
        <Button size="s" name="intent" value={'add' satisfies FavouritesIntent}>
          <Icon name="undo-2" size={16} /> Undo
        </Button>
      </Form>
    </Confirmation>
  )
}

const listsByKind = {
  service: FavouriteServices,
  member: FavouritePeople,
  team: FavouriteTeams,
  project: FavouriteProjects,
} as const

function FavouritesOfKind(data: FavouritesData) {
  const Favourites = listsByKind[data.kind]
  return <Favourites {...data} />
}

function noneInWords({ words, list }: FavouritesData): string {
  if (words) return `Nothing you keep is called “${words}”.`
  return list ? `${list.title} is empty. Move something into it.` : 'Nothing here can be shown right now.'
}

function awayInWords(kind: FavouritesData['kind'], count: number): string {
  if (kind === 'member')
    return count === 1 ? 'One person is away at the moment.' : `${count} people are away at the moment.`
  if (kind === 'team')
    return count === 1
      ? 'One team takes no work at the moment.'
      : `${count} teams take no work at the moment.`
  if (kind === 'project')
    return count === 1 ? 'One project is not open any more.' : `${count} projects are not open any more.`
  return count === 1
    ? 'One service is not offered at the moment. It is kept for you.'
    : `${count} services are not offered at the moment. They are kept for you.`
}

function Nothing({ kind }: Pick<FavouritesData, 'kind'>) {
  if (kind === 'project')
    return (
      <EmptyState title="No project kept yet" actions={<ButtonLink to="/projects">Open projects</ButtonLink>}>
        Press Favourite on a project, and answer it when you have the time.
      </EmptyState>
    )
  if (kind === 'team')
    return (
      <EmptyState title="No team kept yet" actions={<ButtonLink to="/teams">Find a team</ButtonLink>}>
        Press Favourite on the page of a team, and you find it here again.
      </EmptyState>
    )
  return kind === 'service' ? (
    <EmptyState title="Nothing kept yet" actions={<ButtonLink to="/search">Look around</ButtonLink>}>
      Press the heart beside a work, and it waits for you here.
    </EmptyState>
  ) : (
    <EmptyState title="Nobody kept yet" actions={<ButtonLink to="/search">Find people</ButtonLink>}>
      Press Favourite on somebody’s page, and you find them here again.
    </EmptyState>
  )
}
