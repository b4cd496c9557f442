import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { type disownDevice, isProved, type recogniseDevice, sessionInput } from '#domain/accounts/index.ts'
import { provePath } from '../../shared/sign-in/require-proof.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'

/** Where the account page says what happened, and asks for a new password. */
export const CHANGE_PASSWORD = '/my/account?done=it-was-not-me#password'

type Asked = MemberEdge & { form: FormData }

/** Several devices are answered for at once, by sessions with a space between. */
const signInsInput = z.array(sessionInput.shape.sessionId).min(1).max(50)

/** An answer to `Was it you?`, and where it leads. */
export const answerSignIn =
  (answer: typeof recogniseDevice | typeof disownDevice, next: string) =>
  async ({ transaction, actor, origin, viewer, form, clock }: Asked): Promise<Response> => {
    const sent = signInsInput.safeParse(String(form.get('sessionId') ?? '').split(' '))
    if (!sent.success) throw new NotFound('That sign-in needs no answer any more')
    const from = { origin, ownSessionId: viewer.sessionId, isProved: isProved(viewer.provedAt, clock.now()) }
    let answered = 0
    for (const sessionId of sent.data)
      try {
        await transaction((tx) => answer(tx, actor, { sessionId }, from))
        answered += 1
      } catch (error) {
        // This device is in question itself: who sits at it shows who they are, and answers again.
        if (error instanceof Conflict) return redirect(provePath('/my'))
        // It ended by itself or was answered meanwhile: the page says what is left to do.
        if (!(error instanceof NotFound)) throw error
      }
    return redirect(answered > 0 ? next : '/my')
  }
