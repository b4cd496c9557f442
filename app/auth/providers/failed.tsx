import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { withNext } from '../../shared/sign-in/next-path.ts'
import type { Failure } from './paths.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import type { FailedView } from './show-step.ts'

const words: Record<Failure, (name: string) => string> = {
  down: (name) => `${name} does not answer right now. Try again in a few minutes, or sign in another way.`,
  cancelled: (name) =>
    `You turned back at ${name}, so nothing has changed. Try again, or sign in another way.`,
  refused: (name) => `What came back from ${name} could not be trusted, so nobody was signed in. Try again.`,
  stale: () => 'This sign-in has ended, or went on in another tab. Start again.',
  closed: () => 'No account here is linked to the one you used, and nobody new can join at the moment.',
  'too-often': () => 'That was tried often enough for now. Wait a quarter of an hour, then try again.',
  'not-allowed': () =>
    'Nothing can be linked in the state your account is in. If your e-mail address is not verified yet, do that first.',
  'not-linkable': (name) =>
    `This ${name} account belongs to another member here, or you have another one of ${name} linked already. Unlink that one first, or choose another.`,
}

/** Why the person is not in, and what they can do now. */
export function Failed({ view }: { view: FailedView }) {
  return (
    <>
      <Note tone={view.why === 'cancelled' || view.why === 'closed' ? 'info' : 'bad'} role="status">
        {words[view.why](view.providerName ?? 'The provider')}
      </Note>
      <ProviderButtons providers={view.again} next={view.next} brand={view.brand.slug} />
      {view.isMember ? (
        <ButtonLink to="/my/account#providers">Go to my account</ButtonLink>
      ) : (
        <ButtonLink to={withNext(view.brand.screens.login, view.next)}>Sign in another way</ButtonLink>
      )}
    </>
  )
}
