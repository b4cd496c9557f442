import { redirect } from 'react-router'
import { writeInDeal } from '#domain/messages/index.ts'
import { sendInput } from '#domain/messages/input.ts'
import { intent } from '../room-forms.ts'

/** What is said in the room. */
export const talkIntents = {
  say: intent({
    input: sendInput,
    takesFiles: true,
    run: (tx, actor, words, { about, received }) =>
      writeInDeal(tx, actor, { dealId: about.id, ...words, files: received.files }),
    done: async ({ about, received }, { isRepeated }) => {
      if (isRepeated) await received.forget()
      return redirect(`/deals/${about.id}#said`)
    },
  }),
}
