import { data, redirect } from 'react-router'
import type { CachedEdge } from '#app/edge.ts'
import { findProfile, type Profile } from '#domain/accounts/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

type PageOwner = { profile: Profile; isHidden: boolean; isOwn: boolean }

/** Whose page it is; a former name leads on to the present one, and so does everything below it. */
export async function findOwner({ params, url, db, clock, page }: CachedEdge): Promise<PageOwner> {
  const viewerId = page.viewer?.actor.id
  const asked = params['username'] ?? ''
  const found = await findProfile(db, asked, { now: clock.now(), viewerId })
  if (found.outcome === 'moved') {
    const below = url.pathname.split('/').slice(3)
    throw redirect(['', 'user', found.username, ...below].join('/') + url.search, 301)
  }
  if (found.outcome === 'gone') throw gone()
  if (found.outcome === 'unknown') throw new NotFound('There is nobody of this name here.')
  page.tags.add(`member:${found.profile.id}`)
  return { profile: found.profile, isHidden: found.isHidden, isOwn: found.profile.id === viewerId }
}

/** The member left: search engines forget an address that is gone sooner than one that is only not found. */
function gone() {
  return data(
    { code: 'gone', message: 'This member has left. Their page is gone for good.' },
    { status: 410 },
  )
}
