import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { disownDevice, recogniseDevice, sessionInput } from '#domain/accounts/index.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'

/** Where the account page says what happened, and asks for a new password. */
export const CHANGE_PASSWORD = '/my/account?done=it-was-not-me#password'

type Asked = MemberEdge & { form: FormData }

/** An answer to `Was it you?`, and where it leads. */
export const answerSignIn =
  (answer: typeof recogniseDevice | typeof disownDevice, next: string) =>
  async ({ transaction, actor, origin, viewer, form }: Asked): Promise<Response> => {
    const sent = sessionInput.safeParse({ sessionId: form.get('sessionId') })
    if (!sent.success) throw new NotFound('That sign-in needs no answer any more')
    try {
      await transaction((tx) => answer(tx, actor, sent.data, { origin, ownSessionId: viewer.sessionId }))
    } catch (error) {
      // It ended by itself or was answered meanwhile, or this device is in question itself: the page says what is left to do.
      if (!(error instanceof NotFound || error instanceof Conflict)) throw error
      return redirect('/my')
    }
    return redirect(next)
  }
