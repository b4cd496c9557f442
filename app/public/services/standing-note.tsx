import { Link } from 'react-router'
import { Note } from '#app/ui/note/note.tsx'
import type { ServiceShown } from '#domain/catalogue/index.ts'

type StandingNoteProps = {
  shown: ServiceShown
  id: string
  slug: string
  sellerName: string
  hasOthers: boolean
}

/** Says what is not as usual: paused, offered no more, not yet public. */
export function StandingNote({ shown, id, slug, sellerName, hasOthers }: StandingNoteProps) {
  const others = hasOthers ? (
    <>
      {' '}
      <a href="#similar">See others like it</a>
    </>
  ) : null
  if (shown.as === 'open') return null
  if (shown.as === 'preview') return <PreviewNote {...shown.preview} id={id} slug={slug} />
  if (shown.as === 'paused')
    return (
      <Note tone="warn" icon="pause">
        <b>Paused.</b> {sellerName} takes no orders for this now.{others}
      </Note>
    )
  return (
    <Note tone="warn" icon="archive">
      <b>Not offered any more.</b> {sellerName} has taken it off the wall.{others}
    </Note>
  )
}

type PreviewProps = Extract<ServiceShown, { as: 'preview' }>['preview'] & { id: string; slug: string }

function PreviewNote({ isLive, isOwn, state, id, slug }: PreviewProps) {
  return (
    <Note tone="warn" icon="eye">
      <b>Preview: not yet public.</b>{' '}
      {isLive ? 'Everyone still sees the version before this one. ' : `${WHO_SEES[isOwn ? 'own' : 'other']} `}
      {isOwn && state !== 'archived' ? <Link to={`/my/services/${slug}/edit`}>Go on writing</Link> : null}
      {isOwn ? null : <Link to={`/admin/market/services/${id}`}>Review it</Link>}
    </Note>
  )
}

const WHO_SEES = {
  own: 'Only you and moderators see this page.',
  other: 'Only its seller and moderators see this page.',
}
