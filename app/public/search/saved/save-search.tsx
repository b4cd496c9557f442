import { Form, Link, useLocation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { LoadedSearch } from '../load-search.server.ts'
import type { SavedIntent } from './act-on-saved.server.ts'

const LABEL = 'Save search and get alerts'

/** A member keeps the search at a press; a visitor signs in first and finds it where it was. */
export function SaveSearch({ saving }: { saving: LoadedSearch['saving'] }) {
  const here = `/search?${saving.address}`
  if (!saving.isSignedIn) {
    return (
      <ButtonLink size="s" to={`/my/login?next=${encodeURIComponent(`${here}&save=1`)}`}>
        <Icon name="bell" /> {LABEL}
      </ButtonLink>
    )
  }
  if (saving.isTold) {
    return (
      <p className="search-told">
        <Icon name="bell" size={18} /> You get an e-mail a day when there are new ones.{' '}
        <Link to="/search">Your searches</Link>
      </p>
    )
  }
  return (
    <Form method="post" action={here} preventScrollReset>
      <Button size="s" name="intent" value={'save' satisfies SavedIntent}>
        <Icon name="bell" /> {LABEL}
      </Button>
    </Form>
  )
}

/** Back from signing in: what is left to do. */
export function SaveReminder({ saving }: { saving: LoadedSearch['saving'] }) {
  const { search } = useLocation()
  if (!saving.isSignedIn || saving.isTold || new URLSearchParams(search).get('save') !== '1') return null
  return (
    <Note tone="info" role="status">
      You are signed in. Press “{LABEL}” to keep this search and hear of what is new.
    </Note>
  )
}
