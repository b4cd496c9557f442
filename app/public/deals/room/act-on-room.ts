import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { typedIn } from '#app/forms/typed-in.ts'
import { actOnReview } from '#app/reviews/act-on-review.ts'
import { errorsOf, type FieldErrors } from '#domain/deals/deal-input.ts'
import { ExpectedError, Invalid, NotFound } from '#platform/errors/errors.ts'
import { z } from 'zod'
import { deeds } from './deeds.ts'
import { fieldsOfRoom } from './fields-of-room.ts'
import { receiveForm, type ReceivedForm } from './receive-files.server.ts'
import { openRoom, addressOf } from './room-context.ts'

export type Refusal = { refused: string; errors: FieldErrors; typed: Record<string, string> }

/** Takes the step that a form of the room asks for; a refused one comes back as it was typed. */
export async function actOnRoom(edge: MemberEdge) {
  const context = await openRoom(edge)
  const received = await receiveForm(edge)
  const typed = typedIn(received.form, fieldsOfRoom(context))
  const wanted = typed['do'] ?? ''
  const deed = Object.hasOwn(deeds, wanted) ? deeds[wanted] : undefined
  if (!deed) {
    await received.forget()
    const answered = await actOnReview(edge, received.form, context.id)
    if (answered) return answered
    throw new Invalid('Choose what to do in the deal')
  }
  const refuse = async (refused: string, errors: FieldErrors, status: number) => {
    await received.forget()
    return data({ refused, errors, typed } satisfies Refusal, { status })
  }
  // Without script, what is typed is worked out before it is done.
  if (typed['preview'] === 'yes') return refuse('', {}, 200)
  if (received.fault) return refuse(received.fault, { files: [received.fault] }, 400)
  try {
    const to = await deed(edge, context, { typed, files: received.files })
    return redirect(to ?? addressOf(context, { done: typed['do'] }))
  } catch (error) {
    if (error instanceof z.ZodError) return refuse('', errorsOf(error), 400)
    if (!(error instanceof ExpectedError) || error instanceof NotFound) {
      await received.forget()
      throw error
    }
    return refuse(error.message, error instanceof Invalid ? { ...error.fields } : {}, error.status)
  }
}

export type { ReceivedForm }
