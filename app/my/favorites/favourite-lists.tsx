import { Form, Link, useLocation } from 'react-router'
import { ProjectRow } from '#app/shared/projects/project-row.tsx'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { WorkCard, WorkGrid } from '#app/ui/work/work.tsx'
import type { FavouritesData, Favourite } from './load-favourites.ts'
import type { FavouritesIntent } from './act-on-favourites.ts'

type FavouriteListProps = Pick<FavouritesData, 'kind' | 'favourites' | 'lists' | 'now'>

export function FavouriteServices({ kind, favourites, lists }: FavouriteListProps) {
  return (
    <WorkGrid>
      {favourites.map((one, place) =>
        one.work ? (
          <div key={one.id}>
            <WorkCard
              {...one.work}
              titleLevel="h2"
              eager={place < 3}
              heart={<RemoveButton kind={kind} id={one.id} name={one.work.title} />}
              tick={
                one.work.by.to.startsWith('/user/') ? (
                  <Link to={askAbout(one.id, one.work)}>Ask {one.work.by.name}</Link>
                ) : undefined
              }
            />
            <MoveForm kind={kind} one={one} lists={lists} name={one.work.title} />
          </div>
        ) : null,
      )}
    </WorkGrid>
  )
}

/** A question about a service to whoever offers it. */
const askAbout = (id: string, { by }: { by: { to: string } }) =>
  `${by.to.replace('/user/', '/my/messages/new?to=').replace('/t/', '/my/messages/new?team=')}&about=service:${id}`

export function FavouritePeople({ kind, favourites, lists }: FavouriteListProps) {
  return (
    <ul className="favorites-people">
      {favourites.map((one) =>
        one.person ? (
          <li key={one.id}>
            <Avatar name={one.person.name} src={one.person.avatarUrl} size={56} />
            <div className="favorites-person">
              <h2>
                <Link to={one.person.to}>{one.person.name}</Link>{' '}
                {one.person.level ? <Hallmark {...one.person.level} bare /> : null}
              </h2>
              {one.person.headline ? <p className="soft">{one.person.headline}</p> : null}
              <p>
                <Link to={one.person.to.replace('/user/', '/my/messages/new?to=')}>
                  Write to {one.person.name}
                </Link>
              </p>
              <MoveForm kind={kind} one={one} lists={lists} name={one.person.name} />
            </div>
            <RemoveButton kind={kind} id={one.id} name={one.person.name} />
          </li>
        ) : null,
      )}
    </ul>
  )
}

export function FavouriteTeams({ kind, favourites, lists }: FavouriteListProps) {
  return (
    <ul className="favorites-people">
      {favourites.map((one) =>
        one.team ? (
          <li key={one.id}>
            <Avatar name={one.team.name} src={one.team.src} size={56} />
            <div className="favorites-person">
              <h2>
                <Link to={one.team.to}>{one.team.name}</Link>{' '}
                {one.team.level ? <Hallmark {...one.team.level} bare /> : null}
              </h2>
              {one.team.headline ? <p className="soft">{one.team.headline}</p> : null}
              <p className="soft">{one.team.size} people</p>
              <MoveForm kind={kind} one={one} lists={lists} name={one.team.name} />
            </div>
            <RemoveButton kind={kind} id={one.id} name={one.team.name} />
          </li>
        ) : null,
      )}
    </ul>
  )
}

export function FavouriteProjects({ kind, favourites, lists, now }: FavouriteListProps) {
  return (
    <ul className="project-rows">
      {favourites.map((one) =>
        one.project ? (
          <ProjectRow key={one.id} project={one.project} now={now}>
            <div className="favorites-project">
              <RemoveButton kind={kind} id={one.id} name={one.project.title} />
              <MoveForm kind={kind} one={one} lists={lists} name={one.project.title} />
            </div>
          </ProjectRow>
        ) : null,
      )}
    </ul>
  )
}

type RemoveButtonProps = { kind: string; id: string; name: string }

/** The heart of this page: what it lets go can be put back. */
function RemoveButton({ kind, id, name }: RemoveButtonProps) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={pathname + search} className="heart-form" preventScrollReset>
      <input type="hidden" name="intent" value={'remove' satisfies FavouritesIntent} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="undo" value="on" />
      <button className="heart" aria-label={`Favourite: ${name}`} aria-pressed title="Remove from favourites">
        <Icon name="heart" />
      </button>
    </Form>
  )
}

type MoveFormProps = { kind: string; one: Favourite; lists: FavouritesData['lists']; name: string }

function MoveForm({ kind, one, lists, name }: MoveFormProps) {
  const { pathname, search } = useLocation()
  const others = lists.filter(({ id }) => id !== one.listId)
  if (others.length === 0) return null
  return (
    <Form method="post" action={pathname + search} className="favorites-move" preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={one.id} />
      <select className="select select-s" name="listId" aria-label={`List for ${name}`}>
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <Button
        size="s"
        look="bare"
        name="intent"
        value={'move' satisfies FavouritesIntent}
        aria-label={`Move ${name} to this list`}
      >
        Move
      </Button>
    </Form>
  )
}
