import { useEffect, useRef, useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { Button, ButtonLink, IconButton } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { pictureSet, type WorkPicture } from '#app/ui/work/work-picture.ts'
import type { WorksIntent } from './act-on-works.ts'
import { Lending, type LendingTeam } from './lending.tsx'

export type WorkRow = {
  id: string
  title: string
  year: number | null
  client: string
  isHidden: boolean
  picturesCount: number
  picture: WorkPicture | null
  /** The member's teams, and whether it is lent to each. */
  teams: readonly LendingTeam[]
}

type WorkRowsProps = { works: readonly WorkRow[]; mayMove: boolean }

/** A member's works in their order: dragged, moved by keys, or by plain buttons. */
export function WorkRows({ works, mayMove }: WorkRowsProps) {
  const isLive = useHydrated()
  const submit = useSubmit()
  const dragged = useRef<string | null>(null)
  const [overId, setOverId] = useState<string | null>(null)
  const refocus = useRef<string[]>([])

  // A row that moved took its button away from under the focus; at the end of the list the other one takes over.
  const order = works.map(({ id }) => id).join()
  const lastOrder = useRef(order)
  useEffect(() => {
    if (lastOrder.current === order) return
    lastOrder.current = order
    const buttons = refocus.current.map((id) => document.getElementById(id))
    refocus.current = []
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
  }, [order])

  const drop = (place: number) => {
    const workId = dragged.current
    dragged.current = null
    setOverId(null)
    if (!workId || works[place]?.id === workId) return
    void submit(
      { workId, intent: `move:${place}` satisfies WorksIntent },
      { method: 'post', preventScrollReset: true },
    )
  }
  const isDraggable = isLive && mayMove && works.length > 1
  return (
    <ol className="portfolio-rows">
      {works.map((work, place) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the second way, buttons are the first.
        <li
          key={work.id}
          className={work.id === overId ? 'is-over' : undefined}
          draggable={isDraggable}
          onDragStart={() => (dragged.current = work.id)}
          onDragOver={(event) => {
            if (!dragged.current) return
            event.preventDefault()
            setOverId(work.id)
          }}
          onDragEnd={() => setOverId(null)}
          onDrop={() => drop(place)}
        >
          {isDraggable ? <Icon name="grip-vertical" className="portfolio-grip" /> : null}
          <Thumb picture={work.picture} />
          <div className="portfolio-words">
            <h2>
              <Link to={`/my/portfolio/${work.id}`}>{work.title}</Link>
            </h2>
            <p className="soft">{factsOf(work)}</p>
            {work.isHidden ? <Tag>Hidden</Tag> : null}
            <Lending work={work} />
          </div>
          <RowForm
            work={work}
            place={mayMove ? place : undefined}
            count={works.length}
            onMoved={(ids) => (refocus.current = ids)}
          />
        </li>
      ))}
    </ol>
  )
}

function factsOf({ year, client, picturesCount }: WorkRow): string {
  const pictures = picturesCount === 1 ? '1 picture' : `${picturesCount} pictures`
  return [year, client, pictures].filter(Boolean).join(' · ')
}

function Thumb({ picture }: { picture: WorkPicture | null }) {
  if (!picture) return <span className="portfolio-thumb cover cover-none" />
  return (
    <img
      className="portfolio-thumb cover"
      src={picture.src}
      srcSet={pictureSet(picture, 'webp')}
      sizes={picture.sizes}
      alt=""
      width={160}
      height={120}
      loading="lazy"
    />
  )
}

type RowFormProps = {
  work: WorkRow
  /** None where the list is not in its own order. */
  place: number | undefined
  count: number
  onMoved: (buttonIds: string[]) => void
}

function RowForm({ work, place, count, onMoved }: RowFormProps) {
  const [upId, downId] = [`up-${work.id}`, `down-${work.id}`]
  return (
    <Form method="post" className="portfolio-acts" preventScrollReset>
      <input type="hidden" name="workId" value={work.id} />
      {place !== undefined && count > 1 ? (
        <span className="portfolio-move">
          <IconButton
            id={upId}
            label={`Move ${work.title} up`}
            name="intent"
            value={`move:${place - 1}` satisfies WorksIntent}
            disabled={place === 0}
            onClick={() => onMoved([upId, downId])}
          >
            <Icon name="arrow-up" size={18} />
          </IconButton>
          <IconButton
            id={downId}
            label={`Move ${work.title} down`}
            name="intent"
            value={`move:${place + 1}` satisfies WorksIntent}
            disabled={place === count - 1}
            onClick={() => onMoved([downId, upId])}
          >
            <Icon name="arrow-down" size={18} />
          </IconButton>
        </span>
      ) : null}
      <ButtonLink size="s" to={`/my/portfolio/${work.id}`} aria-label={`Edit ${work.title}`}>
        Edit
      </ButtonLink>
      <Button
        size="s"
        look="bare"
        name="intent"
        value={(work.isHidden ? 'show' : 'hide') satisfies WorksIntent}
        aria-label={`${work.isHidden ? 'Show' : 'Hide'} ${work.title}`}
      >
        {work.isHidden ? 'Show' : 'Hide'}
      </Button>
      <Button
        size="s"
        look="bare"
        name="intent"
        value={'remove' satisfies WorksIntent}
        aria-label={`Delete ${work.title}`}
      >
        Delete
      </Button>
    </Form>
  )
}
