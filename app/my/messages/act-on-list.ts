import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { chooseMarks } from '#domain/messages/index.ts'
import { marksInput } from '#domain/messages/input.ts'
import { expectReader } from './expect-reader.ts'

/** A box that is not ticked sends nothing, so the form has to say what it means. */
const { intent, intents } = formsOf({ for: 'members', about: expectReader, otherwise: '' })

/** What the page of all conversations asks for. */
export const listIntents = intents({
  marks: intent({
    input: marksInput,
    run: (tx, actor, marks) => chooseMarks(tx, actor, marks),
    done: () => redirect('/my/messages?saved=yes'),
  }),
})

export type ListIntent = IntentOf<typeof listIntents>
