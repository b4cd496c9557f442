import type { ComponentProps } from 'react'
import { useFetcher, useRouteLoaderData } from 'react-router'
import type { Site } from '#app/site.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { HEARTS } from './hearts-form.tsx'
import type { FavouritesIntent } from '#app/my/favorites/act-on-favourites.ts'

type HeartProps = {
  kind: 'service' | 'member' | 'team' | 'project'
  id: string
  /** What it is called, for a screen reader. */
  name: string
  isFavourite: boolean
  /** A button with words, where there is room for them. */
  withWords?: boolean | undefined
}

/**
 * Keeps something, or keeps it no more. It answers at once where there is script; without it, and for visitors, it sends the
 * form of all hearts, which comes back here, by way of the sign-in if need be.
 */
export function Heart(props: HeartProps) {
  return <HeartFor {...props} isMember={useIsMember()} />
}

/** Whether whoever looks is signed in. */
export const useIsMember = (): boolean => !!useRouteLoaderData<Site>('root')?.viewer

/** The same where it is known already who looks. */
export function HeartFor({ isMember, ...props }: HeartProps & { isMember: boolean }) {
  if (!isMember) return <HeartButton {...props} hint="Sign in to save this" />
  // On the server nobody presses it, and nothing is under way.
  return import.meta.env.SSR ? <HeartButton {...props} /> : <MembersHeart {...props} />
}

function MembersHeart({ isFavourite, ...props }: HeartProps) {
  const { kind, id } = props
  const fetcher = useFetcher({ key: `heart-${kind}-${id}` })
  const sent = fetcher.formData?.get('intent')
  const isOn = sent ? sent === 'add' : isFavourite
  return (
    <HeartButton
      {...props}
      isFavourite={isOn}
      onClick={(event) => {
        event.preventDefault()
        const intent = isOn ? 'remove' : 'add'
        void fetcher.submit({ intent, kind, id }, { method: 'post', action: '/my/favorites' })
      }}
    />
  )
}

type HeartButtonProps = HeartProps & Pick<ComponentProps<'button'>, 'onClick'> & { hint?: string }

function HeartButton({ kind, id, name, isFavourite: isOn, withWords, onClick, hint }: HeartButtonProps) {
  return (
    <button
      form={HEARTS}
      name="heart"
      value={`${isOn ? 'remove' : 'add'} ${kind} ${id}` satisfies FavouritesIntent}
      className={withWords ? 'btn btn-line heart-words' : 'heart'}
      title={hint ?? (withWords ? undefined : isOn ? 'Remove from favourites' : 'Keep among favourites')}
      aria-label={`Favourite: ${name}`}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon name="heart" />
      {withWords ? ' Favourite' : null}
    </button>
  )
}
