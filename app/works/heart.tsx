import type { ComponentProps } from 'react'
import { useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import type { Site } from '#app/root.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { normaliseQuery } from '#platform/page-cache/key.ts'

type HeartProps = {
  kind: 'service' | 'member'
  id: string
  /** What it is called, for a screen reader. */
  name: string
  isFavourite: boolean
  /** A button with words, where there is room for them. */
  withWords?: boolean | undefined
}

/**
 * Keeps something, or keeps it no more. It answers at once where there is script; without it, and for visitors, it is a
 * form that comes back here, by way of the sign-in if need be.
 */
export function Heart(props: HeartProps) {
  const viewer = useRouteLoaderData<Site>('root')?.viewer
  return viewer ? <MembersHeart {...props} /> : <HeartForm {...props} />
}

function MembersHeart({ isFavourite, ...props }: HeartProps) {
  const { kind, id } = props
  const fetcher = useFetcher({ key: `heart-${kind}-${id}` })
  const sent = fetcher.formData?.get('intent')
  const isOn = sent ? sent === 'add' : isFavourite
  return (
    <HeartForm
      {...props}
      isFavourite={isOn}
      onSubmit={(event) => {
        event.preventDefault()
        const intent = isOn ? 'remove' : 'add'
        void fetcher.submit({ intent, kind, id }, { method: 'post', action: '/my/favorites' })
      }}
    />
  )
}

type HeartFormProps = HeartProps & Pick<ComponentProps<'form'>, 'onSubmit'>

function HeartForm({ kind, id, name, isFavourite: isOn, withWords, onSubmit }: HeartFormProps) {
  const { pathname, search } = useLocation()
  const state = { 'aria-label': `Favourite: ${name}`, 'aria-pressed': isOn }
  return (
    <form className="heart-form" method="post" action="/my/favorites" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={isOn ? 'remove' : 'add'} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {/* Visitors who share a kept page see the same address, so it may hold nothing of the one who came first. */}
      <input type="hidden" name="back" value={pathname + normaliseQuery(search)} />
      {withWords ? (
        <button className="btn btn-line heart-words" {...state}>
          <Icon name="heart" /> Favourite
        </button>
      ) : (
        <button
          className="heart"
          title={isOn ? 'Remove from favourites' : 'Keep among favourites'}
          {...state}
        >
          <Icon name="heart" />
        </button>
      )}
    </form>
  )
}
