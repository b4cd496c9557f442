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
export function Heart({ kind, id, name, isFavourite, withWords }: HeartProps) {
  const fetcher = useFetcher({ key: `heart-${kind}-${id}` })
  const viewer = useRouteLoaderData<Site>('root')?.viewer
  const { pathname, search } = useLocation()
  const sent = fetcher.formData?.get('intent')
  const isOn = sent ? sent === 'add' : isFavourite
  const intent = isOn ? 'remove' : 'add'
  const state = { 'aria-label': `Favourite: ${name}`, 'aria-pressed': isOn }
  return (
    <form
      className="heart-form"
      method="post"
      action="/my/favorites"
      onSubmit={(event) => {
        if (!viewer) return
        event.preventDefault()
        void fetcher.submit({ intent, kind, id }, { method: 'post', action: '/my/favorites' })
      }}
    >
      <input type="hidden" name="intent" value={intent} />
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
