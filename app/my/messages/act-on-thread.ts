import { redirect } from 'react-router'
import { z } from 'zod'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import {
  archiveConversation,
  deleteMessage,
  editMessage,
  exemptQuestion,
  markUnread,
  muteConversation,
  pinConversation,
  sendMessage,
} from '#domain/messages/index.ts'
import { editInput, muteInput, numberInput, sendInput } from '#domain/messages/input.ts'
import { openConversation } from './open-conversation.ts'
import { tellRefused } from './refused-words.ts'

const { intent, intents } = formsOf({
  for: 'members',
  accepts: ATTACHMENTS,
  about: openConversation,
  receive: (edge) => receiveAttachments(edge, { folder: 'messages', label: 'Files' }),
  mends: mendsAllFound,
  refuse: tellRefused,
})

type Here = { about: { conversation: { id: string } } }
const here = ({ about }: Here, more = '') => redirect(`/my/messages/${about.conversation.id}${more}`)
const toList = () => redirect('/my/messages')
const pressed = z.object({})

const send = (answer: (asked: Here, number: number) => Response) =>
  intent({
    input: sendInput,
    takesFiles: true,
    run: (tx, actor, words, { about, received }) =>
      sendMessage(tx, actor, { conversationId: about.conversation.id, ...words, files: received.files }),
    done: async (asked, { number, isRepeated }) => {
      if (isRepeated) await asked.received.forget()
      return answer(asked, number)
    },
  })

/** What the forms of a conversation ask for. */
export const threadIntents = intents({
  send: send((asked, number) => here(asked, `#m${number}`)),
  edit: intent({
    input: editInput,
    run: (tx, actor, input, { about }) =>
      editMessage(tx, actor, { conversationId: about.conversation.id, ...input }),
    done: (asked, _, { number }) => here(asked, `#m${number}`),
  }),
  delete: intent({
    input: numberInput,
    isPressed: true,
    run: (tx, actor, { number }, { about }) =>
      deleteMessage(tx, actor, { conversationId: about.conversation.id, number }),
    done: (asked, _, { number }) => here(asked, `#m${number}`),
  }),
  'no-answer': intent({
    input: pressed,
    run: (tx, actor, _, { about }) => exemptQuestion(tx, actor, { conversationId: about.conversation.id }),
    done: (asked) => here(asked),
  }),
  pin: intent({
    input: pressed,
    run: (tx, actor, _, { about }) =>
      pinConversation(tx, actor, { conversationId: about.conversation.id, isOn: !about.own.isPinned }),
    done: (asked) => here(asked),
  }),
  archive: intent({
    input: pressed,
    run: (tx, actor, _, { about }) =>
      archiveConversation(tx, actor, {
        conversationId: about.conversation.id,
        isOn: about.own.archivedAt === null,
      }),
    done: toList,
  }),
  mute: intent({
    input: muteInput,
    run: (tx, actor, input, { about }) =>
      muteConversation(tx, actor, { conversationId: about.conversation.id, ...input }),
    done: (asked) => here(asked),
  }),
  unmute: intent({
    input: pressed,
    run: (tx, actor, _, { about }) =>
      muteConversation(tx, actor, { conversationId: about.conversation.id, for: undefined }),
    done: (asked) => here(asked),
  }),
  unread: intent({
    input: pressed,
    run: (tx, actor, _, { about }) => markUnread(tx, actor, { conversationId: about.conversation.id }),
    done: toList,
  }),
})

/** What a page sends by script: it goes nowhere, and knows by the number that its words were taken. */
export const wordsIntents = intents({ send: send((_, number) => Response.json({ number })) })

export type ThreadIntent = IntentOf<typeof threadIntents>
